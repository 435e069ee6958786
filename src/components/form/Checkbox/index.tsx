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
      {/* Browsers call a required box invalid before anybody has touched it. */}
      <input aria-invalid={false} {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
