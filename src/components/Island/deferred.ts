import type {ComponentType} from 'react';

/** A component whose code has not come yet. */
export type Deferred<P> = ComponentType<P> & {
  /**
   * Brings the code.
   *
   * @throws whatever keeps it from coming; a later call tries again
   */
  bring: () => Promise<ComponentType<P>>;
};

/**
 * Stands for a component whose code is only loaded when an {@link Island} needs it.
 *
 * @param bring loads the component
 */
export function deferred<P>(bring: () => Promise<ComponentType<P>>): Deferred<P> {
  // In an Island it is replaced before it is ever rendered.
  function DeferredPart(): never {
    throw new Error('A deferred part of a page is shown by <Island of={part}>, nowhere else.');
  }
  return Object.assign(DeferredPart as ComponentType<P>, {bring});
}

/** Whether something is a component whose code has yet to come. */
export function isDeferred(value: unknown): value is Deferred<object> {
  return typeof value === 'function' && 'bring' in value;
}
