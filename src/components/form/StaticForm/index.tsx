import type {ComponentPropsWithRef, ReactNode} from 'react';

export type StaticFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'name'> & {
  /** The form's name at the host, also in its hidden field. */
  name: string;
  /** Name of the hidden field that says which form was sent. */
  nameField?: string;
  /** Name of a field that only robots see and fill in. */
  honeypot?: string;
};

/**
 * A form that the browser sends by itself and that the host finds in the static page
 * (https://docs.netlify.com/forms/setup/).
 */
export default function StaticForm({
  name,
  nameField = 'form-name',
  honeypot = 'bot-field',
  children,
  ...form
}: StaticFormProps): ReactNode {
  return (
    <form {...form} name={name} method="post" data-netlify="true" data-netlify-honeypot={honeypot}>
      <input type="hidden" name={nameField} value={name} />
      <input type="text" name={honeypot} hidden tabIndex={-1} autoComplete="off" />
      {children}
    </form>
  );
}
