/**
 * Says so when something has been in view for a while; nothing is said of what
 * leaves before.
 *
 * @param delay in ms
 */
export function createDelay<T>(delay: number, said: (thing: T) => void) {
  const timers = new Map<T, ReturnType<typeof setTimeout>>();
  const leave = (thing: T) => {
    clearTimeout(timers.get(thing));
    timers.delete(thing);
  };
  return {
    enter(thing: T) {
      if (timers.has(thing)) return;
      timers.set(
        thing,
        setTimeout(() => said(thing), delay),
      );
    },
    leave,
    clear: () => [...timers.keys()].forEach(leave),
  };
}
