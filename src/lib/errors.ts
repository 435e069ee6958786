/*
 * The error catalogue (specification, section 8): each error with its code and its
 * text. What a visitor sees of them is decided where they are caught.
 */

/** What can go wrong between a click and a page (features/page-data). */
export type ErrorCode =
  | 'CHUNK_LOAD_FAILED'
  | 'INVALID_HASH'
  | 'INVALID_JSON'
  | 'MISSING_HASH'
  | 'FETCH_FAILED'
  | 'MODULE_NOT_FOUND'
  | 'ASYNC_COMPONENT'
  | 'MOVED'
  | 404;

/** Why a script did not come: it is not there, it is late, or it could not be fetched. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

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
  /** A part of a page's code could not be loaded; worded and made as the bundler's own. */
  chunkLoad: (chunk: string, failure: ChunkFailure, address: string) =>
    Object.assign(
      new CatalogueError(
        'CHUNK_LOAD_FAILED',
        `Loading chunk ${chunk} failed.\n(${failure}: ${address})`,
      ),
      {type: failure, request: address},
    ),
  invalidHash: () => new CatalogueError('INVALID_HASH', 'Hash did not match.'),
  invalidJson: (url: string) =>
    new CatalogueError('INVALID_JSON', `Failed to parse JSON from ${url}.`),
  missingHash: (url: string) =>
    new CatalogueError('MISSING_HASH', `JSON data in ${url} is missing a hash.`),
  /** Any status but 200 and 404, or no answer at all. */
  fetchFailed: (url: string) => new CatalogueError('FETCH_FAILED', `Failed to fetch ${url}.`),
  /** @param statusText as the server says it; HTTP/2 says nothing */
  notFound: (statusText: string) => new CatalogueError(404, statusText || 'Not Found'),
  /** Code that the page data names and that no script brought: shown like a 404. */
  moduleNotFound: (module: string) =>
    new CatalogueError('MODULE_NOT_FOUND', `Cannot find module '${module}'`),
  /** The page's component is not what its script should have brought. */
  asyncComponent: (component: string, reason: string) =>
    new CatalogueError(
      'ASYNC_COMPONENT',
      `Failed to resolve async component ${component}: ${reason}`,
    ),
  /** The address answers with a redirect, which only a full load follows. */
  moved: (path: string, to: string) => new CatalogueError('MOVED', `${path} has moved to ${to}.`),
} as const;

export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof CatalogueError && codes.includes(error.code);
}

/** What can go wrong between a form and its receiver (lib/http). */
export type HttpErrorCode =
  /** The caller gave up, or the time was over. */
  | 'ECONNABORTED'
  /** No answer, or none that this page may read. */
  | 'ERR_NETWORK'
  /** An answer whose status is not 2xx. */
  | 'ERR_STATUS';

/** A request that failed, with the texts of the catalogue (specification, section 8). */
export class HttpError extends Error {
  readonly status?: number;
  /** Of an answer that is not 2xx: its JSON, else its text. */
  readonly body?: unknown;

  constructor(
    readonly code: HttpErrorCode,
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

/** What goes on without, said in the console. */
export const warnings = {
  /** The completion of addresses (features/team). */
  placesNotLoaded: (reason: string) =>
    `Places library not loaded: ${reason}. The address field stays a plain one.`,
} as const;
