import type {FastifyRequest} from 'fastify';

type Request = Pick<FastifyRequest, 'headers' | 'host'>;

/** Whether a name that a proxy or browser gives is the host of a web address. */
function isHostOf(address: string, name: string): boolean {
  if (!URL.canParse(address)) return false;
  const {protocol, host} = new URL(address);
  // Behind a TLS proxy, the scheme is the address's. The name may have its default port.
  const own = `${protocol}//${name}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).host === host;
}

/**
 * Whether an address, of the Origin or Referer header, is of the site that a request was sent to.
 *
 * Browsers set Sec-Fetch-Site, and no page can forge it (https://www.w3.org/TR/fetch-metadata/): it
 * needs no name, which a proxy may hide. Other clients are judged by the names they and a trusted
 * proxy give, in Host and X-Forwarded-Host; no page can set these either.
 */
export const isOwnAddress = (address: string, {headers, host}: Request): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  isHostOf(address, host) ||
  isHostOf(address, headers.host ?? '');

/**
 * What shows that a request comes from another site: its Origin, or else its Sec-Fetch-Site.
 * Undefined if nothing does: browsers send the Origin header with every POST, other programs may
 * omit it. It is 'null' when the page's referrer policy hides it.
 */
export function foreignOrigin(request: Request): string | undefined {
  const {origin, 'sec-fetch-site': site} = request.headers;
  if (site === 'cross-site' || site === 'same-site') return origin ?? String(site);
  return origin === undefined || isOwnAddress(origin, request) ? undefined : origin;
}

/** In ms. */
const LOG_PAUSE = 60_000;

/** The most characters of a name from outside to log. */
const MAX_NAME = 200;

const quoted = (name: string) => JSON.stringify(name.slice(0, MAX_NAME));

/**
 * Logs refused origins, once a minute at most: a proxy that hides the site's name makes the receiver
 * refuse every form.
 */
export function createOriginLog(log: (message: string) => void, now: () => number = Date.now) {
  let last = -Infinity;
  let unsaid = 0;
  return (origin: string, {headers, host}: Request): void => {
    if (now() - last < LOG_PAUSE) {
      unsaid += 1;
      return;
    }
    const {host: name = ''} = headers;
    const forwarded = host === name ? '' : `, X-Forwarded-Host ${quoted(host)}`;
    const more = unsaid > 0 ? ` ${unsaid} more since the last such line.` : '';
    log(
      `A form from ${quoted(origin)} was refused: it was sent to Host ${quoted(name)}${forwarded}. If both are the site, its proxy must pass on the site’s name: see docs/nginx.md, Forms.${more}`,
    );
    last = now();
    unsaid = 0;
  };
}
