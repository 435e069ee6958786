import Link from '../Link';
import type {ReactNode} from 'react';
import type {Tint} from '../Tag';
import styles from './styles.module.css';

type ChipProps = {
  children: ReactNode;
  /** Colour of the disc before the label. Default: no disc. */
  tint?: Tint;
  href?: string;
  pressed?: boolean;
  onClick?: () => void;
};

/** One choice among a few: a toggle button, or a link. */
export default function Chip({
  children,
  tint,
  href,
  pressed = false,
  onClick,
}: ChipProps): ReactNode {
  const common = {className: styles.chip, 'data-tint': tint, children};
  return href === undefined ? (
    <button type="button" {...common} aria-pressed={pressed} onClick={onClick} />
  ) : (
    <Link href={href} {...common} />
  );
}
