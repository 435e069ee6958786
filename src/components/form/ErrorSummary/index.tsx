import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

type ErrorSummaryProps = {
  title: ReactNode;
  errors: ReadonlyArray<{fieldId: string; message: ReactNode}>;
  /** Number of submissions: the summary takes the focus after each one. */
  attempt: number;
  className?: string;
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

/**
 * An error summary after GOV.UK's: it precedes the form, takes the focus when it appears, and links
 * each error to its field. The alert is inside the focused element so that screen readers announce
 * it once.
 */
export default function ErrorSummary({
  title,
  errors,
  attempt,
  className,
}: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isEmpty = errors.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    // The browser alone would centre it, and the question would leave the window.
    box.current?.focus({preventScroll: true});
    box.current?.scrollIntoView({block: 'nearest'});
  }, [isEmpty, attempt]);

  if (isEmpty) return null;
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
          {title}
        </h3>
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
      </div>
    </div>
  );
}
