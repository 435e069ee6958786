import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentPropsWithRef, ReactNode} from 'react';
import type {Tint} from '../Tag';
import styles from './styles.module.css';

interface CommonProps {
  children: ReactNode;
  /** Colour of the disc before the words. Default: no disc. */
  tint?: Tint;
  /** How many things the choice leaves, after the words. */
  count?: number;
  className?: string;
}

export interface ChipButtonProps
  extends CommonProps, Omit<ComponentPropsWithRef<'button'>, keyof CommonProps | 'aria-pressed'> {
  href?: undefined;
  /** Whether the choice is made. Default: false. */
  pressed?: boolean;
}

export interface ChipLinkProps
  extends CommonProps, Omit<ComponentPropsWithRef<'a'>, keyof CommonProps | 'href'> {
  /** Makes the chip a link. */
  href: string;
  pressed?: undefined;
}

export type ChipProps = ChipButtonProps | ChipLinkProps;

/** A choice among a few: a toggle button, or a link to a suggestion. */
export default function Chip({children, tint, count, className, ...rest}: ChipProps): ReactNode {
  // The disc is drawn by CSS; words alone need no element of their own either.
  const content =
    count === undefined ? (
      children
    ) : (
      <>
        <span>{children}</span>
        <span className={styles.count}>{count}</span>
      </>
    );
  if (rest.href !== undefined) {
    const {pressed: _, ...link} = rest;
    return (
      <Link {...link} className={clsx(styles.chip, className)} data-tint={tint}>
        {content}
      </Link>
    );
  }
  const {pressed = false, href: _, ...button} = rest;
  return (
    <button
      type="button"
      {...button}
      aria-pressed={pressed}
      data-tint={tint}
      className={clsx(styles.chip, className)}
    >
      {content}
    </button>
  );
}
