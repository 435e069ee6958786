/** Keys by the names that pages know them by. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What a browser is asked to do: the little that is not the same in all of them. */
export type Driver = {
  /** Loads a document in full; resolves when its HTML has been read. */
  goto: (address: string) => Promise<void>;
  /** What an expression comes to in the page: JSON, or nothing. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the mouse's button at a point of what is shown, in CSS px. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Gives the page so many CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the browser's console called an error, where it tells. */
  errors: () => readonly string[];
  /** Ends the visit; the next one remembers nothing of it. */
  close: () => Promise<void>;
};

/** A browser that has been started. */
export type Browser = {
  version: string;
  visit: () => Promise<Driver>;
  close: () => Promise<void>;
};

/**
 * An engine, started when it is wanted; or, where it is missing, how to get it.
 */
export type Engine = {start: () => Promise<Browser>} | {missing: string};
