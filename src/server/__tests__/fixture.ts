import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

const page = (lang: string, body: string) =>
  `<!doctype html><html lang="${lang}"><title>${body}</title><h1>${body}</h1>${'<p>texte </p>'.repeat(80)}</html>`;

/** A small build with the structure of the real one. */
export const SITE: Record<string, string> = {
  'index.html': page('fr', 'Accueil'),
  'team/index.html': page('fr', 'Équipe'),
  'thank-you/index.html': page('fr', 'Merci'),
  'work/index.html': page('fr', 'Études'),
  '404.html': page('fr', 'Introuvable'),
  'en/index.html': page('en', 'Home'),
  'en/team/index.html': page('en', 'Team'),
  'en/thank-you/index.html': page('en', 'Thank you'),
  'en/404.html': page('en', 'Not found'),
  'assets/errors/502.html': page('fr', 'Indisponible'),
  'en/assets/errors/502.html': page('en', 'Unavailable'),
  'assets/js/main.js': `console.log('é');${'/* code */'.repeat(100)}`,
  'assets/small.css': 'a{}',
  'assets/data/index.json': '{"hash":"1"}',
  'image.png': 'not really',
  'été/index.html': page('fr', 'Été'),
  '.secret': 'hidden',
  'folder/.env': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@example.org',
  _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: [
    '/gone/ /#work 301',
    '/old/* /new/:splat 302',
    '/team/ /elsewhere/ 301',
    '/forced/ /team/ 301!',
    '/work/ /moved/ 301!',
    '/en/* /en/404.html 404',
    '/* /404.html 404',
    '',
  ].join('\n'),
};

type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string};

type RequestOptions = {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
};

/** Sends one request with its target exactly as written: fetch() would repair it. */
export function request(
  port: number,
  target: string,
  {method = 'GET', headers = {}, body}: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = http.request({
      host: '127.0.0.1',
      port,
      path: target,
      method,
      headers,
      agent: false,
    });
    req.once('error', reject);
    req.once('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.once('error', reject);
      res.once('end', () => {
        const all = Buffer.concat(chunks);
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: all,
          text: all.toString('utf8'),
        });
      });
    });
    req.end(body);
  });
}

/** Writes files into a new temporary folder. */
export async function writeFiles(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  return root;
}
