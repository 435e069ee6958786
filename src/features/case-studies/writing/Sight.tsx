import {use, useId, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import Image from '../../../components/Image';
import {namedBy, PartContext, useCaseStudy, useFigure, usePageLang} from '../context';
import {subjectMark} from '../../../lib/coverParts';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './sight.module.css';

/** The ways of seeing, which the style sheet knows by `value` and `data-view`. */
const views = ['clear', 'blurred', 'tunnel', 'spot'] as const;

const SIZES = '(min-width: 1408px) 1280px, 91vw';

/** In the header, beside the title. */
const OPENING_SIZES = '(min-width: 1408px) 740px, (min-width: 1001px) 53vw, 91vw';

/**
 * A picture that readers can look at as people do whose sight is failing: four radio buttons and a
 * style sheet, so that it works without scripts and prints clear.
 */
export function Sight({src, alt, caption}: PropsOf<'Sight'>): ReactNode {
  const lang = usePageLang(useCaseStudy());
  const isOpening = use(PartContext) === 'opening';
  const name = useId();
  const image = useFigure(src);
  return (
    <figure
      {...namedBy(caption)}
      className={mdx.figure}
      data-breakout=""
      data-opening={isOpening || undefined}
    >
      <fieldset className={styles.sight}>
        <legend className={`site-no-print site-styled ${styles.legend}`} lang={lang}>
          {translate({id: 'caseStudies.Sight.legend'})}
        </legend>
        <div className={`site-no-print site-styled ${styles.views}`} lang={lang}>
          {views.map((id) => (
            <label key={id} className={styles.view}>
              <input type="radio" name={name} value={id} defaultChecked={id === 'clear'} />
              {translate({id: `caseStudies.Sight.${id}.label`})}
            </label>
          ))}
        </div>
        <div className={styles.scene} {...subjectMark(0.12)}>
          <Image
            className={mdx.picture}
            image={image}
            alt={alt}
            sizes={isOpening ? OPENING_SIZES : SIZES}
            eager={isOpening}
          />
        </div>
        <div className={`site-no-print ${styles.words}`} lang={lang}>
          {views.map((id) => (
            <p key={id} data-view={id}>
              {translate({id: `caseStudies.Sight.${id}.text`})}
            </p>
          ))}
        </div>
      </fieldset>
      <figcaption className={mdx.caption}>
        <span>{caption}</span>{' '}
        <span className={`site-no-print site-styled ${styles.note}`} lang={lang}>
          {translate({id: 'caseStudies.Sight.note'})}
        </span>
      </figcaption>
    </figure>
  );
}
