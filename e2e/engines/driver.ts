/** Keys, by their KeyboardEvent.key. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** The commands that differ between browsers. */
export type Driver = {
  /** Does a full page load; resolves once the HTML is parsed. */
  goto: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value is JSON or undefined. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point of the viewport, in CSS px. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the viewport, in CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** Console errors, if the driver reports them. */
  errors: () => readonly string[];
  /** Ends the visit and discards its storage. */
  close: () => Promise<void>;
};

/** A running browser. */
export type Browser = {
  version: string;
  visit: () => Promise<Driver>;
  close: () => Promise<void>;
};

/** An engine that can be started, or instructions to install the missing one. */
export type Engine = {start: () => Promise<Browser>} | {missing: string};
