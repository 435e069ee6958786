import {HttpError} from './errors';
import {http, type HttpOptions} from './http';
import {textsOf} from './textsOf';

/**
 * Posts a form urlencoded, as browsers do. Resolves on any 2xx: some hosts respond with a page.
 *
 * @throws HttpError otherwise; {@link fieldProblems} extracts the invalid fields
 */
export async function sendForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  options?: Pick<HttpOptions, 'timeout' | 'signal'>,
): Promise<void> {
  await http(action, {...options, method: 'POST', body: new URLSearchParams(fields)});
}

/** The fields that the receiver rejected, with their codes; empty for any other failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return error instanceof HttpError && error.status === 422
    ? textsOf((error.body as {fields?: unknown} | null)?.fields)
    : {};
}
