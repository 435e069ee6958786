import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lit windows, from midnight to 23 h: a night on a ward, the hand-over, visits, the evening. */
const LIT = [
  8, 7, 6, 5, 5, 6, 12, 17, 9, 4, 3, 2, 2, 2, 2, 3, 4, 8, 15, 18, 16, 14, 11, 9,
] as const;

/**
 * How many windows of the hospital are lit: two at least, never all.
 *
 * @param hour from 0 to 23
 */
export const litWindows = (hour: number): number => LIT[hour]!;

/** Rows and columns of a wing or the tower. */
const panes = (rows: number[], columns: number[]) =>
  rows.flatMap((y) => columns.map((x) => `M${x} ${y}v9`));

const WINDOWS = [
  ...panes([150, 186], [1040, 1064, 1088, 1112]),
  ...panes([116, 152], [1150, 1180, 1210]),
  ...panes([138, 174], [1259, 1281, 1303, 1325]),
];

/** 9 shares no factor with the 22 windows: each step lights one far from the last. */
const inOrder = WINDOWS.map((_, index) => WINDOWS[(index * 9 + 4) % WINDOWS.length]);

/**
 * The hospital behind the hill, whose windows follow the hour of the agency's city. While the hour is
 * unknown, on the server and without JavaScript, as few are lit as there ever are, so that the others
 * light up with the words that count them.
 */
export default function Hospital({hour = 12}: {hour: number | undefined}): ReactNode {
  const lit = litWindows(hour);
  return (
    <>
      <path
        d="M1025 260V132a8 8 0 0 1 8-8H1122V102a8 8 0 0 1 8-8H1230a8 8 0 0 1 8 8V112H1332a8 8 0 0 1 8 8V260z"
        fill="var(--building)"
      />
      {/* The shadow of the tower, and a lantern on the dome */}
      <path d="M1238 112h6V260h-6z" fill="var(--site-palette-ink)" opacity=".12" />
      <path d="M1174 46v-10a6 6 0 0 1 12 0v10zM1128 94a52 52 0 0 1 104 0z" fill="var(--dome)" />
      {/* All of them: those that will be lit are dark until then */}
      <path className={styles.dark} d={inOrder.join('')} />
      <path className={styles.lit} d={inOrder.slice(0, lit).join('')} />
      <path d="M1162 260V200a18 18 0 0 1 36 0V260z" fill="var(--overlap)" />
    </>
  );
}
