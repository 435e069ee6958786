import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import clsx from 'clsx';
import AlertSign from '../AlertSign';
import styles from './styles.module.css';

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldParts = {
  /** The control's id, which error summaries link to. Default: one that React makes. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong, in words. It makes the control invalid. */
  error?: ReactNode;
  /** Id of words elsewhere that describe the control too. */
  describedBy?: string;
  /** Makes the control invalid when the words are elsewhere. Default: whether there is an error. */
  invalid?: boolean;
};

export type FieldProps = FieldParts & {
  label: ReactNode;
  /** In front of the label. */
  before?: ReactNode;
  /** Renders the control, alone or in a row, with these props on it. */
  children: (control: ControlProps) => ReactNode;
} & Pick<ComponentPropsWithoutRef<'div'>, 'className' | 'hidden' | 'role' | 'aria-labelledby'>;

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The props of a control for its hint and error; they stand under the ids above. */
export function describeControl(
  id: string,
  {hint, error, describedBy, invalid = Boolean(error)}: FieldParts,
): ControlProps {
  const descriptions = [hint ? hintId(id) : '', error ? errorId(id) : '', describedBy ?? ''];
  return {
    id,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid || undefined,
  };
}

/** What a field needs, under its label or legend. */
export function Hint({id, children}: {id: string; children: ReactNode}): ReactNode {
  return children ? (
    <span id={hintId(id)} className={styles.hint}>
      {children}
    </span>
  ) : null;
}

/** What is wrong with a field, above its control. */
export function FieldError({id, children}: {id: string; children: ReactNode}): ReactNode {
  return children ? (
    <p id={errorId(id)} className={styles.error}>
      <AlertSign className={styles.sign} />
      {children}
    </p>
  ) : null;
}

/** A label, its hint, its error and its control, in that order, tied together once. */
export default function Field({
  id: givenId,
  label,
  before,
  hint,
  error,
  describedBy,
  invalid,
  className,
  children,
  ...box
}: FieldProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div {...box} className={clsx(styles.field, className)}>
      {before}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      {children(describeControl(id, {hint, error, describedBy, invalid}))}
    </div>
  );
}
