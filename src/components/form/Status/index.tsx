import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import AlertSign from '../AlertSign';
import styles from './styles.module.css';

export type StatusTone = 'info' | 'success' | 'error';

export type StatusProps = Omit<ComponentPropsWithRef<'p'>, 'role'> & {
  /** Gives the words an icon and a colour. Without one: plain words, in a softer ink. */
  tone?: StatusTone;
};

/**
 * What a form has to say, in a live region. It stays in the page while it is empty:
 * screen readers follow only regions that they have met before.
 */
export default function Status({tone, className, children, ...rest}: StatusProps): ReactNode {
  return (
    <p {...rest} role="status" className={clsx(styles.status, className)} data-tone={tone}>
      {tone === 'success' ? (
        <Icon name="check" color="currentColor" className={styles.sign} />
      ) : tone ? (
        <AlertSign className={styles.sign} />
      ) : null}
      {tone ? <span>{children}</span> : children}
    </p>
  );
}
