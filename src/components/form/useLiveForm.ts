import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';

/** First events of an interaction; autofill sends `input` alone. */
const FIRST_EVENTS = ['focusin', 'pointerdown', 'input'];

/** A form's state outside React, in the shape of `useSyncExternalStore`. */
export type LiveForm<State> = {
  get: () => State;
  /** Subscribes to the form, the browser's history and the submission until unsubscribed. */
  subscribe: (listener: () => void) => () => void;
};

const noState = () => undefined;
const noSubscription = () => noState;

/**
 * Keeps the focused element in place while a form changes its height, which scroll anchoring does
 * not always do. A button that the form has replaced gives its focus to the new one.
 *
 * @returns a function to call after the change; undefined when nothing is focused
 */
function holdFocus(form: HTMLFormElement): (() => void) | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const {top} = focused.getBoundingClientRect();
  return () => {
    const button = form.querySelector<HTMLElement>('[type="submit"]');
    const element = focused.isConnected || !button ? focused : button;
    if (element === button) button.focus({preventScroll: true});
    const box = element.getBoundingClientRect();
    // A hidden field has no box; the form moves the focus away from it.
    if (box.height > 0 && box.top !== top) {
      window.scrollBy({top: box.top - top, behavior: 'instant'});
    }
  };
}

/**
 * Makes the server's plain form live, with the same controls: the answers stay in the DOM while React
 * renders the live parts around them, and the live code finds a control by its `name` (src/forms),
 * not by an import. That code, with its libraries, loads at the first focus or press in the form, or
 * at once for a draft. After a failure, the next focus or press tries again.
 *
 * @param isBegun whether the visitor filled in the form before this page was loaded
 */
export function useLiveForm<State, Live extends LiveForm<State>>(
  form: RefObject<HTMLFormElement | null>,
  start: (form: HTMLFormElement, isBegun: boolean) => Promise<Live>,
  isBegun: () => boolean,
): {
  /** Undefined while the form is plain. */
  live: Live | undefined;
  state: State | undefined;
  /** Whether the code failed to load, which leaves the form plain. */
  failed: boolean;
  submitLive: () => void;
} {
  const [live, setLive] = useState<Live>();
  const [failed, setFailed] = useState(false);
  const state = useSyncExternalStore<State | undefined>(
    live?.subscribe ?? noSubscription,
    live?.get ?? noState,
    noState,
  );
  /** Loads the code, unless it loads already; set while the form is plain. */
  const load = useRef<() => void>(undefined);
  const isSubmitWanted = useRef(false);
  const isBegunNow = useEffectEvent(isBegun);
  const startNow = useEffectEvent(start);

  useEffect(() => {
    const element = form.current;
    if (live || !element) return undefined;
    const wasBegun = isBegunNow();
    let isLoading = false;
    const startOnce = () => {
      if (isLoading) return;
      isLoading = true;
      startNow(element, wasBegun).then(
        (started) => {
          const restoreFocus = holdFocus(element);
          // Flushes effects too, so that a press right after the commit reaches the subscription.
          flushSync(() => setLive(started));
          restoreFocus?.();
          if (isSubmitWanted.current) element.requestSubmit();
        },
        () => {
          isLoading = false;
          isSubmitWanted.current = false;
          setFailed(true);
        },
      );
    };
    // Enter in a field is a press of the button, unless it ends a composition. The browser sees to it
    // where the plain form has a button that submits.
    const onKey = ({key, target, isComposing}: KeyboardEvent) => {
      const isSubmit = key === 'Enter' && !isComposing && target instanceof HTMLInputElement;
      if (!isSubmit || element.querySelector('[type=submit]')) return;
      isSubmitWanted.current = true;
      startOnce();
    };
    load.current = startOnce;
    FIRST_EVENTS.forEach((type) => element.addEventListener(type, startOnce));
    element.addEventListener('keydown', onKey);
    if (wasBegun || element.contains(document.activeElement)) startOnce();
    return () => {
      FIRST_EVENTS.forEach((type) => element.removeEventListener(type, startOnce));
      element.removeEventListener('keydown', onKey);
    };
  }, [form, live]);

  const submitLive = () => {
    isSubmitWanted.current = true;
    load.current?.();
  };

  return {live, state, failed: failed && !live, submitLive};
}
