import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../components/Icon';
import Link from '../../components/Link';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {useCaseStudy, usePageLang} from './context';
import styles from './mdx.module.css';

type ResourceLink = CaseStudyPage['links']['elsewhere'][number];

function ExternalResource({label, url, note}: ResourceLink): ReactNode {
  const pageLang = usePageLang(useCaseStudy());
  const newTab = translate({
    id: 'caseStudies.Resources.newTab',
    message: 'S’ouvre dans un nouvel onglet',
    description: 'Under or after the label of a link to another site, at the end of a case study.',
  });
  return (
    <li>
      <Link className={styles.resource} to={url} saysNewTab>
        <span className={styles.resourceLabel}>{label}</span>
        {note ?? <span lang={pageLang}>{newTab}</span>}
        {/* Before the words for the eyes, said after them. */}
        <Icon
          name="external"
          size={30}
          color="currentColor"
          className={styles.resourceIcon}
          lang={pageLang}
          label={note ? newTab : undefined}
        />
      </Link>
    </li>
  );
}

function PdfResource({src, label}: NonNullable<CaseStudyPage['pdf']>): ReactNode {
  const pageLang = usePageLang(useCaseStudy());
  return (
    <li>
      {/* A file, not a page: the router has no business with it. */}
      <a className={styles.resource} href={useBaseUrl(src)}>
        <Icon name="pdf" size={30} color="currentColor" className={styles.resourceIcon} />
        <span className={styles.resourceLabel}>{label}</span>
        <span lang={pageLang}>
          {translate({
            id: 'caseStudies.Resources.pdf',
            message: 'PDF, à lire ou à imprimer',
            description: 'Under the label of a link to a PDF, at the end of a case study.',
          })}
        </span>
      </a>
    </li>
  );
}

/** Links of a case study to other sites, after its PDF if there is one. */
export function Resources({
  links,
  pdf,
}: {
  links: readonly ResourceLink[];
  pdf?: CaseStudyPage['pdf'];
}): ReactNode {
  if (links.length === 0 && !pdf) {
    return null;
  }
  return (
    <ul role="list" className={styles.resources}>
      {pdf ? <PdfResource {...pdf} /> : null}
      {links.map((link) => (
        <ExternalResource key={link.url} {...link} />
      ))}
    </ul>
  );
}
