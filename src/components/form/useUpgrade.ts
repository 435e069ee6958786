import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

/** What a visitor does first in a form; browsers that fill it in themselves send `input` alone. */
const BEGINNINGS = ['focusin', 'pointerdown', 'input'];

/** What every live part is given. */
export type LivePartProps<Live> = {
  /** The form that it takes over, with everything that is in it. */
  form: HTMLFormElement;
  /**
   * Hands to the view what it needs of the live part: registrations, handlers,
   * messages, also elements. To be called in a layout effect after each render:
   * `useLayoutEffect(() => publish({…}))`.
   */
  publish: (live: Live) => void;
  /** Whether the visitor filled the form in before this page was loaded. */
  isBegun: boolean;
};

/** Props of the live part beside those; they have to be equal from render to render. */
type Options = object;

export type Upgrade<Live, Extra extends Options> = {
  /** What the live part has handed over; undefined as long as the form is the plain one. */
  live: Live | undefined;
  /** The live part, once it is loaded: to be rendered anywhere beside the fields. */
  Part: ComponentType<LivePartProps<Live> & Extra> | undefined;
  /** Props for it. */
  partProps: LivePartProps<Live> | undefined;
  /** Whether the live part could not be loaded: the plain form has to do its work. */
  failed: boolean;
  /** Submits the form, once the live part has taken it over. */
  submitLive: () => void;
};

/**
 * Keeps what has the focus at its place in the window while a form above it, or around
 * it, changes its height.
 *
 * @returns to be called when the form has changed; undefined when nothing has the focus
 */
function holdFocus(): (() => void) | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const {top} = element.getBoundingClientRect();
  return () => {
    const box = element.getBoundingClientRect();
    // What is hidden now has no place; the form moves the focus from it.
    if (box.height > 0 && box.top !== top) {
      window.scrollBy({top: box.top - top, behavior: 'instant'});
    }
  };
}

/**
 * Turns a plain form, which the server has rendered and the browser can send by
 * itself, into a live one.
 *
 * The live part (react-hook-form, zod and what they know) is loaded with the first focus
 * or press in the form. It renders no fields: the view keeps its own and gives them
 * the registrations that the part publishes. The very same controls stay in the page,
 * so that nothing is lost: what is typed and ticked, the focus, the caret, a text
 * being composed, a phone's keyboard. Where it can't be loaded, the plain form stays
 * as it is, and the next focus or press tries again.
 *
 * @param load imports the part; a function of the module, the same at each render
 * @param isBegun whether the visitor filled the form in before this page was loaded: the
 *   live part then comes at once
 */
export function useUpgrade<Live extends object, Extra extends Options = object>(
  form: RefObject<HTMLFormElement | null>,
  load: () => Promise<{default: ComponentType<LivePartProps<Live> & Extra>}>,
  isBegun: () => boolean,
): Upgrade<Live, Extra> {
  const [live, setLive] = useState<Live>();
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{
    Part: ComponentType<LivePartProps<Live> & Extra>;
    form: HTMLFormElement;
  }>();
  const isTaken = useRef(false);
  const isLoading = useRef(false);
  const [wasBegun, setBegun] = useState(false);
  const isSubmitWanted = useRef(false);
  const putBack = useRef<() => void>(undefined);
  const isBegunNow = useEffectEvent(isBegun);

  /** How often the visitor has touched the form: each time, what failed is tried again. */
  const [touches, setTouches] = useState(0);
  const done = loaded !== undefined;

  useEffect(() => {
    const element = form.current;
    if (done || !element) return undefined;
    const touch = () => setTouches((count) => count + 1);
    BEGINNINGS.forEach((type) => element.addEventListener(type, touch));
    const begun = isBegunNow();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- known in the browser only
    setBegun(begun);
    if (begun || element.contains(document.activeElement)) touch();
    return () => BEGINNINGS.forEach((type) => element.removeEventListener(type, touch));
  }, [form, done]);

  useEffect(() => {
    const element = form.current;
    if (touches === 0 || isLoading.current || !element) return;
    isLoading.current = true;
    load().then(
      ({default: part}) => {
        // Memoised: the view, rendered again by what the part publishes, does not
        // render the part again.
        setLoaded({Part: memo(part) as typeof part, form: element});
      },
      () => {
        isLoading.current = false;
        isSubmitWanted.current = false;
        setFailed(true);
      },
    );
  }, [form, load, touches]);

  const publish = useCallback((next: Live) => {
    if (!isTaken.current) putBack.current = holdFocus();
    isTaken.current = true;
    setLive(next);
  }, []);
  // Before the paint. Browsers' own scroll anchoring does not do it for every change, or
  // not at all.
  useLayoutEffect(() => {
    putBack.current?.();
    putBack.current = undefined;
  }, [live]);

  useEffect(() => {
    if (!live || !isSubmitWanted.current) return;
    isSubmitWanted.current = false;
    form.current?.requestSubmit();
  }, [form, live]);

  const submitLive = useCallback(() => {
    isSubmitWanted.current = true;
    setTouches((count) => count + 1);
  }, []);

  return {
    live,
    Part: loaded?.Part,
    partProps: loaded && {form: loaded.form, publish, isBegun: wasBegun},
    failed: failed && !loaded,
    submitLive,
  };
}
