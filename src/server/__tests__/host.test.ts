/** @jest-environment node */
import {readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
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

  describe('pages and files', () => {
    it.each([
      ['/', 'index.html', HTML],
      ['/team/', 'team/index.html', HTML],
      ['/team/?a=1', 'team/index.html', HTML],
      ['/en/', 'en/index.html', HTML],
      ['/lone', 'lone.html', HTML],
      ['/%C3%A9t%C3%A9/', 'été/index.html', HTML],
      ['/assets/js/main.js', 'assets/js/main.js', 'text/javascript; charset=utf-8'],
      ['/assets/data/index.json', 'assets/data/index.json', 'application/json; charset=utf-8'],
      ['/image.png', 'image.png', 'image/png'],
      ['/favicon.ico', 'favicon.ico', 'image/x-icon'],
      ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
    ])('serves %s', async (target, file, type) => {
      const {status, headers, text} = await site.request(target);
      expect([status, headers['content-type'], text]).toEqual([200, type, SITE[file]]);
    });

    it('adds the missing slash of a page with a 301 and keeps the query', async () => {
      const {status, headers} = await site.request('/en/team?a=1&b=%20');
      expect([status, headers.location]).toEqual([301, '/en/team/?a=1&b=%20']);
    });

    it.each(['/team/', '/image.png'])(
      'answers HEAD of %s with the headers of GET and no body',
      async (target) => {
        const get = await site.request(target);
        const head = await site.request(target, {method: 'HEAD'});
        expect(head.status).toBe(200);
        expect(head.headers['content-length']).toBe(String(get.body.length));
        expect(head.headers.etag).toBe(get.headers.etag);
        expect(head.body).toHaveLength(0);
      },
    );

    it('sends the requested range of a picture or video', async () => {
      const {status, headers, text} = await site.request('/image.png', {
        headers: {range: 'bytes=4-9'},
      });
      expect([status, text]).toEqual([206, SITE['image.png']?.slice(4, 10)]);
      expect(headers['content-range']).toBe('bytes 4-9/10');
    });

    it('answers 416 for a range beyond the end, 412 for a version that is gone', async () => {
      const beyond = await site.request('/image.png', {headers: {range: 'bytes=99-'}});
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
      const gone = await site.request('/image.png', {headers: {'if-match': '"gone"'}});
      expect(gone.status).toBe(412);
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
  });

  describe('headers', () => {
    it('applies _headers to pages, files and the 404 page', async () => {
      for (const target of ['/', '/image.png', '/nowhere/']) {
        expect((await site.request(target)).headers['x-all']).toBe('yes');
      }
    });

    it('lets _headers replace the default Cache-Control', async () => {
      const cachingOf = async (target: string) =>
        (await site.request(target)).headers['cache-control'];
      expect(await cachingOf('/')).toBe('public, max-age=0, must-revalidate');
      expect(await cachingOf('/image.png')).toBe('public, max-age=0, must-revalidate');
      expect(await cachingOf('/assets/js/main.js')).toBe('public, max-age=31536000, immutable');
    });

    it.each(['/', '/image.png'])(
      'answers 304 when the client has %s, also with a weak ETag in a list',
      async (target) => {
        const {headers} = await site.request(target);
        const tag = (headers.etag ?? '').replace('W/', '');
        expect(tag).toMatch(/^"[\w-]+"$/);
        for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const again = await site.request(target, {headers: {'if-none-match': value}});
          expect([value, again.status, again.body.length]).toEqual([value, 304, 0]);
          expect(again.headers['x-all']).toBe('yes');
        }
        const other = await site.request(target, {headers: {'if-none-match': '"other"'}});
        expect(other.status).toBe(200);
      },
    );

    it('compresses text with Brotli, else gzip, each with its own ETag', async () => {
      const accepting = (accepted: string) =>
        site.request('/team/', {headers: {'accept-encoding': accepted}});
      const plain = await site.request('/team/');
      const br = await accepting('gzip, deflate, br');
      const gzip = await accepting('gzip');
      expect(
        [plain, br, gzip].map(({headers}) => [headers['content-encoding'], headers.vary]),
      ).toEqual([
        [undefined, 'Accept-Encoding'],
        ['br', 'Accept-Encoding'],
        ['gzip', 'Accept-Encoding'],
      ]);
      expect(zlib.brotliDecompressSync(br.body).toString()).toBe(SITE['team/index.html']);
      expect(zlib.gunzipSync(gzip.body).toString()).toBe(SITE['team/index.html']);
      expect(Number(br.headers['content-length'])).toBe(br.body.length);
      expect(new Set([plain, br, gzip].map(({headers}) => headers.etag)).size).toBe(3);
    });

    it.each([
      ['gzip, br', 'br'],
      ['br;q=0.1, gzip;q=0.9', 'gzip'],
      ['*', 'br'],
      ['deflate', undefined],
      ['br;q=0, gzip;q=0', undefined],
    ])('compresses for “%s” with %s', async (accepted, encoding) => {
      const {headers} = await site.request('/', {headers: {'accept-encoding': accepted}});
      expect(headers['content-encoding']).toBe(encoding);
    });

    it('compresses neither images nor tiny files', async () => {
      for (const target of ['/image.png', '/assets/small.css']) {
        const {headers} = await site.request(target, {headers: {'accept-encoding': 'br, gzip'}});
        expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
      }
    });
  });

  describe('redirects', () => {
    it.each([
      ['/gone/', 301, '/#work'],
      ['/gone', 301, '/#work'],
      ['/old/a/b?x=1', 302, '/new/a/b?x=1'],
      ['/forced/', 301, '/team/'],
      ['/work/', 301, '/moved/'],
      ['/external', 301, 'https://example.org/y'],
      ['/same', 301, '/same/'],
    ])('redirects %s (%i) to %s', async (target, status, location) => {
      const answer = await site.request(target);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
    });

    it('prefers an existing page to an unforced rule', async () => {
      expect((await site.request('/team/')).status).toBe(200);
    });

    it('does not redirect an address to itself', async () => {
      expect((await site.request('/same/')).status).toBe(404);
    });

    it('serves another page at the address of a 200 rule', async () => {
      const {status, text} = await site.request('/rewritten');
      expect([status, text]).toEqual([200, SITE['en/team/index.html']]);
    });

    it('does not proxy other sites', async () => {
      expect((await site.request('/proxied')).status).toBe(502);
    });
  });

  describe('a missing page', () => {
    it.each([
      ['/nowhere/', '404.html'],
      ['/nowhere', '404.html'],
      ['/fr/nowhere/', '404.html'],
      ['/english/', '404.html'],
      ['/assets/js/gone.js', '404.html'],
      ['/en/nowhere/', 'en/404.html'],
      ['/en/work/nowhere', 'en/404.html'],
      ['/_headers', '404.html'],
      ['/_redirects', '404.html'],
      ['/_HEADERS', '404.html'],
      ['/.secret', '404.html'],
      ['/folder/.env', '404.html'],
      ['//example.org', '404.html'],
      ['//team', '404.html'],
      ['/en//team', 'en/404.html'],
      ['/assets/', '404.html'],
      ['/assets', '404.html'],
      // Latin-1, as in links of another age, and what else is not UTF-8.
      ['/%E9quipe', '404.html'],
      ['/te%E9am/', '404.html'],
      ['/en/caf%E9/', 'en/404.html'],
      ['/%ff', '404.html'],
      ['/%c3%28/', '404.html'],
      // Other spellings of an address.
      ['/team%2f', '404.html'],
      ['/en/%2e/team/', 'en/404.html'],
      ['/team/../team/', '404.html'],
      ['/assets%2f..%2f.secret', '404.html'],
      ['/%5cteam', '404.html'],
      ['/%0d%0aX-Evil:%201', '404.html'],
    ])('is answered at %s with %s and status 404', async (target, file) => {
      const {status, text, headers} = await site.request(target);
      expect([status, headers.location, text]).toEqual([404, undefined, SITE[file]]);
      expect(headers).toMatchObject({'x-all': 'yes', 'content-type': HTML});
      expect(headers['x-evil']).toBeUndefined();
    });

    it('is answered in full, even when the client has the 404 page cached', async () => {
      const headers = {'if-none-match': '*', range: 'bytes=0-1'};
      const {status, text} = await site.request('/nowhere/', {headers});
      expect([status, text]).toEqual([404, SITE['404.html']]);
    });

    it('gets the 404 page of its language without a rule, and plain text without a 404 page', async () => {
      const {_redirects, '404.html': _page, ...files} = SITE;
      const bare = await serveFixture(files);
      try {
        const english = await bare.request('/en/nowhere/');
        expect([english.status, english.text]).toEqual([404, SITE['en/404.html']]);
        const french = await bare.request('/nowhere/');
        expect([french.status, french.text]).toEqual([404, 'Not found.\n']);
      } finally {
        await bare.close();
      }
    });
  });

  describe('an invalid request', () => {
    it.each([
      '/../../etc/passwd',
      '/assets/../../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%00',
      '/team/%00/',
      '/%',
      '/%zz/',
      'http://example.org/',
    ])('is rejected at %s with 400 and no stack trace', async (target) => {
      const {status, text, headers} = await site.request(target);
      expect([status, text]).toEqual([400, 'Bad request: this address is malformed.\n']);
      expect(headers['x-evil']).toBeUndefined();
    });

    it('cannot follow a link out of the build', async () => {
      const link = path.join(site.buildDir, 'out');
      await symlink('/etc', link);
      try {
        expect((await site.request('/out/hostname')).status).toBe(404);
      } finally {
        await rm(link);
      }
    });

    it('is never redirected to another host by a missing slash', async () => {
      for (const target of ['//team', '///team', '/\\team', '/%2fteam', '/%5cteam']) {
        expect((await site.request(target)).headers.location).toBeUndefined();
      }
    });

    it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
      'is rejected for the method %s, with the allowed methods',
      async (method) => {
        const page = await site.request('/team/', {method});
        expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
        const file = await site.request('/assets/js/main.js', {method});
        expect([file.status, file.headers.allow]).toEqual([405, 'GET, HEAD']);
      },
    );

    it('includes a form posted to a static file or to one only for the host', async () => {
      for (const target of ['/assets/js/main.js', '/nothing.css']) {
        const answer = await site.request(target, {method: 'POST', body: 'a=b'});
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
      const hidden = await site.request('/_headers', {method: 'POST', body: 'a=b'});
      expect(hidden.status).toBe(404);
      const latin = await site.request('/%E9quipe', {method: 'POST', body: 'a=b'});
      expect([latin.status, latin.text]).toEqual([404, SITE['404.html']]);
      for (const target of ['/%zz/', '/%2e%2e/', '/a%00/']) {
        const malformed = await site.request(target, {method: 'POST', body: 'a=b'});
        expect(malformed.status).toBe(400);
      }
    });
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
    const kept = (await readFile(site.formsFile, 'utf8')).trimEnd().split('\n');
    expect(kept.map((line) => (JSON.parse(line) as {path: string}).path)).toEqual([
      '/team/',
      '/en/nowhere/',
      '/nowhere',
    ]);
  });

  it('logged no errors', () => {
    expect(site.said.errors).toBe('');
  });
});

