import type {ComponentPropsWithRef, ReactNode} from 'react';
import {FORM_NAME_FIELD, HONEYPOT_FIELD} from '../../../lib/formFields';

type StaticFormProps = Omit<ComponentPropsWithRef<'form'>, 'method'> & {
  /** The form's name at the host, also in its hidden field. */
  name: string;
};

/**
 * A form that the browser sends by itself and that the host finds in the static page
 * (https://docs.netlify.com/forms/setup/).
 */
export default function StaticForm({name, children, ...form}: StaticFormProps): ReactNode {
  return (
    <form
      {...form}
      name={name}
      method="post"
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT_FIELD}
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={name} />
      <input type="text" name={HONEYPOT_FIELD} hidden tabIndex={-1} autoComplete="off" />
      {children}
    </form>
  );
}
