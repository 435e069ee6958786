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
  /** The control's id, which error summaries link to. */
  id: string;
  label: ReactNode;
  before?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of words elsewhere that describe the control too. */
  describedBy?: string;
  /** Makes the control invalid when the words are elsewhere. */
  invalid?: boolean;
  /** Renders the control, alone or in a row, with these props on it. */
  children: (control: ControlProps) => ReactNode;
} & Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'hidden' | 'role' | 'aria-labelledby'>;

const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

export function FieldError({id, children}: {id: string; children: ReactNode}): ReactNode {
  return children ? (
    <p id={errorId(id)} className={styles.error}>
      <Icon name="alert" color="currentColor" className={styles.sign} />
      {children}
    </p>
  ) : null;
}

/** A label, its hint, its error and its control, in that order, tied together once. */
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
        <span id={hintId(id)} className={styles.hint}>
          {hint}
        </span>
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
