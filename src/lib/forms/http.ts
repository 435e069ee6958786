/*
 * The HTTP client (specification, sections 7 and 8): a thin layer over fetch.
 * Loaded on demand, never at first view.
 */
import {httpErrors, type HttpError} from '../errors';

/** The anti-forgery cookie and the header that echoes it (specification, section 7). */
const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;
const XSRF_HEADER = 'X-XSRF-TOKEN';

export type HttpOptions = {
  /** GET by default, POST with a body. */
  method?: string;
  /** URLSearchParams are sent urlencoded, anything else as JSON. */
  body?: unknown;
  /** Time limit of the whole response, in ms; none by default. */
  timeout?: number;
  signal?: AbortSignal;
};

/** @throws HttpError unless the answer is 2xx */
export async function http(
  address: string | URL,
  {timeout = 0, signal, ...options}: HttpOptions = {},
): Promise<{status: number; body: unknown}> {
  const url = new URL(address, location.href);
  const request = requestOf(url, options, {origin: location.origin, cookies: document.cookie});
  // Some supported browsers lack AbortSignal.any, which would join the caller's signal and the limit.
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
    // `failure` holds the reason.
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
  throw failure();
}

/** The options for fetch. Only the page's own origin receives the anti-forgery token. */
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
  const [, token] = (url.origin === page.origin && XSRF_COOKIE.exec(page.cookies)) || [];
  if (token !== undefined) headers.set(XSRF_HEADER, decode(token));
  return {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers,
    ...(hasBody && {body: isForm ? body : JSON.stringify(body)}),
    ...(token !== undefined && {mode: 'same-origin'}),
  };
}

/** A cookie's decoded value; as it is where its encoding is malformed. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Parses a body that is declared and valid JSON; returns any other as text. */
export function parseBody(text: string, contentType: string | null): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
