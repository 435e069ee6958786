import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {EditLink} from '../../features/page/EditLink';
import {LongTextPage} from '../../features/legal';
import * as mdxComponents from '../../features/legal/mdx';
import {useLocale} from '../../hooks/useLocale';
import {localeFacts, locales, type Locale} from '../../lib/locales';
import {translate} from '../../lib/translate';
import type {OwnAddress} from '../../plugins/pages';
import styles from './styles.module.css';

/** Says the only language of a page. */
const onlyIn: Readonly<Record<Locale, string>> = {
  fr: translate({id: 'legal.OwnPage.frenchOnly'}),
  en: translate({id: 'legal.OwnPage.englishOnly'}),
};

/** A page that is its file alone (plugins/pages/own.ts); it says so when it is not translated. */
export default function OwnPage({
  content,
  address: {lang, ...address},
}: Props & {address: OwnAddress}): ReactNode {
  const locale = useLocale();
  // The type lacks the `components` prop of compiled MDX.
  const Content = content as unknown as ComponentType<{components: object}> & {
    anchors: readonly string[];
    hasBrief?: true;
  };
  const written = locales.find((each) => localeFacts[each].htmlLang === lang);
  const notice = <p className={styles.notice}>{written && onlyIn[written]}</p>;
  return (
    <LongTextPage
      metadata={content.metadata}
      toc={content.toc}
      anchors={Content.anchors}
      address={address}
      lang={lang}
      notice={lang && lang !== localeFacts[locale].htmlLang ? notice : undefined}
      hasBrief={Content.hasBrief}
      text={
        <MDXContent>
          <Content components={mdxComponents} />
        </MDXContent>
      }
    >
      <EditLink address={content.metadata.editUrl} />
    </LongTextPage>
  );
}
