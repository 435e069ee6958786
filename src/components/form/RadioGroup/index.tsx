import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {describeControl, FieldError, Hint, type FieldParts} from '../Field';
import styles from './styles.module.css';

export type RadioOption = {value: string; label: ReactNode; hint?: string};

export type RadioGroupProps = FieldParts & {
  /** Not shown, but kept with what is in it. */
  hidden?: boolean;
  /** The question: words, or a heading with them. */
  legend: ReactNode;
  /** Name of the field; a registration brings its own. Default: one of its own, so that groups stay apart. */
  name?: string;
  options: readonly RadioOption[];
  required?: boolean;
  /** Ties it to a live form; without it the browser looks after it. */
  registration?: UseFormRegisterReturn;
  className?: string;
  /** Between the question and the answers. */
  children?: ReactNode;
};

/** One answer among a few. `id` is the first one's, so that an error summary leads to it. */
export default function RadioGroup({
  id: givenId,
  legend,
  name,
  options,
  required,
  registration,
  className,
  hidden,
  children,
  ...parts
}: RadioGroupProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  // A group can't be invalid in ARIA: its error is part of its description.
  const {'aria-describedby': describedBy} = describeControl(id, parts);
  return (
    <fieldset
      className={clsx(styles.group, className)}
      hidden={hidden}
      aria-describedby={describedBy}
      data-invalid={(parts.invalid ?? Boolean(parts.error)) || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <Hint id={id}>{parts.hint}</Hint>
      <FieldError id={id}>{parts.error}</FieldError>
      {options.map(({value, label, hint}, index) => {
        const choice = index === 0 ? id : `${id}-${value}`;
        return (
          <label key={value} className={styles.choice} data-hint={hint ? '' : undefined}>
            {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3: global */}
            <input
              name={name ?? id}
              required={required}
              {...registration}
              id={choice}
              type="radio"
              value={value}
              aria-labelledby={hint ? `${choice}-label` : undefined}
              // The words themselves: the bare text below has no element to point to.
              aria-description={hint}
            />
            <b id={hint ? `${choice}-label` : undefined}>{label}</b>
            {hint}
          </label>
        );
      })}
    </fieldset>
  );
}
