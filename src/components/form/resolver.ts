import type {FieldErrors, FieldValues, Resolver} from 'react-hook-form';
import type {Checked} from '../../lib/formSchema';

/**
 * Lets react-hook-form ask a check that answers with tidied values, or with one
 * message code a field; the code is the error's `type` and `message`. The package
 * that does this for schemas would only come between the two.
 */
export function resolverFor<Values extends FieldValues, Code extends string>(
  check: (values: Values) => Checked<Values, keyof Values & string, Code>,
): Resolver<Values> {
  return (values) => {
    const result = check(values);
    if (result.ok) return {values: result.values, errors: {}};
    const errors = Object.fromEntries(
      Object.entries<Code | undefined>(result.problems).map(([field, code]) => [
        field,
        {type: code, message: code},
      ]),
    );
    return {values: {}, errors: errors as FieldErrors<Values>};
  };
}
