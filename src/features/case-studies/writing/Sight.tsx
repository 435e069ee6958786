import {useId, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import Image from '../../../components/Image';
import {useCaseStudy, useFigure, usePageLang} from '../context';
import mdx from '../mdx.module.css';
import type {PropsOf} from '../../../plugins/case-studies/studySchemas';
import styles from './sight.module.css';

const SIZES = '(min-width: 1408px) 1280px, 91vw';

/**
 * A picture that readers can look at as people do whose sight is failing: four radio buttons and a
 * style sheet, so that it works without scripts and prints clear.
 */
export function Sight({src, alt, caption}: PropsOf<'Sight'>): ReactNode {
  const lang = usePageLang(useCaseStudy());
  const name = useId();
  const image = useFigure(src);
  const views = [
    {
      id: 'clear',
      label: translate({id: 'caseStudies.Sight.clear'}),
      text: translate({id: 'caseStudies.Sight.clearText'}),
    },
    {
      id: 'blurred',
      label: translate({id: 'caseStudies.Sight.blurred'}),
      text: translate({id: 'caseStudies.Sight.blurredText'}),
    },
    {
      id: 'tunnel',
      label: translate({id: 'caseStudies.Sight.tunnel'}),
      text: translate({id: 'caseStudies.Sight.tunnelText'}),
    },
    {
      id: 'spot',
      label: translate({id: 'caseStudies.Sight.spot'}),
      text: translate({id: 'caseStudies.Sight.spotText'}),
    },
  ];
  return (
    <figure className={mdx.figure} data-breakout="">
      <fieldset className={styles.sight}>
        <legend className={`site-no-print ${styles.legend}`} lang={lang}>
          {translate({id: 'caseStudies.Sight.legend'})}
        </legend>
        <div className={`site-no-print ${styles.views}`} lang={lang}>
          {views.map(({id, label}) => (
            <label key={id} className={styles.view}>
              <input type="radio" name={name} value={id} defaultChecked={id === 'clear'} />
              {label}
            </label>
          ))}
        </div>
        <div className={styles.scene}>
          <Image className={mdx.picture} image={image} alt={alt} sizes={SIZES} />
        </div>
        <div className={`site-no-print ${styles.words}`} lang={lang}>
          {views.map(({id, text}) => (
            <p key={id} data-view={id}>
              {text}
            </p>
          ))}
        </div>
      </fieldset>
      <figcaption className={mdx.caption}>
        {caption}
        <span className={`site-no-print ${styles.note}`} lang={lang}>
          {translate({id: 'caseStudies.Sight.note'})}
        </span>
      </figcaption>
    </figure>
  );
}
