/* react-hook-form with our text fields and validators. Loaded with a live form. */
import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import type {Checked} from '../../lib/forms/schema';

/** Registers a text field whose value is trimmed at once, and whose text on blur. */
export function registerTrimmed<Values extends FieldValues>(
  {register}: Pick<UseFormReturn<Values>, 'register'>,
  name: FieldPath<Values>,
): UseFormRegisterReturn<FieldPath<Values>> {
  const registered = register(name, {
    setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
  });
  return {
    ...registered,
    onBlur: (event: {target: HTMLInputElement}) => {
      const {target} = event;
      const trimmed = target.value.trim();
      if (target.value !== trimmed) target.value = trimmed;
      return registered.onBlur(event);
    },
  };
}

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
