import clsx from 'clsx';
import React, {useRef, type ComponentType, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {MDXPageMetadata} from '@docusaurus/plugin-content-pages';
import {translate, Translate} from '../../lib/translate';
import BelowFold from '../../components/BelowFold';
import type {Tint} from '../../components/Tag';
import Button from '../../components/Button';
import PageIndex from '../../components/PageIndex';
import beside from '../../components/PageIndex/beside.module.css';
import ReadingProgress from '../../components/ReadingProgress';
import {Agreed} from '../../idea/CommonGround/agreed';
import Discs from '../../idea/Discs';
import {useAnchors} from '../../hooks/useAnchors';
import {trustedHtml} from '../../lib/trustedTypes';
import {homeAnchors, linkTo, matchRoute, type RouteName} from '../../routes';
import {useLocale} from '../../hooks/useLocale';
import {Page, type PageAddress} from '../page';
import {dayWords} from '../../lib/day';
import {priceWords, projectDuration} from '../../lib/projectWords';
import {site} from '../../site';
import {Day} from './Day';
import {HeaderContext} from './header';
import {Issue, issueGround} from './Issue';
import styles from './styles.module.css';

const longTexts = [
  'accessibility',
  'eco-design',
  'how-we-work',
  'legal',
  'newsletter',
  'privacy-policy',
  'site-map',
] as const;

/** The grounds of those that begin in brief. */
const grounds: Readonly<Partial<Record<RouteName, Tint>>> = {
  legal: 'butter',
  'privacy-policy': 'lilac',
  accessibility: 'coral',
  'eco-design': 'mint',
};

/** @throws Error for an MDX page missing from the route table */
export function pageNameOf(permalink: string): (typeof longTexts)[number] {
  const route = matchRoute(permalink)?.route.name;
  const name = longTexts.find((each) => each === route);
  if (name === undefined) throw new Error(`The MDX page ${permalink} is not in src/routes.ts.`);
  return name;
}

function Updated({day}: {day: unknown}): ReactNode {
  const updated = dayWords(day, useLocale(), 'updated');
  return updated ? (
    <p className={styles.updated}>
      <Translate id="legal.LongTextPage.updated" values={{date: <Day {...updated} />}} />
    </p>
  ) : null;
}

/** What a typical project takes, above two discs and in them: one sentence. They agree on it. */
function AtAGlance(): ReactNode {
  const duration = projectDuration(site.projects);
  return (
    <p>
      <strong>{translate({id: 'legal.LongTextPage.project'})}</strong>{' '}
      <Discs
        viewBox="0 0 512 340"
        discs={[
          [170, 170, 170],
          [342, 170, 170],
        ]}
      />
      <Agreed />
      <span>
        {translate({id: 'legal.LongTextPage.lasts'})}{' '}
        {/* A disc is narrow: the number and its unit may part */}
        <strong>{duration.replace('\u00A0', ' ')}</strong>
      </span>{' '}
      <span>
        {translate({id: 'legal.LongTextPage.costs'})}{' '}
        <strong>{priceWords(site.projects.prices.project, useLocale())}</strong>
      </span>
    </p>
  );
}

/** A long text: how the agency works, the newsletter, or one of the legal texts. */
export function LongTextPage({
  metadata,
  toc,
  anchors,
  address,
  lang,
  notice,
  beside: Beside,
  text,
  hasBrief,
  children,
}: {
  metadata: Pick<MDXPageMetadata, 'title' | 'description' | 'permalink' | 'frontMatter'>;
  toc: readonly TOCItem[];
  anchors: readonly string[];
  address: PageAddress;
  /** The language of the text, where it differs from the site's. */
  lang?: string;
  /** Above the title. */
  notice?: ReactNode;
  /** Below the title, on the right where there is room. */
  beside?: ComponentType;
  text: ReactNode;
  /** Whether the header shows a part of the text (plugins/markdown/inBrief.ts). */
  hasBrief: true | undefined;
  /** Below the text. */
  children: ReactNode;
}): ReactNode {
  const {title = '', description = '', permalink, frontMatter} = metadata;
  const article = useRef<HTMLElement>(null);
  const name = matchRoute(permalink)?.route.name;
  // The page that sells: wide (plan.module.css), and what it holds is under its title.
  const sells = name === 'how-we-work';
  const isNewsletter = name === 'newsletter';
  // Where the date is no matter of law, what the page is about comes first, and the date last.
  const endsOnDate = sells || isNewsletter;
  // Of what is in brief, in the header; the newsletter has none, on the ground of its next issue.
  const tint = hasBrief && name ? grounds[name] : undefined;
  const ground = isNewsletter ? issueGround() : tint;
  const headings = toc.filter(({level}) => level === 2);
  useAnchors(anchors);
  return (
    <Page title={title} description={description} {...address}>
      <ReadingProgress target={article} />
      <article ref={article} className="site-wrap site-page" data-wide={sells ? '' : undefined}>
        <header
          className={clsx(ground && `site-ground-${ground}`, Beside && styles.pair)}
          data-tint={tint}
        >
          {notice}
          <h1 lang={lang}>{title}</h1>
          {endsOnDate ? (
            <p className="site-lead-large">{description}</p>
          ) : (
            <Updated day={frontMatter.updated} />
          )}
          {hasBrief ? <HeaderContext value={{name: name ?? '', lang}}>{text}</HeaderContext> : null}
          {sells ? (
            <>
              <AtAGlance />
              <Button href={`${linkTo('home')}#${homeAnchors.contact}`} icon="arrow-right">
                {translate({id: 'home.Hero.contact'})}
              </Button>
            </>
          ) : null}
          {Beside ? <Beside /> : null}
          {isNewsletter ? <Issue /> : null}
        </header>
        <BelowFold keepsRoom>
          <div className={`site-grid ${styles.text}`} data-tint={tint}>
            <PageIndex
              className={clsx(beside.index, styles.index)}
              entries={headings.map(({id, value}) => ({
                id,
                // Docusaurus has rendered and escaped the headings.
                label: <span dangerouslySetInnerHTML={{__html: trustedHtml(value)}} />,
              }))}
            />
            <div className={`site-prose ${styles.body}`} lang={lang}>
              {text}
              {children}
              {endsOnDate ? <Updated day={frontMatter.updated} /> : null}
            </div>
          </div>
        </BelowFold>
      </article>
    </Page>
  );
}
