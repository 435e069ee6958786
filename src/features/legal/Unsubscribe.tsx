import type {ReactNode} from 'react';
import Button from '../../components/Button';
import Field from '../../components/form/Field';
import StaticForm from '../../components/form/StaticForm';
import TextInput from '../../components/form/TextInput';
import {addressControl, unsubscriptionName} from '../../forms/newsletterFields';
import {translate} from '../../lib/translate';
import styles from './unsubscribe.module.css';

/**
 * The form that ends a subscription to the newsletter (src/pages/newsletter.mdx). It is plain: the
 * browser sends it, and the thank-you page says what was done. `children` introduce it.
 */
export function Unsubscribe({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className="site-no-print site-prose">
      {children}
      <StaticForm name={unsubscriptionName} className={styles.form}>
        <Field
          id="unsubscribe-email"
          label={translate({id: 'legal.Unsubscribe.email'})}
          hint={translate({id: 'newsletter.NewsletterForm.hint'})}
        >
          {(control) => <TextInput {...control} {...addressControl} />}
        </Field>
        <Button type="submit" variant="ghost">
          {translate({id: 'legal.Unsubscribe.submit'})}
        </Button>
      </StaticForm>
    </div>
  );
}
