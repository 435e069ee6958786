import {ADDRESS_MAX, type FrameWords} from '../../../lib/maps';

/** Letters before the first search: fewer find anything and everything. */
const SHORTEST = 3;

/** Pause in typing before a search, in ms: not one for each letter. */
const DEBOUNCE = 250;

export type ComboboxOptions = {
  words: FrameWords;
  /** Resolves when there is somebody to ask. */
  suggest: (input: string) => Promise<readonly string[]>;
  onValue: (value: string) => void;
  onTaken: () => void;
  onSubmit: (value: string) => void;
  onClose: () => void;
};

export type Combobox = {
  root: HTMLElement;
  field: HTMLInputElement;
  /** Height that the page keeps, in px: a message's too, while a list lies over what follows. */
  heightInFlow: () => number;
  /** Puts what had been typed elsewhere before what has been typed here, and searches for it. */
  begin: (value: string) => void;
};

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => created.setAttribute(key, value));
  created.append(...children);
  return created;
}

/**
 * A text field with a list of addresses under it, as the ARIA practices have it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/): the
 * focus stays in the field, the arrows choose, Enter takes, Escape closes.
 */
export function createCombobox({words, suggest, ...on}: ComboboxOptions): Combobox {
  const field = element('input', {
    id: 'address',
    class: 'field',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    maxlength: String(ADDRESS_MAX),
    placeholder: words.placeholder,
    'aria-label': words.label,
    'aria-describedby': 'help',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'addresses',
  });
  const list = element('ul', {id: 'addresses', role: 'listbox', 'aria-label': words.list});
  const status = element('p', {class: 'status', role: 'status'});
  // Google asks that its suggestions carry its name.
  const source = element('p', {class: 'source', translate: 'no'}, 'Google Maps');
  const panel = element('div', {class: 'panel'}, list, source);
  const root = element(
    'div',
    {class: 'root'},
    field,
    element('p', {id: 'help', hidden: ''}, words.help),
    panel,
    status,
  );
  panel.hidden = true;

  let active = -1;
  let search = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const options = () => [...list.children] as HTMLElement[];

  const activate = (index: number) => {
    active = index;
    options().forEach((option, at) =>
      option.setAttribute('aria-selected', at === index ? 'true' : 'false'),
    );
    const option = options()[index];
    if (option) {
      field.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView?.({block: 'nearest'});
    } else {
      field.removeAttribute('aria-activedescendant');
    }
  };

  const close = () => {
    activate(-1);
    panel.hidden = true;
    status.classList.remove('seen');
    field.setAttribute('aria-expanded', 'false');
  };

  const open = () => {
    panel.hidden = false;
    field.setAttribute('aria-expanded', 'true');
  };

  /** @param visible whether it stands under the field too, for everybody */
  const say = (text: string, visible = false) => {
    status.textContent = text;
    status.classList.toggle('seen', visible);
  };

  const take = (address: string) => {
    field.value = address;
    // An answer that is still on its way is for what was typed before.
    stop();
    close();
    say('');
    on.onTaken();
    on.onValue(address);
  };

  const show = (addresses: readonly string[]) => {
    list.replaceChildren(
      ...addresses.map((address, index) => {
        const option = element(
          'li',
          {id: `address-${index}`, role: 'option', 'aria-selected': 'false'},
          address,
        );
        // The focus stays in the field.
        option.addEventListener('mousedown', (event) => event.preventDefault());
        option.addEventListener('click', () => take(address));
        return option;
      }),
    );
    activate(-1);
    if (addresses.length === 0) {
      close();
      say(words.none, true);
      return;
    }
    open();
    say(
      addresses.length === 1
        ? words.one
        : words.several.replace('{count}', String(addresses.length)),
    );
  };

  function stop(): void {
    clearTimeout(timer);
    search += 1;
  }

  const ask = async () => {
    const input = field.value.trim();
    stop();
    const current = search;
    if (input.length < SHORTEST) {
      list.replaceChildren();
      close();
      say('');
      return;
    }
    try {
      const addresses = await suggest(input);
      if (current === search) show(addresses);
    } catch {
      if (current !== search) return;
      list.replaceChildren();
      close();
      say(words.unavailable, true);
    }
  };

  field.addEventListener('input', () => {
    on.onValue(field.value);
    stop();
    timer = setTimeout(() => void ask(), DEBOUNCE);
  });
  field.addEventListener('blur', () => {
    stop();
    close();
  });
  field.addEventListener('keydown', (event) => {
    // Enter also ends the composition of a character.
    if (event.isComposing) return;
    const count = options().length;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (count === 0) return;
        event.preventDefault();
        if (panel.hidden) open();
        // Past either end is the field itself, then the other end.
        const places = count + 1;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        activate(((active + 1 + step + places) % places) - 1);
        return;
      }
      case 'Enter': {
        event.preventDefault();
        const address = panel.hidden ? undefined : options()[active]?.textContent;
        if (address) take(address);
        else on.onSubmit(field.value);
        return;
      }
      case 'Escape':
        event.preventDefault();
        // What is on its way must not open it again.
        stop();
        if (panel.hidden && !status.classList.contains('seen')) on.onClose();
        else close();
        return;
      default:
    }
  });

  const begin = (value: string) => {
    const typed = field.value;
    field.value = (value + typed).slice(0, ADDRESS_MAX);
    field.setSelectionRange(field.value.length, field.value.length);
    if (typed) on.onValue(field.value);
    if (field.value.trim().length < SHORTEST) return;
    say(words.loading);
    void ask();
  };
  const heightInFlow = () =>
    status.classList.contains('seen')
      ? status.offsetTop + status.offsetHeight - field.offsetTop
      : field.offsetHeight;
  return {root, field, heightInFlow, begin};
}