describe('rules', () => {
  it('that are invalid are reported once, and the rest is served', async () => {
    const site = await serveFixture({...SITE, _headers: '/*\n  Bad Name: x\n  X-Good: y\n'});
    try {
      for (const target of ['/', '/team/', '/lone']) {
        const {status, headers} = await site.request(target);
        expect([status, headers['x-good']]).toEqual([200, 'y']);
      }
      expect(site.said.errors).toMatch(/^_headers: "Bad Name" was left out[^\n]*\n$/);
      await writeFile(path.join(site.buildDir, '_headers'), '/*\n  X-All: changed now\n');
      await writeFile(path.join(site.buildDir, '_redirects'), '/fresh /team/ 302\n');
      expect((await site.request('/')).headers['x-all']).toBe('changed now');
      expect((await site.request('/fresh')).headers.location).toBe('/team/');
    } finally {
      await site.close();
    }
  });
});

describe('npm run serve', () => {
  it.each([
    [['--port', 'x'], {}, /--port is "x"/],
    [['--prot', '1'], {}, /'--prot'/],
    [['--host', '0.0.0.0'], {}, /--host is "0\.0\.0\.0".*add --forms-only/],
    [['--build', 'nowhere', '--port', '4629'], {}, /nowhere\/index\.html is missing/],
    [['--forms-only', '--port', '4629'], {SMTP_URL: 'mail.example.org'}, /SMTP_URL .* smtps:/],
    [
      ['--forms-only', '--port', '4629', '--forms', 'scripts'],
      {},
      /scripts cannot be opened: EISDIR/,
    ],
  ])('explains in one line what is wrong with %j %j', async (args, env, words) => {
    const {said, ended} = serve(args, env);
    expect(await ended).not.toBe(0);
    expect(said.errors).toMatch(/^✖ [^\n]+\n$/);
    expect(said.errors).toMatch(words);
  });

  it('warns of a password that would leave without encryption', async () => {
    const folder = await temporaryFolder();
    const server = await startServer(
      ['--forms-only', '--forms', path.join(folder, 'forms.jsonl')],
      {
        SMTP_URL: 'smtp://user:secret@127.0.0.1:9',
      },
    );
    await server.stop();
    expect(server.said.errors).toMatch(/^SMTP_URL has a password and starts with smtp:\/\/: /);
    expect(server.said.output + server.said.errors).not.toContain('secret');
    await rm(folder, {recursive: true});
  });

  it('receives only forms with --forms-only, rate-limited, and stops on SIGTERM', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'forms.jsonl');
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
      expect((await post()).text).toContain('Too many forms were sent from here');
      expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(30);
    } finally {
      expect(await server.stop()).toBe(0);
      await rm(folder, {recursive: true});
    }
  });
});
