import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {site} from '../../../site';
import ContactForm, {type ContactFormProps} from '..';
import {phoneWords} from '../../../lib/text';
import {containing, named, plain, say} from '@site/scripts/__tests__/jest/words';

const show = (props: ContactFormProps = {}) =>
  render(<ContactForm {...props} />, {wrapper: MemoryRouter});

const labelled = (field: 'email' | 'phone' | 'firstname' | 'lastname' | 'message') =>
  screen.getByRole('textbox', {name: named(say(`contact.ContactForm.${field}.label`))});

describe('ContactForm', () => {
  it('groups three purposes under the question, none preselected', () => {
    show();
    const group = screen.getByRole('group', {name: containing(say('contact.questions.purpose'))});
    const choices = within(group).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
      'project',
      'joining',
      'other',
    ]);
    choices.forEach((choice) => {
      expect(choice).not.toBeChecked();
      expect(choice).toBeRequired();
    });
    expect(group).toHaveTextContent(plain(say('contact.ContactForm.required')));
  });

  it('associates labels and hints with their fields, and allows autofill', () => {
    show();
    const email = labelled('email');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(email).toHaveAccessibleDescription(named(say('contact.ContactForm.email.hint')));
    expect(labelled('phone')).not.toBeRequired();
    expect(labelled('firstname')).toHaveAttribute('autocomplete', 'given-name');
    expect(labelled('lastname')).toHaveAttribute('autocomplete', 'family-name');
    expect(labelled('message')).toHaveAttribute('maxlength', '5000');
  });

  it('shows the phone number and the e-mail address as alternatives', () => {
    show();
    const phone = screen.getByRole('link', {name: phoneWords(site.phone)});
    expect(phone).toHaveAttribute('href', `tel:${site.phone.international}`);
    expect(phone.parentElement).toHaveTextContent(plain(site.phoneHours.fr));
    expect(screen.getByRole('link', {name: site.email})).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
  });

  it('has an anchor only on request', () => {
    const home = show({anchor: 'contact'});
    expect(home.container.querySelector('section')).toHaveAttribute('id', 'contact');
    home.unmount();
    const {container} = show({caseStudy: 'Bon séjour'});
    expect(container.querySelector('section')).not.toHaveAttribute('id');
    expect(container).toHaveTextContent(
      plain(say('contact.ContactForm.caseStudy', {caseStudy: 'Bon séjour'})),
    );
    expect(new FormData(container.querySelector('form')!).get('caseStudy')).toBe('Bon séjour');
  });
});
