import {use, useId, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '../../../lib/translate';
import {namedBy, PartContext, useCaseStudy, usePageLang} from '../context';
import {sampleMark} from '../labels';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import styles from './lens.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';

type Props<Name extends 'Lens' | 'Before' | 'After'> = PropsOf<Name> & {children: ReactNode};

/** About where the lens starts, in per cent of the sheet's height (lens.module.css has the place). */
const START = {small: 61, large: 50};

/** How far it goes, across and down, in per cent: beyond, it would be empty. */
const TRAVEL = {min: 40, max: 80};

const within = (share: number): number => Math.min(TRAVEL.max, Math.max(TRAVEL.min, 100 * share));

/**
 * Two versions of a text, the second under a lens on the first. A range, the pointer, a tap or the
 * lens' own handle move it (WCAG 2.5.7), and a button shows the second whole, beside the first where
 * there is room. On a phone, whose sheet is as narrow as a lens, two buttons show one version or the
 * other, the second at first. Both versions are in the page one after the other: so screen readers
 * read them, so they print, and so they stand without scripts.
 */
export function Lens({
  caption,
  long,
  children,
}: Props<'Lens'> & {
  /** Set by the build: the second version would not fit the smaller lens. */
  long?: boolean;
}): ReactNode {
  const lang = usePageLang(useCaseStudy());
  const isOpening = use(PartContext) === 'opening';
  const range = useId();
  const desk = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<'lens' | 'before' | 'after'>('lens');
  const isWhole = shown === 'after';

  /** Bypasses React: a lens under the pointer moves every frame. In per cent of the sheet. */
  const move = (x: string, y: number) => {
    desk.current?.style.setProperty('--x', x);
    desk.current?.style.setProperty('--y', `${y}%`);
  };
  const follow = ({clientX, clientY}: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const box = desk.current?.getBoundingClientRect();
    if (!box) return;
    const y = within((clientY - box.top) / box.height);
    move(`${within((clientX - box.left) / box.width)}%`, y);
    if (slider.current) slider.current.value = String(y);
  };
  return (
    <figure
      {...namedBy(caption)}
      className={clsx(mdx.figure, styles.lens)}
      data-breakout=""
      data-opening={isOpening || undefined}
    >
      <div
        className={`site-no-print site-styled ${styles.controls}`}
        data-shown={shown}
        lang={lang}
      >
        <label htmlFor={range}>{translate({id: 'caseStudies.Lens.move'})}</label>
        <input
          ref={slider}
          id={range}
          className={styles.range}
          type="range"
          {...TRAVEL}
          defaultValue={long ? START.large : START.small}
          onChange={({target}) => {
            setShown('lens');
            move('var(--rest)', Number(target.value));
          }}
        />
        <button
          type="button"
          className={styles.whole}
          onClick={() => setShown(isWhole ? 'lens' : 'after')}
        >
          {isWhole
            ? translate({id: 'caseStudies.Lens.back'})
            : translate({id: 'caseStudies.Lens.whole'})}
        </button>
        <div className={styles.versions}>
          {(['before', 'after'] as const).map((version) => (
            <button
              key={version}
              type="button"
              className={styles.version}
              aria-pressed={(shown === 'before') === (version === 'before')}
              onClick={() => setShown(version)}
            >
              {version === 'before'
                ? translate({id: 'caseStudies.Lens.before'})
                : translate({id: 'caseStudies.Lens.after'})}
            </button>
          ))}
        </div>
      </div>
      {/* Keys and screen readers have the range: this is the same for a pointer. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={desk}
        className={styles.desk}
        data-long={long}
        {...subjectMark(0.12)}
        data-shown={shown}
        onClick={follow}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') follow(event);
        }}
      >
        {children}
        <span className={styles.ring} aria-hidden="true">
          <span
            className={styles.handle}
            onPointerDown={({currentTarget, pointerId}) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => {
              const {currentTarget, pointerId, clientX, clientY} = event;
              // It hangs under the lens, whose centre is half a lens higher.
              const above = (currentTarget.parentElement?.offsetHeight ?? 0) / 2;
              if (currentTarget.hasPointerCapture(pointerId)) {
                follow({clientX, clientY: clientY - above});
              }
            }}
          />
        </span>
      </div>
      {caption ? <figcaption className={mdx.caption}>{caption}</figcaption> : null}
    </figure>
  );
}

/** The first version, as it was: on the sheet. */
export function Before({title, example, children}: Props<'Before'>): ReactNode {
  const lang = usePageLang(useCaseStudy());
  return (
    <div className={styles.before}>
      <p className={styles.title}>
        {example ? (
          <>
            <strong className={styles.mark} lang={lang}>
              {sampleMark()}
            </strong>{' '}
          </>
        ) : null}
        <span>{title}</span>
      </p>
      {children}
    </div>
  );
}

/** The second version, under the lens; what is filled in by hand is in italics. */
export function After({title, children}: Props<'After'>): ReactNode {
  return (
    <div className={styles.after}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
