/*
 * The error catalogue (specification, section 8): codes and messages. The code that
 * catches an error decides what the visitor sees. 'Loading chunk N failed' is the bundler's.
 */

/** What can go wrong between a click and a page (features/navigation/load). */
export type ErrorCode =
  | 'INVALID_HASH'
  | 'INVALID_JSON'
  | 'MISSING_HASH'
  | 'FETCH_FAILED'
  | 'MODULE_NOT_FOUND'
  | 'ASYNC_COMPONENT'
  | 'MOVED'
  | 404;

export class CatalogueError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'CatalogueError';
  }
}

export const errors = {
  invalidHash: () => new CatalogueError('INVALID_HASH', 'Hash did not match.'),
  invalidJson: (url: string) =>
    new CatalogueError('INVALID_JSON', `Failed to parse JSON from ${url}.`),
  missingHash: (url: string) =>
    new CatalogueError('MISSING_HASH', `JSON data in ${url} is missing a hash.`),
  /** Any status but 200 and 404, or no answer at all. */
  fetchFailed: (url: string) => new CatalogueError('FETCH_FAILED', `Failed to fetch ${url}.`),
  /** @param statusText the response's; always empty over HTTP/2 */
  notFound: (statusText: string) => new CatalogueError(404, statusText || 'Not Found'),
  /** No script defines a module that the page data names: shown like a 404. */
  moduleNotFound: (module: string) =>
    new CatalogueError('MODULE_NOT_FOUND', `Cannot find module '${module}'`),
  /** A page's script does not export its component. */
  asyncComponent: (component: string, reason: string) =>
    new CatalogueError(
      'ASYNC_COMPONENT',
      `Failed to resolve async component ${component}: ${reason}`,
    ),
  /** The address redirects, which only a full load follows. */
  moved: (path: string, to: string) => new CatalogueError('MOVED', `${path} has moved to ${to}.`),
} as const;

export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof CatalogueError && codes.includes(error.code);
}

/**
 * A failed request of forms/http, with the messages of the catalogue (specification, section 8).
 * `ERR_NETWORK`: no response, or none that this page may read (CORS).
 */
export class HttpError extends Error {
  readonly status?: number;
  /** Parsed JSON, else text, of a response that is not 2xx. */
  readonly body?: unknown;

  constructor(
    readonly code: 'ECONNABORTED' | 'ERR_NETWORK' | 'ERR_STATUS',
    message: string,
    answer?: {status: number; body: unknown},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = answer?.status;
    this.body = answer?.body;
  }
}

export const httpErrors = {
  aborted: () => new HttpError('ECONNABORTED', 'Request aborted'),
  network: () => new HttpError('ERR_NETWORK', 'Network Error'),
  timeout: (ms: number) => new HttpError('ECONNABORTED', `timeout of ${ms}ms exceeded`),
  status: (status: number, body: unknown) =>
    new HttpError('ERR_STATUS', `Request failed with status code ${status}`, {status, body}),
} as const;
