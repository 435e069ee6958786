import {HttpError} from './errors';
import {http, type HttpOptions} from './http';

/** Sends a form as browsers do, urlencoded. Resolves on any 2xx: some hosts answer with a page. */
export async function sendForm(
  action: string,
  fields: Readonly<Record<string, string>>,
  options?: Pick<HttpOptions, 'timeout' | 'signal'>,
): Promise<void> {
  await http(action, {...options, method: 'POST', body: new URLSearchParams(fields)});
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that the receiver found wrong, with their codes; none for another failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof HttpError) || error.status !== 422 || !isRecord(error.body)) return {};
  const {fields} = error.body;
  return isRecord(fields)
    ? Object.fromEntries(
        Object.entries(fields).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};
}
