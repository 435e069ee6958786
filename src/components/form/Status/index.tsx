import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

export type StatusTone = 'info' | 'success' | 'error';

type StatusProps = Omit<ComponentPropsWithRef<'p'>, 'role'> & {
  /** Adds an icon and a colour. Default: plain, softer text. */
  tone?: StatusTone;
};

/**
 * A form's live region. Screen readers announce changes only in a region that existed beforehand.
 */
export default function Status({tone, className, children, ...rest}: StatusProps): ReactNode {
  return (
    <p {...rest} role="status" className={clsx(styles.status, className)} data-tone={tone}>
      {tone ? <Icon name={tone === 'success' ? 'check' : 'alert'} color="currentColor" /> : null}
      <span>{children}</span>
    </p>
  );
}
