import {
  placesWarning,
  readToFrame,
  type PlacesFailure,
  type ToFrame,
  type ToPage,
} from '../../../../lib/mapsFrame';
import {createCombobox} from './combobox';
import {loadPlaces, PlacesError, type Places} from './places';

declare global {
  interface Window {
    /** Google calls it when it rejects the key. */
    gm_authFailure?: () => void;
  }
}

/*
 * The frame of « come and see us ». It contacts Google only after the embedding page
 * sends `open`, which requires the visitor's consent and request.
 */
const key = document.currentScript?.dataset.key ?? '';
const page = {origin: window.location.origin, source: window.parent};

const tell = (message: ToPage) => window.parent.postMessage(message, page.origin);

let failed = false;
function fail(failure: PlacesFailure): void {
  if (failed) return;
  failed = true;
  // eslint-disable-next-line no-console -- the specification asks for it (section 8)
  console.warn(placesWarning(failure));
  tell({type: 'failed', failure});
}

function paint(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
}

/** Loads the pages' font from the address that they use. */
async function addFont(address: string): Promise<void> {
  try {
    const font = new FontFace('Site Text', `url(${address})`, {
      weight: '400 700',
    });
    document.fonts.add(await font.load());
  } catch {
    // The system font remains.
  }
}

function start({theme, font, words}: Extract<ToFrame, {type: 'start'}>): (value: string) => void {
  paint(theme);
  void addFont(font);
  window.gm_authFailure = () => fail('key');
  const orFail = (error: unknown) => {
    if (error instanceof PlacesError) fail(error.failure);
    throw error;
  };
  let places: Promise<Places> | undefined;
  const load = () => (places ??= loadPlaces(key).catch(orFail));

  const {root, field, heightInFlow, begin} = createCombobox({
    words,
    suggest: async (input) => (await load()).suggest(input).catch(orFail),
    onValue: (typed) => tell({type: 'value', value: typed}),
    onTaken: () => void load().then(({taken}) => taken()),
    onSubmit: (typed) => tell({type: 'submit', value: typed}),
    onClose: () => tell({type: 'close'}),
  });
  document.body.replaceChildren(root);
  new ResizeObserver(() =>
    tell({type: 'size', field: heightInFlow(), whole: root.offsetHeight}),
  ).observe(root);
  // The page focuses the frame; the next key belongs to the field.
  window.addEventListener('focus', () => field.focus());
  return (value) => {
    load().catch(() => undefined);
    begin(value);
  };
}

let open: ReturnType<typeof start> | undefined;
if (window.parent !== window) {
  window.addEventListener('message', (event) => {
    const message = readToFrame(event, page);
    switch (message?.type) {
      case 'start':
        open ??= start(message);
        break;
      case 'open':
        open?.(message.value);
        break;
      case 'theme':
        paint(message.theme);
        break;
      default:
    }
  });
  tell({type: 'ready'});
}
