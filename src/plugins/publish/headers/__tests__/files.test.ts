/** @jest-environment node */
import {readFile, rm} from 'node:fs/promises';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {writeFile, writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {readEnvironment} from '../../../../lib/environment';
import {site} from '../../../../site';
import {isWhole, writeHeaders} from '..';
import {nginxFile} from '../nginx';
import {securityExpires, securityTxt} from '../../securityTxt';

const setting = readEnvironment({});
const redirects = [{from: '/a/', to: '/b/'}];
let dir: string;

const put = (file: string, text: string) => writeFile(path.join(dir, file), text);
const get = (file: string) => readFile(path.join(dir, file), 'utf8');
const page = (body: string) => `<!doctype html><title>A</title>${body}`;

beforeEach(() => {
  dir = writeFiles({
    'assets/js/a.js': 'one',
    'en/assets/js/b.js': 'two',
    'index.html': page('<script>1</script><script src=/assets/js/a.js></script>'),
    'team/index.html': page('<form action="https://map.example.org/to"></form>'),
    'en/index.html': page('<script>2</script><script src="/en/assets/js/b.js?v"></script>'),
  });
});

describe('the build folder', () => {
  it('has one policy, computed from the pages of both languages', async () => {
    await writeHeaders(dir, setting, redirects);
    const [, policy = ''] = (await get('_headers')).split('\n');
    const sha = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`'sha256-${sha('1')}'`);
    expect(policy).toContain(`'sha256-${sha('2')}'`);
    expect(policy).toContain("form-action 'self' https://map.example.org;");
    expect(await get('_nginx.conf')).toContain(policy.replace(/^ *Content-Security-Policy: /, ''));
  });

  it('is whole with both languages only', async () => {
    expect(isWhole(dir)).toBe(true);
    await rm(path.join(dir, 'index.html'));
    expect(isWhole(dir)).toBe(false);
  });

  it('leaves the Google frame’s own policy alone', async () => {
    const frame = 'assets/maps/visit/index.html';
    put(frame, page('<script>3</script><script src=/assets/js/a.js></script>'));
    await writeHeaders(dir, setting, redirects);
    expect((await get('_headers')).match(/'sha256-/g)).toHaveLength(2);
  });

  it('stops the build at content that the policy would block, with every location', async () => {
    put('work/a/index.html', page('<p style="color: red"><img src="https://x.example.net/a.png">'));
    put('legal/index.html', page('<script src="https://cdn.example.net/a.js"></script>'));
    await expect(writeHeaders(dir, setting, redirects)).rejects.toThrow(
      [
        'Security: 3 errors.',
        'build/legal/index.html: the content security policy would block this part of the page. <script> loads https://cdn.example.net/a.js from another site: put the file into the project.',
        'build/work/a/index.html: the content security policy would block this part of the page. <p style="color: red">: write a class.',
        'build/work/a/index.html: the content security policy would block this part of the page. it shows a picture or film from https://x.example.net: put the file into the project.',
      ].join('\n'),
    );
  });

  it('allows pictures from the configured provider', async () => {
    put('work/a/index.html', page('<img src="https://res.cloudinary.com/a/b.png">'));
    const cloudinary = readEnvironment({IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'ab'});
    await expect(writeHeaders(dir, cloudinary, redirects)).resolves.toBeUndefined();
    await expect(writeHeaders(dir, setting, redirects)).rejects.toThrow('res.cloudinary.com');
  });
});

describe('the nginx configuration', () => {
  const rules = (value: string) => [{path: '/*', headers: [['X-A', value]]}] as const;

  it('rejects a value that nginx would misinterpret', () => {
    expect(() => nginxFile(setting, rules('a $uri'), [])).toThrow(
      'nginx cannot send the header value',
    );
    expect(() => nginxFile(setting, rules(`a "b" 'c'`), [])).toThrow('nginx cannot send');
  });

  it('quotes a value with the quotes that it does not contain', () => {
    expect(nginxFile(setting, rules(`a="b"`), [])).toContain(`add_header X-A 'a="b"' always;`);
    expect(nginxFile(setting, rules(`'self'`), [])).toContain(`add_header X-A "'self'" always;`);
  });

  it('redirects in one hop, with and without the slash, and keeps the query', () => {
    const text = nginxFile(setting, rules('a'), [
      {from: '/en/work/', to: '/en/#work'},
      {from: '/a/', to: '/b/'},
    ]);
    for (const line of [
      'location = /en/work/ { return 301 /en/$is_args$args#work; }',
      'location = /en/work { return 301 /en/$is_args$args#work; }',
      'location = /a/ { return 301 /b/$is_args$args; }',
      'location = /a { return 301 /b/$is_args$args; }',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('sends HSTS only when the site is published over HTTPS', () => {
    const strict = [{path: '/*', headers: [['Strict-Transport-Security', 'max-age=1']]}] as const;
    expect(nginxFile(setting, strict, [])).not.toContain('add_header Strict-Transport');
    expect(nginxFile(setting, strict, [])).toContain('set $site_strict_transport "";');
    const secure = nginxFile({...setting, SITE_URL: 'https://a.example.org'}, strict, []);
    expect(secure).toContain('add_header Strict-Transport-Security "max-age=1" always;');
    expect(secure).toContain('set $site_strict_transport "max-age=1";');
  });
});

describe('security.txt', () => {
  it('has the fields of RFC 9116 and the address of the site', () => {
    expect(securityTxt('https://a.example.org').split('\n')).toEqual([
      `Contact: mailto:${site.security.email}`,
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages: fr, en',
      'Canonical: https://a.example.org/.well-known/security.txt',
      '',
    ]);
  });

  it('expires less than a year after the review', () => {
    expect(securityExpires('2026-11-21').toISOString()).toBe('2027-11-20T00:00:00.000Z');
    expect(securityExpires('2028-02-29').toISOString()).toBe('2029-02-28T00:00:00.000Z');
  });
});
