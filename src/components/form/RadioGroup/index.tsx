import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {errorId, FieldError} from '../Field';
import styles from './styles.module.css';

type RadioGroupProps = {
  /** Also the id of the first answer; error summaries link to it. */
  id: string;
  name: string;
  hidden?: boolean;
  legend: ReactNode;
  options: ReadonlyArray<{value: string; label: ReactNode; hint: string}>;
  error?: ReactNode;
  required?: boolean;
  /** Connects it to a live form; without it the browser keeps the state. */
  registration?: UseFormRegisterReturn;
  className?: string;
  children?: ReactNode;
};

export default function RadioGroup({
  id,
  name,
  hidden,
  legend,
  options,
  error,
  required,
  registration,
  className,
  children,
}: RadioGroupProps): ReactNode {
  return (
    <fieldset
      className={clsx(styles.group, className)}
      hidden={hidden}
      // ARIA does not allow aria-invalid on a group, so the error is part of its description.
      aria-describedby={error ? errorId(id) : undefined}
      data-invalid={Boolean(error) || undefined}
    >
      <legend>{legend}</legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
      {options.map(({value, label, hint}, index) => {
        const choice = index === 0 ? id : `${id}-${value}`;
        return (
          <label key={value} className={styles.choice}>
            {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.1 has it */}
            <input
              name={name}
              required={required}
              {...registration}
              id={choice}
              type="radio"
              value={value}
              // Browsers call required answers invalid before anybody has touched them.
              aria-invalid={Boolean(error)}
              aria-labelledby={`${choice}-label`}
              aria-describedby={`${choice}-hint`}
            />
            <b id={`${choice}-label`}>{label}</b> <span id={`${choice}-hint`}>{hint}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
