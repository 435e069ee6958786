import type {FieldErrors, FieldValues, Resolver} from 'react-hook-form';
import type {Checked} from '../../lib/formSchema';

/**
 * Makes a react-hook-form resolver from a validator; the error's `type` and `message` are the
 * problem's code.
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
