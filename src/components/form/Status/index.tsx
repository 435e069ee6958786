import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

export type StatusTone = 'info' | 'success' | 'error';

type StatusProps = {
  /** For `aria-describedby`: the words, whatever their tone. */
  id?: string;
  /** Adds an icon and a colour. Default: plain, softer text. */
  tone?: StatusTone;
  className?: string;
  /** Takes the focus if the form gives it: the region of what is not an error. */
  statusRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
};

/**
 * A form's two live regions: one waits for the screen reader to finish, the other, for errors,
 * interrupts it. Screen readers announce changes only in a region that existed beforehand, with the
 * role that it had.
 */
export default function Status({id, tone, className, statusRef, children}: StatusProps): ReactNode {
  const words = (
    <>
      {tone ? <Icon name={tone === 'success' ? 'check' : 'alert'} color="currentColor" /> : null}
      <span>{children}</span>
    </>
  );
  const isError = tone === 'error';
  return (
    <div id={id} className={clsx(styles.status, className)} data-tone={tone}>
      <p ref={statusRef} role="status" tabIndex={statusRef ? -1 : undefined}>
        {isError ? null : words}
      </p>
      <p role="alert">{isError ? words : null}</p>
    </div>
  );
}
