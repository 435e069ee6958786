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
import {namedBy, PartContext, useCaseStudy} from '../context';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import {radiiOf} from '../radii';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './screen.module.css';

/** The hand of the card of Care & co, in two layers: only its thumb is before the phone. */
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
 * as the page's weight; with what it was before, discs compare the two: the former's box is as large as
 * the number's disc, and its circle overflows it to scale.
 */
export function Screen({
  title,
  number,
  before,
  caption,
  children,
}: PropsOf<'Screen'> & {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const {contentLocale} = useCaseStudy();
  const radii = number && before ? radiiOf([number, before], contentLocale) : undefined;
  const former = radii && radii[1]! / radii[0]!;
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
      className={`${mdx.figure} ${styles.figure}`}
      data-breakout=""
      data-opening={use(PartContext) === 'opening' || undefined}
      data-compared={former && ''}
    >
      {former ? (
        <svg
          width="24"
          className={`site-no-print site-colours-only ${styles.former}`}
          viewBox="0 0 2 2"
          aria-hidden="true"
        >
          <circle cx={former} cy={former} r={former} />
          <text x=".82" y="3.15">
            {before}
          </text>
        </svg>
      ) : null}
      <div className={styles.held} {...subjectMark(0.295)}>
        <Hand>
          <path d="M250-96H296C358-96 396-52 396 18C396 92 394 140 386 196C378 258 346 292 296 292C304 370 290 420 254 468Q230 500 224 540H-214C-222 505-250 484-300 446C-352 412-396 378-396 316L0 0Z" />
          <path stroke="#6c412e" strokeWidth="9" d="M352 36h28M350 144h28" />
          <path fill="#ffb59f" d="M-234 490H244q16 0 16 16v34H-250v-34q0-16 16-16z" />
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
          <path d="M-300 446C-352 412-396 378-396 316C-396 276-372 243-361 174A50 50 0 0 1-262 190L-274 270C-279 322-286 356-309 376Z" />
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
