import {HttpError} from './errors';
import {http, type HttpOptions} from './http';
import {textsOf} from './textsOf';

/**
 * Sends a form as browsers do, urlencoded. Resolves on any 2xx: some hosts answer with a page.
 *
 * @throws HttpError otherwise; {@link fieldProblems} reads what the receiver found
 */
export async function sendForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  options?: Pick<HttpOptions, 'timeout' | 'signal'>,
): Promise<void> {
  await http(action, {...options, method: 'POST', body: new URLSearchParams(fields)});
}

/** The fields that the receiver found wrong, with their codes; none for another failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return error instanceof HttpError && error.status === 422
    ? textsOf((error.body as {fields?: unknown} | null)?.fields)
    : {};
}
