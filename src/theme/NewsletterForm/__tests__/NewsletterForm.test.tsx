import {renderToStaticMarkup} from 'react-dom/server';
import {site} from '../../../site';
import NewsletterForm from '..';
import {say} from '@site/scripts/__tests__/jest/words';

/** The server-rendered form. */
function form(): HTMLFormElement {
  document.body.innerHTML = renderToStaticMarkup(<NewsletterForm />);
  return document.forms[0] as HTMLFormElement;
}

const attributes = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
const field = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement;

describe('the newsletter form, without scripts', () => {
  it('asks for an address and for consent, naming the agency', () => {
    expect(field('email')).toBeRequired();
    expect(attributes(field('email'))).toMatchObject({type: 'email', autocomplete: 'email'});
    expect(field('checked')).toBeRequired();
    expect(field('checked').labels?.[0]).toHaveTextContent(
      say('newsletter.NewsletterForm.consent', {agency: site.name}),
    );
  });

  it('explains next to the consent how to withdraw it, and links to the use of the address', () => {
    expect(form()).toHaveTextContent(say('newsletter.NewsletterForm.withdrawal'));
    const links = [...form().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/newsletter/', '/privacy-policy/']);
  });
});
