import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  isBackwards,
  previousOf,
  readEntry,
  type Entry,
  type HistoryState,
  type Screen,
} from '../steps';
import type {Live} from '../view';
import {currentRun} from './sending';

export type Steps = {
  entry: Entry;
  /** Whether the browser's history knows the step: it then says so in its title, too. */
  isKept: boolean;
  motion: Live['motion'];
  /** Adds an entry to the browser's history and shows it. */
  go: (next: Entry) => void;
  /** Back to the question before, as the browser's own button does where it can. */
  goBack: () => void;
  /** Has the browser's history remember what is shown. */
  keep: () => void;
};

function readKept(state: unknown): Entry | undefined {
  const found = readEntry(state);
  // Where the browser forgets the session's storage, its history may know more.
  return found && {...found, run: Math.min(found.run, currentRun())};
}

/**
 * The form's steps as entries of the browser's history: back and forward walk through
 * them, a reload or the way back from another page finds the one that was shown. The
 * address does not change.
 *
 * @param begin what is shown at an entry that knows nothing of the form
 * @param onArrive called before another screen is shown
 */
export function useSteps(begin: () => Entry, onArrive: () => void): Steps {
  const history = useHistory<HistoryState | undefined>();
  const {pathname} = useLocation();
  const [{entry, motion}, setShown] = useState<{entry: Entry; motion: Live['motion']}>(() => ({
    entry: readKept(history.location.state) ?? begin(),
    motion: undefined,
  }));
  const [isKept, setKept] = useState(() => readEntry(history.location.state) !== undefined);
  /** What is on the screen, for handlers that come between two renders. */
  const shown = useRef(entry);

  const show = useCallback(
    (next: Entry) => {
      const from: Screen = shown.current.screen;
      if (next.screen !== from || next.run !== shown.current.run) onArrive();
      shown.current = next;
      setShown({
        entry: next,
        motion: isBackwards(from, next.screen) ? 'backwards' : 'forwards',
      });
    },
    [onArrive],
  );

  useEffect(
    () =>
      history.listen((location, action) => {
        if (location.pathname !== pathname) return;
        const found = readKept(location.state);
        setKept(found !== undefined);
        // An entry without a step, such as an anchor's, leaves the form as it is.
        if (action === 'POP' && found) show(found);
      }),
    [history, pathname, show],
  );

  const keep = useCallback(() => {
    const {location} = history;
    if (readEntry(location.state)) return;
    history.replace({...location, state: {...location.state, contact: shown.current}});
  }, [history]);

  const go = useCallback(
    (next: Entry) => {
      keep();
      history.push({...history.location, state: {contact: next}});
      show(next);
    },
    [history, keep, show],
  );

  const goBack = useCallback(() => {
    const previous = previousOf(shown.current);
    if (previous === 'back') history.goBack();
    else if (previous) go(previous);
  }, [history, go]);

  return {entry, isKept, motion, go, goBack, keep};
}
