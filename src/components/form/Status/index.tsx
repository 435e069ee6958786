import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

export type StatusTone = 'info' | 'success' | 'error';

type StatusProps = Omit<ComponentPropsWithRef<'p'>, 'role'> & {
  /** Gives the words an icon and a colour. Without one: plain words, in a softer ink. */
  tone?: StatusTone;
};

/** A form's live region. Screen readers follow only those that were in the page before the words. */
export default function Status({tone, className, children, ...rest}: StatusProps): ReactNode {
  return (
    <p {...rest} role="status" className={clsx(styles.status, className)} data-tone={tone}>
      {tone ? (
        <Icon
          name={tone === 'success' ? 'check' : 'alert'}
          color="currentColor"
          className={styles.sign}
        />
      ) : null}
      {tone ? <span>{children}</span> : children}
    </p>
  );
}
