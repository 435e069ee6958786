import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../components/Icon';
import Link from '../../components/Link';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {useCaseStudy, usePageLang} from './context';
import styles from './mdx.module.css';

type ResourcesProps = {
  links: CaseStudyPage['links']['elsewhere'];
  pdf?: CaseStudyPage['pdf'];
};

/** Links of a case study to other sites, after its PDF if there is one. */
export function Resources({links, pdf}: ResourcesProps): ReactNode {
  const lang = usePageLang(useCaseStudy());
  const file = useBaseUrl(pdf?.src ?? '');
  const newTab = translate({
    id: 'caseStudies.Resources.newTab',
    message: 'S’ouvre dans un nouvel onglet',
    description: 'Under or after the label of a link to another site, at the end of a case study.',
  });
  const icon = {size: 30, color: 'currentColor', className: styles.resourceIcon};
  return links.length > 0 || pdf ? (
    <ul role="list" className={styles.resources}>
      {pdf ? (
        <li>
          {/* A file, not a page: the router has no business with it. */}
          <a className={styles.resource} href={file}>
            <Icon {...icon} name="pdf" />
            <span className={styles.resourceLabel}>{pdf.label}</span>
            <span lang={lang}>
              {translate({
                id: 'caseStudies.Resources.pdf',
                message: 'PDF, à lire ou à imprimer',
                description: 'Under the label of a link to a PDF, at the end of a case study.',
              })}
            </span>
          </a>
        </li>
      ) : null}
      {links.map(({label, url, note}) => (
        <li key={url}>
          <Link className={styles.resource} to={url} saysNewTab>
            <span className={styles.resourceLabel}>{label}</span>
            {note ?? <span lang={lang}>{newTab}</span>}
            {/* Before the words for the eyes, said after them. */}
            <Icon {...icon} name="external" lang={lang} label={note ? newTab : undefined} />
          </Link>
        </li>
      ))}
    </ul>
  ) : null;
}
