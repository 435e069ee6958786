import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import type {UseFormRegisterReturn} from 'react-hook-form';
import styles from './styles.module.css';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Connects it to a live form; without it the browser keeps the state. */
  registration?: UseFormRegisterReturn;
};

/** A checkbox whose label, the children, is part of the click target. */
export default function Checkbox({
  children,
  registration,
  className,
  ...input
}: CheckboxProps): ReactNode {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input {...input} {...registration} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
