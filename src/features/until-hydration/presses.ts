import {
  BURGER_ATTRIBUTE,
  HYDRATED,
  MENU_ID,
  THEME_KEY,
  THEME_TOGGLE_ATTRIBUTE,
  UNSCRIPTED_ATTRIBUTE,
} from '../../lib/early';

/** How long a pressed control waits for hydration, in ms. */
const PATIENCE = 8000;

const root = document.documentElement;

function openMenu(): void {
  const template = document.getElementById(MENU_ID) as HTMLTemplateElement;
  const menu = template.content.firstChild!.cloneNode(true) as HTMLDialogElement;
  menu.onclick = ({target}) => (target as Element).closest('a, button') && menu.close();
  menu.onclose = () => menu.remove();
  document.body.append(menu);
  menu.showModal();
  menu.querySelector('button')!.focus();
}

function changeTheme(): void {
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = root.dataset.themeChoice = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the theme lasts as long as the document.
  }
}

/**
 * Until hydration, or for good if the scripts fail to load, answers the theme toggle and the burger,
 * and loads the page that back or forward leads to. Clicks on other controls are replayed after
 * hydration, unless it keeps them waiting too long.
 *
 * @returns gives up waiting: call it if a script fails to load
 */
export function answerPresses(): () => void {
  const canOpen = 'showModal' in document.createElement('dialog');
  const {pathname} = location;
  let pressed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(control?: HTMLElement): void {
    pressed?.removeAttribute('data-waiting');
    pressed = control;
    clearTimeout(timer);
    if (!control) return;
    control.setAttribute('data-waiting', '');
    timer = setTimeout(fail, PATIENCE);
  }

  function fail(): void {
    root.setAttribute(UNSCRIPTED_ATTRIBUTE, '');
    wait();
  }

  /** Undefined leaves the press to the browser. */
  function answerTo(control: Element) {
    if (control.hasAttribute(BURGER_ATTRIBUTE)) return canOpen ? openMenu : undefined;
    if (control.hasAttribute(THEME_TOGGLE_ATTRIBUTE)) return changeTheme;
    return root.hasAttribute(UNSCRIPTED_ATTRIBUTE) ? undefined : wait;
  }

  function press(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>(
      `button[type="button"], [${BURGER_ATTRIBUTE}]`,
    );
    const answer = control?.closest('dialog') ? undefined : control && answerTo(control);
    if (!answer) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    answer(control!);
  }

  // After a page has been loaded in full, the browser takes the entries before it for its own.
  function travel(): void {
    if (location.pathname !== pathname) location.reload();
  }

  addEventListener('popstate', travel);
  addEventListener('click', press, true);
  document.addEventListener(
    HYDRATED,
    () => {
      const control = pressed;
      root.removeAttribute(UNSCRIPTED_ATTRIBUTE);
      wait();
      removeEventListener('popstate', travel);
      removeEventListener('click', press, true);
      if (control?.isConnected) control.click();
    },
    {once: true},
  );
  return fail;
}
