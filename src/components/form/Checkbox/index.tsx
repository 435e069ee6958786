import type {ComponentPropsWithRef, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A checkbox whose label, the children, is part of the click target. */
export default function Checkbox({
  children,
  className,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type'>): ReactNode {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
