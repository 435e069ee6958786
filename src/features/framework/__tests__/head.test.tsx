import {render} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {Helmet} from '../head';

const tags = () =>
  [...document.head.querySelectorAll('[data-rh]')].map(({outerHTML}) =>
    outerHTML.replace(' data-rh="true"', ''),
  );

/** Waits for the head, which updates in a separate task. */
async function following<T>(change: () => T): Promise<T> {
  const result = change();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return result;
}

async function show(page: ReactNode) {
  const {rerender, unmount} = await following(() => render(page));
  return {
    unmount: () => following(unmount),
    show: (next: ReactNode) => following(() => rerender(next)),
  };
}

beforeEach(() => {
  document.head.replaceChildren();
});

describe('the head of the document', () => {
  it('follows the page and keeps unchanged elements', async () => {
    document.head.innerHTML =
      '<title data-rh="true">Un</title><meta data-rh="true" name="description" content="un"><link data-rh="true" rel="icon" href="/i.svg"><meta name="generator" content="x">';
    const icon = document.head.querySelector('link');
    const page = (name: string) => (
      <Helmet>
        <title>{name}</title>
        <meta name="description" content={name.toLowerCase()} />
        <link rel="icon" href="/i.svg" />
      </Helmet>
    );
    const {show: next, unmount} = await show(page('Un'));
    await next(page('Deux'));
    expect(document.title).toBe('Deux');
    expect(tags()).toContain('<meta name="description" content="deux">');
    expect(tags()).not.toContain('<meta name="description" content="un">');
    expect(document.head.querySelector('link')).toBe(icon);

    await unmount();
    expect(document.head.querySelectorAll('meta')).toHaveLength(1);
  });

  it('keeps the innermost of competing tags', async () => {
    await show(
      <>
        <Helmet>
          <title>Site</title>
          <meta property="og:title" content="Site" />
          <link rel="canonical" href="/a/" />
        </Helmet>
        <Helmet>
          <title>Page</title>
          <meta property="og:title" content="Page" />
          <link rel="canonical" href="/b/" />
        </Helmet>
      </>,
    );
    expect(document.title).toBe('Page');
    expect(tags()).toEqual([
      '<meta property="og:title" content="Page">',
      '<link rel="canonical" href="/b/">',
    ]);
  });

  it('contains all tags of one component, in lists and fragments', async () => {
    await show(
      <Helmet>
        {['fr', 'en'].map((lang) => (
          <link key={lang} rel="alternate" hrefLang={lang} href="/" />
        ))}
        <>
          <meta property="og:locale:alternate" content="en_GB" />
        </>
        {null}
        {false}
      </Helmet>,
    );
    expect(tags()).toEqual([
      '<link rel="alternate" hreflang="fr" href="/">',
      '<link rel="alternate" hreflang="en" href="/">',
      '<meta property="og:locale:alternate" content="en_GB">',
    ]);
  });

  it('sets attributes of the document and removes them', async () => {
    const {unmount} = await show(
      <Helmet>
        <html lang="fr-FR" data-has-hydrated={true} className="a" />
      </Helmet>,
    );
    const root = document.documentElement;
    expect(root).toHaveAttribute('lang', 'fr-FR');
    expect(root).toHaveAttribute('data-has-hydrated', 'true');
    expect(root).toHaveClass('a');
    await unmount();
    expect(root).not.toHaveAttribute('data-has-hydrated');
  });
});
