import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import AlertSign from '../AlertSign';
import styles from './styles.module.css';

export type SummarisedError = {
  /** Id of the control to correct. */
  fieldId: string;
  message: ReactNode;
};

export type ErrorSummaryProps = {
  title: ReactNode;
  /** Level of the title in the page's outline. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  errors: readonly SummarisedError[];
  /** How often the form was tried: the summary takes the focus again each time it changes. */
  attempt?: number;
  className?: string;
};

/**
 * Goes to a control, with its label or question in view: the browser alone would
 * scroll to the control and leave the words above it out.
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
 * What has to be corrected, in the manner of GOV.UK: in front of the form, it takes
 * the focus when it appears, and each line leads to its field. The alert is inside of
 * what takes the focus, so that a screen reader says it once, whichever of the two it
 * heeds.
 */
export default function ErrorSummary({
  title,
  headingLevel = 3,
  errors,
  attempt,
  className,
}: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
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
        <Heading id={titleId} className={styles.title}>
          <AlertSign className={styles.sign} />
          {title}
        </Heading>
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
