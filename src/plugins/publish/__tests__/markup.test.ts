/** @jest-environment node */
import {JSDOM} from 'jsdom';
import type * as Say from '../../../lib/texts/say';
import {errorFiles} from '../errors';
import {redirectPage} from '../files';

const mockHostile = '<meta http-equiv="refresh" content="0;url=//evil.example">';

/** Translations of someone who wants to take visitors to another site. */
jest.mock('../../../lib/texts/say', () => {
  const {say} = jest.requireActual<typeof Say>('../../../lib/texts/say');
  const hostile: typeof say = (...args) => say(...args) + mockHostile;
  return {say: hostile};
});

const built =
  '<!doctype html><head><script>"data-theme"</script><link rel=stylesheet href=/assets/css/styles.12345678.css>';

const refreshes = ({document}: JSDOM['window']) =>
  [...document.querySelectorAll('[http-equiv]')].map((meta) => meta.getAttribute('content'));

it('an error page shows each of its texts as it is, whatever it holds', () => {
  const pages = errorFiles('en', built).map(([, html]) => new JSDOM(html).window);
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    expect(refreshes(page)).toEqual([]);
    const {title, body} = page.document;
    // The heading, the text and the link home.
    expect(body.textContent.split(mockHostile)).toHaveLength(4);
    expect(title).toContain(mockHostile);
  }
});

it('a redirect page leads to its target alone', () => {
  const to = '/team/?a="><script>';
  const page = new JSDOM(redirectPage({from: '/equipe/', to}, 'https://www.example.org')).window;
  expect(refreshes(page)).toEqual([`0; url=${to}`]);
  expect(page.document.scripts).toHaveLength(0);
  expect(page.document.body.textContent).toContain(mockHostile);
});
