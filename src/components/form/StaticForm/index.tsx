import type {ComponentPropsWithRef, ReactNode} from 'react';
import {useFormAction} from '../../../hooks/useFormAction';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD, HONEYPOT_FIELD} from '../../../lib/forms/fields';

type StaticFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> & {
  /** Form name registered at the host, repeated in the hidden field. */
  name: string;
};

/**
 * A form that works without scripts and that the host detects in the static HTML
 * (https://docs.netlify.com/forms/setup/).
 */
export default function StaticForm({name, children, ...form}: StaticFormProps): ReactNode {
  const action = useFormAction();
  return (
    <form
      {...form}
      action={action}
      name={name}
      method="post"
      data-netlify="true"
      data-netlify-honeypot={HONEYPOT_FIELD}
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={name} />
      <input type="hidden" name={DRAFT_ID_FIELD} />
      <input type="text" name={HONEYPOT_FIELD} hidden tabIndex={-1} autoComplete="off" />
      {children}
    </form>
  );
}
