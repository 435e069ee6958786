import Link from '../Link';
import clsx from 'clsx';
import type {ComponentPropsWithRef, ReactNode} from 'react';
import Icon, {type IconName} from '../Icon';
import styles from './styles.module.css';

interface CommonProps {
  children: ReactNode;
  /** 'primary' is ink on every background; 'ghost' has a border only. Default: 'primary'. */
  variant?: 'primary' | 'ghost' | 'brand';
  icon?: IconName;
  /** Default: 'end'. */
  iconPosition?: 'start' | 'end';
  className?: string;
}

interface ButtonProps
  extends CommonProps, Omit<ComponentPropsWithRef<'button'>, keyof CommonProps> {
  href?: undefined;
}

interface ButtonLinkProps
  extends CommonProps, Omit<ComponentPropsWithRef<'a'>, keyof CommonProps | 'href'> {
  href: string;
}

/**
 * A link or a button. A disabled button keeps a dashed border and takes no focus: say why beside
 * it.
 */
export default function Button({
  children,
  variant = 'primary',
  icon,
  iconPosition = 'end',
  className,
  ...rest
}: ButtonProps | ButtonLinkProps): ReactNode {
  const drawing = icon && (
    <Icon
      name={icon}
      size={22}
      color="currentColor"
      className={clsx(styles.icon, iconPosition === 'end' && styles.end)}
    />
  );
  const content = drawing ? (
    <>
      {iconPosition === 'start' && drawing}
      <span>{children}</span>
      {iconPosition === 'end' && drawing}
    </>
  ) : (
    children
  );
  const common = {className: clsx(styles.button, className), 'data-variant': variant};
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...common}>
        {content}
      </Link>
    );
  }
  const {href: _, ...button} = rest;
  return (
    <button type="button" {...button} {...common}>
      {content}
    </button>
  );
}
