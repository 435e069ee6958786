import type {mark as project} from '@site/src/mark';

/** A crescent, higher than wide. */
export const mark: typeof project = {
  width: 40,
  height: 50,
  shapes: [
    {colour: 'a', d: 'M40 4A25 25 0 1 0 40 46A21 21 0 0 1 40 4Z'},
    {colour: 'b', d: 'M30 16L33 22L39 25L33 28L30 34L27 28L21 25L27 22Z'},
  ],
};
