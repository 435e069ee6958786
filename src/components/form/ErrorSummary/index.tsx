import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

type ErrorSummaryProps = {
  title: ReactNode;
  errors: ReadonlyArray<{fieldId: string; message: ReactNode}>;
  /** How often the form was tried: each time, the summary takes the focus again. */
  attempt: number;
  className?: string;
};

/** Goes to a control, with its label or question in view; the browser alone would leave it out. */
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
 * What has to be corrected, as GOV.UK does it: in front of the form, it takes the focus when it
 * appears, and each line links to its field. The alert is inside of what takes the focus, so
 * that a screen reader says it once.
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
    if (!isEmpty) box.current?.focus();
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
          <Icon name="alert" color="currentColor" className={styles.sign} />
          {title}
        </h3>
        <ul className={styles.list} role="list">
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
