/** @jest-environment node */
import {createHash} from 'node:crypto';
import {readPage, sumOf} from '../page';

const SITE = 'https://www.example.org';
const reader = {
  siteOrigin: SITE,
  pictureOrigins: ['https://pictures.example.net'],
};
function read(body: string) {
  const {facts, problems} = readPage(`<!doctype html><html>${body}</html>`, reader);
  return {...facts, problems};
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the sources used by a page’s HTML', () => {
  it('include each inline script, by the digest of its exact text', () => {
    const text = '\n  if (a < b && "é") { document.title = "&amp;"; }\n';
    const {inlineScripts} = read(
      `<script>${text}</script><script type=module>1</script><script type="speculationrules">{}</script>`,
    );
    expect([...inlineScripts]).toEqual([hash(text), hash('1'), hash('{}')]);
  });

  it('exclude data scripts and external scripts', () => {
    const facts = read(
      '<script type="application/json">{"a": "<script>"}</script><script type=application/ld+json>{}</script><script src=/a.js></script>',
    );
    expect([...facts.inlineScripts]).toEqual([]);
  });

  it('include form actions, and frames shown now or after a click', () => {
    const facts = read(
      '<form action=/thank-you/></form><form action="https://maps.example.org/to?a=b"></form>' +
        `<form action="${SITE}/en/"></form>` +
        '<iframe src="https://a.example.net/1"></iframe><div data-frame-origin="https://b.example.net"></div>',
    );
    expect([...facts.forms]).toEqual(['https://maps.example.org']);
    expect([...facts.frames]).toEqual(['https://a.example.net', 'https://b.example.net']);
  });

  it('include no pictures from hosts that are not configured, and data: only when used', () => {
    const facts = read(
      '<img src="https://pictures.example.net/a.png"><img src=/a.png><img src="//p1.example.net/a.png"><source srcset="https://p2.example.net/a.avif 400w, https://p2.example.net/b.avif 800w"><video poster="https://p3.example.net/a.png"></video>',
    );
    expect(facts.problems).toEqual(
      ['p1', 'p2', 'p3'].map(
        (name) =>
          `it shows a picture or film from https://${name}.example.net: put the file into the project`,
      ),
    );
    expect(facts).toMatchObject({hasMedia: true, hasDataPictures: false});
    expect(read('<p><img src="data:image/webp;base64,AA"></p>').hasDataPictures).toBe(true);
    // A picture loaded later, from the page's data.
    expect(read('<script type=application/json>"data:image/webp;"</script>').hasDataPictures).toBe(
      true,
    );
  });

  it('report what the policy would block', () => {
    const {problems} = read(`
      <p style="color:red">
      <style>p{}</style>
      <p onclick="a()">
      <a href=" javascript:a()">
      <a href="java&Tab;script:a()">
      <script src="https://cdn.example.net/a.js"></script>
      <link rel=preload as=script href=https://cdn.example.net/b.js>
      <link rel=stylesheet href=https://cdn.example.net/a.css>`);
    expect(problems).toEqual([
      '<p style="color:red">: write a class',
      '<style>: write the rules in a style sheet',
      '<p onclick="…">: write the handler in a component',
      '<a href="javascript:…">: write a button in a component',
      '<a href="javascript:…">: write a button in a component',
      '<script> loads https://cdn.example.net/a.js from another site: put the file into the project',
      '<link> loads https://cdn.example.net/b.js from another site: put the file into the project',
      '<link> loads https://cdn.example.net/a.css from another site: put the file into the project',
    ]);
  });

  it('allow a picture with styles inside', () => {
    expect(
      read('<svg fill="red"><path d="M0 0"/></svg><p class="style">on time</p>').problems,
    ).toEqual([]);
  });

  it('are the union of all pages’ sources', () => {
    const all = sumOf([read('<video></video>'), read('<form action="https://a.example.net">')]);
    expect(all.hasMedia).toBe(true);
    expect([...all.forms]).toEqual(['https://a.example.net']);
  });
});
