import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

type ErrorSummaryProps = Omit<AlertBoxProps, 'children'> & {
  errors: ReadonlyArray<{fieldId: string; message: ReactNode}>;
};

/**
 * Focuses a control with its label or question in view; the browser alone would scroll past the
 * label.
 */
function goTo(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const words =
    field.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ??
    field;
  words.scrollIntoView();
  field.focus({preventScroll: true});
}

type AlertBoxProps = {
  title: ReactNode;
  /** The box takes the focus when it appears, and whenever this changes. */
  attempt: unknown;
  className?: string;
  children: ReactNode;
};

/**
 * An alert with a title. It is inside the focused element so that screen readers announce it once.
 */
export function AlertBox({title, attempt, className, children}: AlertBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    // The browser alone would centre it, and the question would leave the window.
    box.current?.focus({preventScroll: true});
    box.current?.scrollIntoView({block: 'nearest'});
  }, [attempt]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={clsx(styles.summary, className)}
      role="group"
      aria-labelledby={titleId}
    >
      <div role="alert">
        <h3 id={titleId} className={styles.title}>
          <Icon name="alert" size={28} color="var(--site-danger-strong)" />
          <span>{title}</span>
        </h3>
        {children}
      </div>
    </div>
  );
}

/**
 * An error summary after GOV.UK's: it precedes the form, takes the focus when it appears, and links
 * each error to its field.
 */
export default function ErrorSummary({errors, ...box}: ErrorSummaryProps): ReactNode {
  if (errors.length === 0) return null;
  return (
    <AlertBox {...box}>
      <ul role="list">
        {errors.map(({fieldId, message}) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => goTo(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}
