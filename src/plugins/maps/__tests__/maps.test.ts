/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import mapsPlugin from '..';
import {readEnvironment} from '../../../lib/environment';
import {noFacts} from '../../publish/headers/page';
import {headerRules, headersFile} from '../../publish/headers/policy';
import {bundleFrame, framePage} from '../files';
import {framePolicy} from '../policy';

const files = {script: '/assets/js/a.js', styles: '/assets/css/a.css'};

describe('the frame’s policy', () => {
  const directives = new Map(
    framePolicy({inHeader: true})
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

  it('forbids everything by default', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  });

  it('allows scripts only from this site and Google’s two script hosts, never inline', () => {
    expect(directives.get('script-src')).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      "'unsafe-eval'",
    ]);
    expect(framePolicy({inHeader: true})).not.toContain('unsafe-inline');
  });

  it('names single hosts, not domains where anybody can receive data', () => {
    const google = [...directives.values()].flat().filter((source) => source.includes('google'));
    expect(new Set(google)).toEqual(
      new Set(['https://maps.googleapis.com', 'https://places.googleapis.com']),
    );
    expect(framePolicy({inHeader: true})).not.toContain('*');
  });

  it('leaves frame-ancestors to the header, since meta elements ignore it', () => {
    expect(framePolicy({inHeader: false})).toBe(
      framePolicy({inHeader: true}).replace("; frame-ancestors 'self'", ''),
    );
  });
});

describe('the frame’s document', () => {
  const html = framePage({locale: 'en', key: 'k-1', ...files});

  it('contains its language, its policy, its key and noindex', () => {
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain(`content="${framePolicy({inHeader: false})}"`);
    expect(html).toContain('<script src="/assets/js/a.js" data-key="k-1" defer></script>');
  });

  it('has no inline code and names no other site outside its policy', () => {
    expect(html).not.toMatch(/<script(?! src=)|<style| style=| on\w+=/);
    expect(html.replace(/content="default-src[^"]*"/, '')).not.toMatch(/https?:/);
  });
});

const headersWith = (variables: Record<string, string>) =>
  headersFile(headerRules(readEnvironment(variables), noFacts()), []);

describe('the host’s headers', () => {
  it('let the site embed the frame, in both languages, after the rule for all pages', () => {
    const file = headersWith({MAPS_KEY: 'k-1'});
    for (const path of ['/assets/maps/visit/*', '/en/assets/maps/visit/*']) {
      const rule = file.slice(file.indexOf(`\n${path}\n`)).split('\n\n')[0];
      expect(rule).toContain('X-Frame-Options: SAMEORIGIN');
      expect(rule).toContain(`Content-Security-Policy: ${framePolicy({inHeader: true})}`);
      expect(rule).toContain('X-Robots-Tag: noindex');
      expect(file.indexOf(path)).toBeGreaterThan(file.indexOf('X-Frame-Options: DENY'));
    }
  });

  it('report what the frame blocks, with REPORT_URL only', () => {
    const reports = headersWith({MAPS_KEY: 'k-1', REPORT_URL: 'https://r.example.org/a'});
    expect(
      reports.split('report-to violations; report-uri https://r.example.org/a\n'),
    ).toHaveLength(4);
    expect(headersWith({MAPS_KEY: 'k-1'})).not.toContain('report');
  });

  it('do not mention a missing frame', () => {
    expect(headersWith({})).not.toContain('maps');
  });
});

it('is not built without a key', () => {
  expect(mapsPlugin({} as LoadContext)).toBeNull();
});

it('bundles a script and styles with content hashes in their names', async () => {
  const {script, styles} = await bundleFrame(process.cwd());
  expect(script.path).toMatch(/^\/assets\/js\/maps-visit\.\w{8}\.js$/);
  expect(styles.path).toMatch(/^\/assets\/css\/maps-visit\.\w{8}\.css$/);
  expect(script.text).toContain('https://maps.googleapis.com/maps/api/js?');
  // The policy allows us no evaluated or inline code.
  expect(script.text).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
  expect(styles.text).toContain('--site-ink');
  expect(styles.text).not.toContain('@import');
  // Total size of our files in the frame, in bytes, uncompressed.
  expect(script.text.length + styles.text.length).toBeLessThan(45_000);
  expect(await bundleFrame(process.cwd())).toEqual({script, styles});
});
