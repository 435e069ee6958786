import {useId, type ComponentPropsWithRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import {describeControl, FieldError, type FieldParts} from '../Field';
import styles from './styles.module.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> &
  Omit<FieldParts, 'hint'> & {
    /** The label. */
    children: ReactNode;
    /** Ties it to a live form; without it the browser looks after it. */
    registration?: UseFormRegisterReturn;
  };

/** A box to tick; its words are part of the target. */
export default function Checkbox({
  id: givenId,
  children,
  error,
  describedBy,
  invalid,
  registration,
  className,
  ...input
}: CheckboxProps): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <>
      <FieldError id={id}>{error}</FieldError>
      <label className={clsx(styles.checkbox, className)}>
        <input
          {...input}
          {...registration}
          {...describeControl(id, {error, describedBy, invalid})}
          type="checkbox"
          className={styles.box}
        />
        {children}
      </label>
    </>
  );
}
