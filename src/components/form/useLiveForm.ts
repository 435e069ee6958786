import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';

/** A visitor's first events in a form; browsers that fill it in send `input` alone. */
const FIRST_EVENTS = ['focusin', 'pointerdown', 'input'];

/** A form's state outside of React, as `useSyncExternalStore` reads it. */
export type LiveForm<State> = {
  get: () => State;
  /** Follows the form, the browser's history and the submission until the view is gone. */
  subscribe: (listener: () => void) => () => void;
};

const noState = () => undefined;
const noSubscription = () => noState;

/**
 * Keeps the focused element at its place in the window while a form changes its height, which
 * the browsers' scroll anchoring does not always do.
 *
 * @returns to be called when the form has changed; undefined when nothing has the focus
 */
function holdFocus(): (() => void) | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const {top} = element.getBoundingClientRect();
  return () => {
    const box = element.getBoundingClientRect();
    // A field that is hidden now has no box; the form moves the focus from it.
    if (box.height > 0 && box.top !== top) {
      window.scrollBy({top: box.top - top, behavior: 'instant'});
    }
  };
}

/**
 * Turns the plain form of the server's HTML into a live one, with the same controls. Its code
 * (react-hook-form, zod) loads at the first focus or press in the form, or at once for a draft.
 * After a failure the next focus or press tries again.
 *
 * @param start loads the form's code and starts it
 * @param isBegun whether the visitor filled the form in before this page was loaded
 */
export function useLiveForm<State, Live extends LiveForm<State>>(
  form: RefObject<HTMLFormElement | null>,
  start: (form: HTMLFormElement, isBegun: boolean) => Promise<Live>,
  isBegun: () => boolean,
): {
  /** Undefined while the form is the plain one. */
  live: Live | undefined;
  state: State | undefined;
  /** Whether the code failed to load: the form stays the plain one. */
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
  const isLoading = useRef(false);
  const isSubmitWanted = useRef(false);
  const restoreFocus = useRef<() => void>(undefined);
  const isBegunNow = useEffectEvent(isBegun);
  const startNow = useEffectEvent(start);
  /** How often the visitor has touched the form: each time, a failed load is tried again. */
  const [touches, setTouches] = useState(0);
  const wasBegun = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (live || !element) return undefined;
    const touch = () => setTouches((count) => count + 1);
    FIRST_EVENTS.forEach((type) => element.addEventListener(type, touch));
    wasBegun.current = isBegunNow();
    if (wasBegun.current || element.contains(document.activeElement)) touch();
    return () => FIRST_EVENTS.forEach((type) => element.removeEventListener(type, touch));
  }, [form, live]);

  useEffect(() => {
    const element = form.current;
    if (touches === 0 || isLoading.current || !element) return;
    isLoading.current = true;
    startNow(element, wasBegun.current).then(
      (started) => {
        restoreFocus.current = holdFocus();
        // With its effects: a press right after the commit finds the subscription.
        flushSync(() => setLive(started));
      },
      () => {
        isLoading.current = false;
        isSubmitWanted.current = false;
        setFailed(true);
      },
    );
  }, [form, touches]);

  // Before the paint.
  useLayoutEffect(() => {
    restoreFocus.current?.();
    restoreFocus.current = undefined;
  }, [live]);

  // After the subscription above, so that no answer is missed.
  useEffect(() => {
    if (!live || !isSubmitWanted.current) return;
    isSubmitWanted.current = false;
    form.current?.requestSubmit();
  }, [form, live]);

  const submitLive = () => {
    isSubmitWanted.current = true;
    setTouches((count) => count + 1);
  };

  return {live, state, failed: failed && !live, submitLive};
}
