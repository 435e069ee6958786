import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../Icon';
import styles from './styles.module.css';

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  /** Id of the control; error summaries link to it. */
  id: string;
  label: ReactNode;
  before?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of another element that describes the control. */
  describedBy?: string;
  /** Marks the control as invalid when the error message is elsewhere. */
  invalid?: boolean;
  /** Renders the control with these props. */
  children: (control: ControlProps) => ReactNode;
} & Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'hidden' | 'role' | 'aria-labelledby'>;

const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

export function FieldError({id, children}: {id: string; children: ReactNode}): ReactNode {
  return children ? (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="alert" color="currentColor" />
      <span>{children}</span>
    </p>
  ) : null;
}

/** A label, a hint, an error and a control, linked by their ids. */
export default function Field({
  id,
  label,
  before,
  hint,
  error,
  describedBy,
  invalid = Boolean(error),
  className,
  children,
  ...box
}: FieldProps): ReactNode {
  const descriptions = [hint && hintId(id), error && errorId(id), describedBy].filter(Boolean);
  return (
    <div {...box} className={clsx(styles.field, className)}>
      {before}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
      {children({
        id,
        'aria-describedby': descriptions.join(' ') || undefined,
        'aria-invalid': invalid || undefined,
      })}
    </div>
  );
}
