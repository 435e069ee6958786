/** @jest-environment node */
import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import {readSubmissions} from '../store';
import {SITE} from './fixture';
import {serve, serveFixture, startServer, temporaryFolder} from './server';

/** In ms: the server is a separate process, perhaps on a busy machine. */
jest.setTimeout(120_000);

const HTML = 'text/html; charset=utf-8';

describe('the local host', () => {
  let site: Awaited<ReturnType<typeof serveFixture>>;
  beforeAll(async () => {
    site = await serveFixture();
  });
  afterAll(() => site.close());

  it.each([
    ['/', 'index.html', HTML],
    ['/team/?a=1', 'team/index.html', HTML],
    ['/%C3%A9t%C3%A9/', 'été/index.html', HTML],
    ['/assets/js/main.js', 'assets/js/main.js', 'text/javascript; charset=utf-8'],
    ['/assets/data/index.json', 'assets/data/index.json', 'application/json; charset=utf-8'],
    ['/image.png', 'image.png', 'image/png'],
    ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('serves %s', async (target, file, type) => {
    const {status, headers, text} = await site.request(target);
    expect([status, headers['content-type'], text]).toEqual([200, type, SITE[file]]);
  });

  it('answers HEAD with the type of GET and no body', async () => {
    const {status, headers, body} = await site.request('/team/', {method: 'HEAD'});
    expect([status, headers['content-type'], body.length]).toEqual([200, HTML, 0]);
  });

  it('sends the requested range of a picture or video', async () => {
    const {status, headers, text} = await site.request('/image.png', {
      headers: {range: 'bytes=4-9'},
    });
    expect([status, text]).toEqual([206, SITE['image.png']?.slice(4, 10)]);
    expect(headers['content-range']).toBe('bytes 4-9/10');
  });

  it('serves a file changed by a new build', async () => {
    const file = path.join(site.buildDir, 'assets/changes.txt');
    for (const text of ['before', 'after it', 'x'.repeat(1000), 'y'.repeat(1000)]) {
      await writeFile(file, text);
      const headers = {'accept-encoding': 'gzip'};
      const {body} = await site.request('/assets/changes.txt', {headers});
      expect((text.length < 512 ? body : zlib.gunzipSync(body)).toString()).toBe(text);
    }
  });

  it('lets _headers replace the default Cache-Control', async () => {
    for (const [target, caching] of [
      ['/', 'public, max-age=0, must-revalidate'],
      ['/assets/js/main.js', 'public, max-age=31536000, immutable'],
    ]) {
      const {headers} = await site.request(target!);
      expect([headers['x-all'], headers['cache-control']]).toEqual(['yes', caching]);
    }
  });

  it('answers 304 to a client that has the file', async () => {
    const {headers} = await site.request('/');
    const again = await site.request('/', {headers: {'if-none-match': headers.etag}});
    expect([again.status, again.body.length, again.headers['x-all']]).toEqual([304, 0, 'yes']);
    const other = await site.request('/', {headers: {'if-none-match': '"other"'}});
    expect(other.status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['gzip; q=0.0, br ;q=1', 'br', zlib.brotliDecompressSync],
    ['br;q=0,gzip;q=0.000', undefined, (body: Buffer) => body],
    ['brotli, x-gzip', undefined, (body: Buffer) => body],
    ['deflate', undefined, (body: Buffer) => body],
  ])('compresses text for “%s” with %s', async (...given) => {
    const [accepted, encoding, unpack] = given;
    const {headers, body} = await site.request('/team/', {headers: {'accept-encoding': accepted}});
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(unpack(body).toString()).toBe(SITE['team/index.html']);
  });

  it('says of a part of a text too that it depends on Accept-Encoding', async () => {
    const {status, headers} = await site.request('/team/', {headers: {range: 'bytes=0-9'}});
    expect([status, headers.vary]).toEqual([206, 'Accept-Encoding']);
  });

  it('compresses neither images nor tiny files', async () => {
    for (const target of ['/image.png', '/assets/small.css']) {
      const {headers} = await site.request(target, {headers: {'accept-encoding': 'br, gzip'}});
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['/en/team?a=1&b=%20', 301, '/en/team/?a=1&b=%20'],
    ['/gone', 301, '/#work'],
    ['/old/a/b?x=1', 302, '/new/a/b?x=1'],
    ['/forced/', 301, '/team/'],
    ['/work/', 301, '/moved/'],
    // A page wins over a rule that is not forced.
    ['/team/', 200, undefined],
  ])('answers %s with %i %s', async (target, status, location) => {
    const answer = await site.request(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/nowhere', '404.html'],
    ['/english/', '404.html'],
    ['/assets/js/gone.js', '404.html'],
    ['/en/work/nowhere?a=b', 'en/404.html'],
    ['/_headers', '404.html'],
    ['/_REDIRECTS', '404.html'],
    ['/.secret', '404.html'],
    ['/folder/.env', '404.html'],
    ['/en//team', 'en/404.html'],
    ['/assets', '404.html'],
    // Latin-1, as in links of another age, and what else is not UTF-8.
    ['/%E9quipe', '404.html'],
    ['/en/caf%E9/', 'en/404.html'],
    ['/%zz/', '404.html'],
    // Other spellings of an address, which must lead neither out of the build nor to another site.
    ['//team', '404.html'],
    ['/\\team', '404.html'],
    ['/%2fteam', '404.html'],
    ['/team%2f', '404.html'],
    ['/en/%2e/team/', 'en/404.html'],
    ['/team/../team/', '404.html'],
    ['/../../etc/passwd', '404.html'],
    ['/..%2f..%2fetc%2fpasswd', '404.html'],
    ['/%00', '404.html'],
    ['/%0d%0aX-Evil:%201', '404.html'],
    ['http://example.org/', '404.html'],
  ])('answers %s with %s and status 404', async (target, file) => {
    // In full, even when the client has the page cached.
    const asked = {'if-none-match': '*', range: 'bytes=0-1'};
    const {status, text, headers} = await site.request(target, {headers: asked});
    expect([status, headers.location, text]).toEqual([404, undefined, SITE[file]]);
    expect(headers).toMatchObject({'x-all': 'yes', 'content-type': HTML});
    expect(headers['x-evil']).toBeUndefined();
  });

  it.each([
    ['PUT', '/team/', 'assets/errors/502.html'],
    ['DELETE', '/en/team/', 'en/assets/errors/502.html'],
    ['POST', '/assets/js/main.js', 'assets/errors/502.html'],
  ])('refuses %s at %s with a page of its language', async (method, target, file) => {
    const {status, text} = await site.request(target, {method});
    expect([status, text]).toEqual([405, SITE[file]]);
  });

  it('keeps forms of every page, even of missing ones', async () => {
    for (const [index, target] of ['/team/', '/en/nowhere/', '/nowhere'].entries()) {
      const {status} = await site.request(target, {
        method: 'POST',
        headers: {'content-type': 'application/x-www-form-urlencoded'},
        // Equal forms would be repeats of one.
        body: `form-name=newsletterform&email=a${index}%40example.org&checked=true`,
      });
      expect(status).toBe(303);
    }
    expect((await readSubmissions(site.formsFile)).map(({path: from}) => from)).toEqual([
      '/team/',
      '/en/nowhere/',
      '/nowhere',
    ]);
  });

  it('reads the rules again after a rebuild', async () => {
    await writeFile(path.join(site.buildDir, '_headers'), '/*\n  X-All: changed now\n');
    await writeFile(path.join(site.buildDir, '_redirects'), '/fresh /team/ 302\n');
    expect((await site.request('/')).headers['x-all']).toBe('changed now');
    expect((await site.request('/fresh')).headers.location).toBe('/team/');
    expect(site.said.errors).toBe('');
  });
});

describe('npm run serve', () => {
  it.each([
    [['--port', 'x'], {}, /The port is "x"/],
    [['--prot', '1'], {}, /'--prot'/],
    [['--host', '0.0.0.0'], {}, /--host is "0\.0\.0\.0".*add --forms-only/],
    [['--build', 'nowhere', '--port', '4629'], {}, /nowhere\/index\.html is missing/],
    [['--forms-only', '--port', '4629'], {SMTP_URL: 'mail.example.org'}, /SMTP_URL .* smtps:/],
    [
      ['--forms-only', '--port', '4629', '--forms', 'scripts'],
      {},
      /Forms cannot be kept in .*scripts \(EISDIR/,
    ],
  ])('explains in one line what is wrong with %j %j', async (args, env, words) => {
    const {said, ended} = serve(args, env);
    expect(await ended).not.toBe(0);
    expect(said.errors).toMatch(/^✖ [^\n]+\n$/);
    expect(said.errors).toMatch(words);
  });

  it('warns of a password that would leave without encryption', async () => {
    const folder = await temporaryFolder();
    const args = ['--forms-only', '--forms', path.join(folder, 'forms.jsonl')];
    const server = await startServer(args, {SMTP_URL: 'smtp://user:secret@127.0.0.1:9'});
    await server.stop();
    expect(server.said.errors).toMatch(/^SMTP_URL has a password and starts with smtp:\/\/: /m);
    expect(server.said.output + server.said.errors).not.toContain('secret');
    await rm(folder, {recursive: true});
  });

  it('receives only forms with --forms-only, rate-limited, and stops on SIGTERM', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'forms.db');
    const server = await startServer(['--forms-only', '--host', '0.0.0.0', '--forms', file]);
    let posts = 0;
    const post = () =>
      server.request('/en/thank-you/', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          host: 'www.example.org',
          origin: 'https://www.example.org',
          'x-forwarded-for': '192.0.2.7',
        },
        body: `form-name=newsletterform&email=${(posts += 1)}%40example.org&checked=true`,
      });
    try {
      expect(server.said.output).toContain('Sent to  nobody: SMTP_URL is not set');
      expect((await server.request('/')).status).toBe(405);
      const statuses = [];
      for (let count = 0; count < 31; count += 1) statuses.push((await post()).status);
      expect(statuses).toEqual([...Array<number>(30).fill(303), 429]);
      expect((await post()).text).toContain('Too many forms were sent from your network');
      expect(await readSubmissions(file)).toHaveLength(30);
    } finally {
      expect(await server.stop()).toBe(0);
      await rm(folder, {recursive: true});
    }
  });
});
