import {
  Children,
  isValidElement,
  use,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {namedBy, PartContext} from '../context';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './screen.module.css';

/** The hand of the card of Care & co, in two layers: its palm is behind the phone. */
const Hand = ({children}: {children: ReactNode}): ReactNode => (
  <svg
    className={`site-no-print site-colours-only ${styles.hand}`}
    viewBox="-500 -130 1000 660"
    fill="#8c5a43"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

type NextProps = PropsOf<'NextScreen'> & {children: ReactNode};

/** What a `Screen` shows once its first button is pressed: `Screen` reads its props and renders it. */
export const NextScreen = (_: NextProps): ReactNode => null;

const isElement = <Props,>(
  node: ReactNode,
  type: ReactElement['type'],
): node is ReactElement<Props> => isValidElement(node) && node.type === type;

/** A screen's content; with `onPress`, its first `kbd` is a button. */
function Content({onPress, parts}: {onPress?: () => void; parts: ReactNode[]}): ReactNode {
  const first = onPress && parts.find((part) => isElement<{children: ReactNode}>(part, 'kbd'));
  if (!first) return parts;
  return parts.map((part) =>
    part === first ? (
      <button key="button" type="button" className={styles.button} onClick={onPress}>
        {first.props.children}
      </button>
    ) : (
      part
    ),
  );
}

/**
 * A phone's screen whose words are text: what it asks is in bold, an answer is a quotation, and a
 * button is a `kbd`, the last one under the thumb. With some `NextScreen`, the first button of each
 * leads to the next, and that of the last to the first. The number is what the caption is about, such
 * as the page's weight.
 */
export function Screen({
  title,
  number,
  caption,
  children,
}: PropsOf<'Screen'> & {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const phone = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  const parts = Children.toArray(children);
  const screens = [
    {title, parts: parts.filter((part) => !isElement(part, NextScreen))},
    ...parts
      .filter((part) => isElement<NextProps>(part, NextScreen))
      .map(({props}) => ({title: props.title, parts: Children.toArray(props.children)})),
  ];
  const hasNext = screens.length > 1;
  const shown = presses % screens.length;
  // The pressed button is hidden, and screen readers read what has replaced it.
  useEffect(() => {
    if (presses > 0) (phone.current?.children[shown] as HTMLElement).focus({preventScroll: true});
  }, [presses, shown]);
  return (
    <figure
      {...namedBy(caption)}
      className={clsx(mdx.figure, styles.figure)}
      data-breakout=""
      data-opening={use(PartContext) === 'opening' || undefined}
    >
      <div className={styles.held} {...subjectMark(0.26)}>
        <Hand>
          <path d="M250-40C350-30 374 70 372 174C370 300 344 392 292 460Q262 500 254 540H-236C-250 510-285 476-330 442C-370 412-388 366-388 310L0 0Z" />
        </Hand>
        <div ref={phone} className={styles.phone}>
          {screens.map((screen, index) => (
            <div
              key={index}
              className={styles.screen}
              {...(hasNext && {role: 'group', 'aria-label': screen.title, tabIndex: -1})}
              data-shown={index === shown ? Math.min(presses, 1) : undefined}
            >
              <p className={styles.title}>{screen.title}</p>
              <Content
                parts={screen.parts}
                onPress={isBrowser && hasNext ? () => setPresses(presses + 1) : undefined}
              />
            </div>
          ))}
        </div>
        <Hand>
          <path
            stroke="#8c5a43"
            strokeWidth="88"
            d="M342-8 304-15M348 78 298 73M345 163 301 160M336 246H310"
          />
          <path stroke="#6c412e" strokeWidth="7" d="M374 36 314 30M376 121 314 118M370 205H316" />
          <path d="M-330 442C-300 380-280 330-270 270L-258 206A45 45 0 0 0-346 174C-354 220-384 250-388 310C-388 366-370 412-330 442Z" />
          <g fill="#ddae95">
            <circle cx="287" cy="-18" r="19" />
            <circle cx="281" cy="72" r="19" />
            <circle cx="284" cy="159" r="19" />
            <circle cx="293" cy="246" r="19" />
            <ellipse cx="-300" cy="190" rx="23" ry="29" transform="rotate(11 -300 190)" />
          </g>
        </Hand>
      </div>
      {number || caption ? (
        <figcaption className={styles.caption}>
          {number ? (
            <>
              <strong className={styles.number}>{number}</strong>{' '}
            </>
          ) : null}
          <span>{caption}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
