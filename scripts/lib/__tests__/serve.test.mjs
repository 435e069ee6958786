/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import zlib from 'node:zlib';
import {serveFixture, SITE} from './fixture.mjs';

describe('the local host', () => {
  /** @type {Awaited<ReturnType<typeof serveFixture>>} */
  let site;
  before(async () => {
    site = await serveFixture();
  });
  after(() => site.close());

  describe('pages and files', () => {
    for (const [target, file, type] of /** @type {const} */ ([
      ['/', 'index.html', 'text/html; charset=utf-8'],
      ['/team/', 'team/index.html', 'text/html; charset=utf-8'],
      ['/team/?a=1', 'team/index.html', 'text/html; charset=utf-8'],
      ['/en/', 'en/index.html', 'text/html; charset=utf-8'],
      ['/lone', 'lone.html', 'text/html; charset=utf-8'],
      ['/%C3%A9t%C3%A9/', 'été/index.html', 'text/html; charset=utf-8'],
      ['/assets/js/main.js', 'assets/js/main.js', 'text/javascript; charset=utf-8'],
      ['/assets/data/index.json', 'assets/data/index.json', 'application/json; charset=utf-8'],
      ['/image.png', 'image.png', 'image/png'],
      ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
    ])) {
      it(`serves ${target}`, async () => {
        const {status, headers, text} = await site.request(target);
        assert.equal(status, 200);
        assert.equal(headers['content-type'], type);
        assert.equal(text, SITE[file]);
      });
    }

    it('adds the missing slash of a page with a 301 and keeps the query', async () => {
      const {status, headers} = await site.request('/en/team?a=1&b=%20');
      assert.equal(status, 301);
      assert.equal(headers.location, '/en/team/?a=1&b=%20');
    });

    it('answers HEAD with the headers of GET and no body', async () => {
      const get = await site.request('/team/');
      const head = await site.request('/team/', {method: 'HEAD'});
      assert.equal(head.status, 200);
      assert.equal(head.headers['content-length'], get.headers['content-length']);
      assert.equal(head.headers.etag, get.headers.etag);
      assert.equal(head.body.length, 0);
    });

    it('serves a file that a new build has changed', async () => {
      const file = path.join(site.buildDir, 'assets/changes.txt');
      await writeFile(file, 'before');
      assert.equal((await site.request('/assets/changes.txt')).text, 'before');
      await writeFile(file, 'after it');
      assert.equal((await site.request('/assets/changes.txt')).text, 'after it');
    });
  });

  describe('headers', () => {
    it('applies _headers to pages, files and the 404 page', async () => {
      for (const target of ['/', '/image.png', '/nowhere/']) {
        assert.equal((await site.request(target)).headers['x-all'], 'yes', target);
      }
    });

    it('lets _headers replace the default Cache-Control', async () => {
      const page = await site.request('/');
      const asset = await site.request('/assets/js/main.js');
      assert.equal(page.headers['cache-control'], 'public, max-age=0, must-revalidate');
      assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
    });

    it('answers 304 when the visitor has the file, also with a weak tag in a list', async () => {
      const {headers} = await site.request('/');
      const tag = headers.etag ?? '';
      assert.match(tag, /^"[\w-]+"$/);
      for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await site.request('/', {headers: {'if-none-match': value}});
        assert.equal(again.status, 304, value);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers['x-all'], 'yes');
      }
      const other = await site.request('/', {headers: {'if-none-match': '"other"'}});
      assert.equal(other.status, 200);
    });

    it('compresses text with Brotli, else gzip, each with a tag of its own', async () => {
      const plain = await site.request('/team/');
      const br = await site.request('/team/', {headers: {'accept-encoding': 'gzip, deflate, br'}});
      const gzip = await site.request('/team/', {headers: {'accept-encoding': 'gzip'}});
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(br.headers['content-encoding'], 'br');
      assert.equal(gzip.headers['content-encoding'], 'gzip');
      assert.equal(zlib.brotliDecompressSync(br.body).toString(), SITE['team/index.html']);
      assert.equal(zlib.gunzipSync(gzip.body).toString(), SITE['team/index.html']);
      assert.equal(new Set([plain, br, gzip].map(({headers}) => headers.etag)).size, 3);
      for (const {headers} of [plain, br, gzip]) assert.equal(headers.vary, 'Accept-Encoding');
    });

    it('compresses neither images nor tiny files, nor what is refused with q=0', async () => {
      for (const target of ['/image.png', '/assets/small.css']) {
        const {headers} = await site.request(target, {headers: {'accept-encoding': 'br, gzip'}});
        assert.equal(headers['content-encoding'], undefined, target);
        assert.equal(headers.vary, undefined, target);
      }
      const refused = await site.request('/', {headers: {'accept-encoding': 'br;q=0, gzip;q=0'}});
      assert.equal(refused.headers['content-encoding'], undefined);
    });
  });

  describe('redirects', () => {
    for (const [target, status, location] of /** @type {const} */ ([
      ['/gone/', 301, '/#work'],
      ['/gone', 301, '/#work'],
      ['/old/a/b?x=1', 302, '/new/a/b?x=1'],
      ['/forced/', 301, '/team/'],
      ['/work/', 301, '/moved/'],
      ['/external', 301, 'https://example.org/y'],
      ['/same', 301, '/same/'],
    ])) {
      it(`sends ${target} to ${location} (${status})`, async () => {
        const answer = await site.request(target);
        assert.equal(answer.status, status);
        assert.equal(answer.headers.location, location);
      });
    }

    it('serves a page that exists before a rule that is not forced', async () => {
      assert.equal((await site.request('/team/')).status, 200);
    });

    it('does not redirect an address to itself', async () => {
      assert.equal((await site.request('/same/')).status, 404);
    });

    it('serves another page under the address of a 200 rule', async () => {
      const {status, text} = await site.request('/rewritten');
      assert.equal(status, 200);
      assert.equal(text, SITE['en/team/index.html']);
    });

    it('fetches nothing from other sites', async () => {
      assert.equal((await site.request('/proxied')).status, 502);
    });
  });

  describe('what is not there', () => {
    for (const [target, file] of /** @type {const} */ ([
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
    ])) {
      it(`answers ${target} with ${file} and status 404`, async () => {
        const {status, text, headers} = await site.request(target);
        assert.equal(status, 404);
        assert.equal(headers.location, undefined);
        assert.equal(text, SITE[file]);
      });
    }

    it('chooses the language without a rule for it', async () => {
      const {_redirects, ...files} = SITE;
      const bare = await serveFixture(files);
      try {
        const answer = await bare.request('/en/nowhere/');
        assert.equal(answer.status, 404);
        assert.equal(answer.text, SITE['en/404.html']);
      } finally {
        await bare.close();
      }
    });

    it('says so in plain text when the build has no 404 page', async () => {
      const bare = await serveFixture({'index.html': 'x'});
      try {
        assert.equal((await bare.request('/nowhere/')).text, 'Not found.\n');
      } finally {
        await bare.close();
      }
    });
  });

  describe('what nobody should ask for', () => {
    for (const target of [
      '/../../etc/passwd',
      '/assets/../../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets%2f..%2f.secret',
      '/..%5c..%5cetc',
      '/%00',
      '/team/%00/',
      '/%0d%0aX-Evil:%201',
      '/%',
      '/%zz/',
      '/%c3%28/',
      '/%ff',
      'http://example.org/',
    ]) {
      it(`answers ${target} with 400 and no stack trace`, async () => {
        const {status, text, headers} = await site.request(target);
        assert.equal(status, 400);
        assert.equal(text, 'Bad request: this address is malformed.\n');
        assert.equal(headers['x-evil'], undefined);
      });
    }

    it('does not follow a link out of the build', async () => {
      const link = path.join(site.buildDir, 'out');
      await symlink('/etc', link);
      try {
        assert.equal((await site.request('/out/hostname')).status, 404);
      } finally {
        await rm(link);
      }
    });

    it('never redirects to another host by way of a missing slash', async () => {
      for (const target of ['//team', '///team', '/\\team', '/%2fteam', '/%5cteam']) {
        assert.equal((await site.request(target)).headers.location, undefined, target);
      }
    });

    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      it(`refuses ${method} and says what is allowed`, async () => {
        const page = await site.request('/team/', {method});
        assert.equal(page.status, 405);
        assert.equal(page.headers.allow, 'GET, HEAD, POST');
        const file = await site.request('/assets/js/main.js', {method});
        assert.equal(file.status, 405);
        assert.equal(file.headers.allow, 'GET, HEAD');
      });
    }

    it('refuses a POST to a file', async () => {
      for (const target of ['/assets/js/main.js', '/nothing.css']) {
        const answer = await site.request(target, {method: 'POST', body: 'a=b'});
        assert.equal(answer.status, 405, target);
        assert.equal(answer.headers.allow, 'GET, HEAD', target);
      }
    });
  });

  it('had nothing to complain about', () => {
    assert.deepEqual(site.errors, []);
  });
});

describe('rules that are wrong', () => {
  it('are reported once, and the rest is served', async () => {
    const site = await serveFixture({...SITE, _headers: '/*\n  Bad Name: x\n  X-Good: y\n'});
    try {
      for (const target of ['/', '/team/', '/lone']) {
        const {status, headers} = await site.request(target);
        assert.equal(status, 200);
        assert.equal(headers['x-good'], 'y');
      }
      assert.equal(site.errors.length, 1);
      assert.match(site.errors[0] ?? '', /^_headers: "Bad Name" was left out/);
    } finally {
      await site.close();
    }
  });

  it('are read again when a new build has put them right', async () => {
    const site = await serveFixture();
    try {
      await writeFile(path.join(site.buildDir, '_headers'), '/*\n  X-All: changed now\n');
      await writeFile(path.join(site.buildDir, '_redirects'), '/fresh /team/ 302\n');
      assert.equal((await site.request('/')).headers['x-all'], 'changed now');
      assert.equal((await site.request('/fresh')).headers.location, '/team/');
    } finally {
      await site.close();
    }
  });
});
