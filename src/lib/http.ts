/*
 * The HTTP client (specification, sections 7 and 8): a thin layer over fetch.
 * Loaded where it is used, never at first view.
 */
import {httpErrors, type HttpError} from './errors';

/** The anti-forgery cookie and the header that sends it back (specification, section 7). */
const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

export type HttpOptions = {
  /** GET by default, POST with a body. */
  method?: string;
  /** Sent as JSON, or urlencoded when it is URLSearchParams. */
  body?: unknown;
  /** How long the whole answer may take, in ms; for ever by default. */
  timeout?: number;
  signal?: AbortSignal;
};

export type HttpResponse = {
  status: number;
  body: unknown;
};

/** @throws HttpError unless the answer is 2xx */
export async function http(
  address: string | URL,
  {timeout = 0, signal, ...options}: HttpOptions = {},
): Promise<HttpResponse> {
  const url = new URL(address, location.href);
  const request = requestOf(url, options, {origin: location.origin, cookies: document.cookie});
  // AbortSignal.any and timeout are younger than the browsers that the site supports.
  const controller = new AbortController();
  let failure = httpErrors.network;
  const abort = (error: () => HttpError) => {
    failure = error;
    controller.abort();
  };
  const onAbort = () => abort(httpErrors.aborted);
  const timer =
    timeout > 0 ? setTimeout(() => abort(() => httpErrors.timeout(timeout)), timeout) : undefined;
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  try {
    const response = await fetch(url, {...request, signal: controller.signal});
    const body = parseBody(await response.text(), response.headers.get('content-type'));
    if (response.ok) return {status: response.status, body};
    failure = () => httpErrors.status(response.status, body);
  } catch {
    // What stopped it is in `failure`.
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
  throw failure();
}

/** What fetch is given. The anti-forgery token goes to the page's own origin and no further. */
export function requestOf(
  url: URL,
  {method, body}: Pick<HttpOptions, 'method' | 'body'>,
  page: {origin: string; cookies: string},
): RequestInit {
  const isForm = body instanceof URLSearchParams;
  const hasBody = body !== undefined;
  const headers = new Headers({
    accept: 'application/json',
    ...(hasBody && !isForm && {'content-type': 'application/json'}),
  });
  const token = url.origin === page.origin ? readCookie(page.cookies, XSRF_COOKIE) : undefined;
  if (token !== undefined) headers.set(XSRF_HEADER, token);
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers,
    ...(hasBody && {body: isForm ? body : JSON.stringify(body)}),
    ...(token !== undefined && {mode: 'same-origin'}),
  };
}

/** A cookie's value, decoded; undefined when there is none or it is empty. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** JSON where the answer says that it is, and it is; else text. */
export function parseBody(text: string, contentType: string | null): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
