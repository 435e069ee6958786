import type {ReactNode} from 'react';
import styles from './figures.module.css';

/*
 * Figures as discs. The prices and the page about ecodesign share them: what else is on the page of the
 * prices is not loaded on the other.
 */

/** What one disc is worth: 1, 2 or 5 times a power of ten, so that the largest figure has 8 to 20. */
export function unitOf(max: number): number {
  const tenth = 10 ** Math.floor(Math.log10(max)) / 10;
  return tenth * (max > 40 * tenth ? 5 : max > 20 * tenth ? 2 : 1);
}

/** How many discs the largest figure has. */
const discsOf = (max: number) => Math.ceil(max / unitOf(max));

/** A field of colour around a table of figures, and what its discs are, in words. */
export function Figures({
  disc,
  range,
  max,
  children,
}: {
  disc: string;
  /** Where figures are ranges: what is said after a disc of their least, and of their most. */
  range?: readonly [least: string, most: string];
  /** The largest figure of the table. */
  max: number;
  children: ReactNode;
}): ReactNode {
  const sample = (className?: string) => (
    <svg width={`${100 / discsOf(max)}%`} className={styles.discs} viewBox="0 0 100 100">
      <Row of={1} className={className} />
    </svg>
  );
  return (
    <div className={`site-ground-butter ${styles.figures}`}>
      {children}
      <p className={styles.legend} aria-hidden="true">
        {sample()}
        <span>{disc}</span>
        {range ? (
          <>
            <span className={styles.break} />
            {sample()}
            <span>{range[0]}</span>
            {sample(styles.upTo)}
            <span>{range[1]}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Discs in a row, in units of the drawing: 100 each. The last is smaller, by its area. */
function Row({of, className}: {of: number; className?: string}): ReactNode {
  const whole = Math.floor(of);
  return (
    <g className={className}>
      {whole ? <path d={`M50 50H${100 * whole - 49.9}`} /> : null}
      {of > whole ? <circle cx={100 * whole + 50} cy="50" r={46 * Math.sqrt(of - whole)} /> : null}
    </g>
  );
}

type InDiscsProps = {
  least: number;
  most?: number;
  /** The largest of all figures that stand below each other. */
  max: number;
  children: ReactNode;
};

/** A large figure over its discs: those that it has at least, on those that it may have. */
export function InDiscs({least, most = least, max, children}: InDiscsProps): ReactNode {
  const unit = unitOf(max);
  const width = 100 * discsOf(max);
  return (
    <span className={styles.figure}>
      {children}
      <svg width="24" className={styles.discs} viewBox={`0 0 ${width} 100`} aria-hidden="true">
        <path className={styles.dots} d={`M50 50H${width}`} />
        {most > least ? <Row className={styles.upTo} of={most / unit} /> : null}
        <Row of={least / unit} />
      </svg>
    </span>
  );
}
