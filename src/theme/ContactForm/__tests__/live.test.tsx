import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import ContactForm, {type ContactFormProps} from '..';
import {containing, named, plain, say} from '@site/scripts/__tests__/jest/words';
import {MESSAGE_FIELD_MAX, MESSAGE_MAX} from '../../../constants';
import {documentTitle, formatNumber} from '../live/words';
import {progressWords} from '../words';

/*
 * What changes when the live form replaces the plain one. e2e/contact.spec.ts covers the whole
 * errand, history and sending with a browser and a receiver.
 */

jest.mock('@docusaurus/theme-common', () => ({
  ...jest.requireActual<object>('@docusaurus/theme-common'),
  PageMetadata: ({title}: {title: string}) => <output data-testid="title">{title}</output>,
}));

const block = (props: ContactFormProps = {}) => (
  <MemoryRouter initialEntries={['/']}>
    <ContactForm {...props} />
  </MemoryRouter>
);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollBy = () => undefined;
});
afterEach(() => sessionStorage.clear());

const labelled = (field: 'email' | 'phone' | 'message') =>
  screen.getByRole('textbox', {name: named(say(`contact.ContactForm.${field}.label`))});
const project = () =>
  screen.getByRole('radio', {name: named(say('contact.ContactForm.project.name'))});
const next = () => screen.getByRole('button', {name: named(say('contact.Actions.next'))});

const isLive = () =>
  waitFor(() => expect(document.querySelector('form [hidden] [name]')).toBeInTheDocument());

/** Hydrates the live form by an interaction with a control of the plain one. */
async function take(over: HTMLElement): Promise<void> {
  await userEvent.click(over);
  await isLive();
}

it('follows the history from the moment its screen changes', async () => {
  render(block());
  const choice = project();
  fireEvent.click(choice);
  const form = choice.closest('form');
  if (!form) throw new Error('There is no form.');
  // Enter, right after the commit and before React's passive effects.
  const observer = new MutationObserver(() => {
    if (!form.querySelector('[hidden] [name="message"]')) return;
    observer.disconnect();
    form.requestSubmit();
  });
  observer.observe(form, {attributes: true, childList: true, subtree: true});
  fireEvent.focusIn(choice);
  await waitFor(() =>
    expect(screen.getByRole('group')).toHaveAccessibleName(containing(progressWords(2))),
  );
  expect(screen.getByTestId('title')).toHaveTextContent(plain(documentTitle('email', false)));
});

it('validates a step before the next, and focuses the error', async () => {
  render(block());
  await take(labelled('phone'));
  await userEvent.type(screen.getByRole('textbox'), '12{Enter}');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link')).toHaveTextContent('Indiquez un numéro de 6 à 15');
  expect(summary.parentElement).toHaveFocus();
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByTestId('title')).toHaveTextContent(plain(documentTitle('phone', true)));
});

it('trims an answer of one line on blur', async () => {
  render(block());
  await take(labelled('phone'));
  const phone = screen.getByRole('textbox');
  await userEvent.type(phone, ' 01 99 ');
  expect(phone).toHaveValue(' 01 99 ');
  await userEvent.tab();
  expect(phone).toHaveValue('01 99');
});

it('no longer shows an error once its answer changes', async () => {
  render(block());
  const choice = project();
  fireEvent.focusIn(choice);
  await isLive();
  await userEvent.click(next());
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(choice);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(choice.closest('fieldset')).not.toHaveAttribute('data-invalid');
  expect(choice).toBeVisible();
});

it('counts the message’s characters as its limit does, and keeps a message that is too long', async () => {
  render(block());
  const message = labelled('message');
  expect(message).toHaveAttribute('maxlength', String(MESSAGE_MAX));
  await take(message);
  // Room for any valid message, and for one that is said to be too long.
  expect(message).toHaveAttribute('maxlength', String(MESSAGE_FIELD_MAX));
  expect(MESSAGE_FIELD_MAX).toBeGreaterThan('🌿'.length * MESSAGE_MAX);
  await userEvent.type(message, 'Élan 🌿 ');
  expect(message).toHaveAccessibleDescription(
    containing(say('contact.Counter.count', {count: 6, max: formatNumber(MESSAGE_MAX, 'fr')})),
  );
});
