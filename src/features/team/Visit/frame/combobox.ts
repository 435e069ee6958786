import {ADDRESS_MAX, type FrameWords} from '../../../../lib/mapsFrame';

/** Minimum length of a search: shorter ones match too much. */
const SHORTEST = 3;

/** Pause in typing before a search, in ms. */
const DEBOUNCE = 250;

export type ComboboxOptions = {
  words: FrameWords;
  /** Resolves once the Places library has loaded and answered. */
  suggest: (input: string) => Promise<readonly string[]>;
  onValue: (value: string) => void;
  onTaken: () => void;
  onSubmit: (value: string) => void;
  onClose: () => void;
};

export type Combobox = {
  root: HTMLElement;
  field: HTMLInputElement;
  /** Height in the page's flow, in px: includes a visible message, but not the list, an overlay. */
  heightInFlow: () => number;
  /** Prepends the text typed in the plain field, then searches. */
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
 * A combobox of addresses by the ARIA pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/): the
 * focus stays in the field, the arrows select, Enter accepts, Escape closes.
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
  // Google requires attribution beside its suggestions.
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

  /** @param visible whether to show the text below the field too, not only announce it */
  const say = (text: string, visible = false) => {
    status.textContent = text;
    status.classList.toggle('seen', visible);
  };

  const take = (address: string) => {
    field.value = address;
    // Drops a pending response, which is for the former input.
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
        // The arrows wrap around through the field itself.
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
        // A pending response must not reopen the list.
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
