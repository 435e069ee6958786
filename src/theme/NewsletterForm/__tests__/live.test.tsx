import type {ComponentProps} from 'react';
import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import NewsletterForm from '..';
import {containing, named, say} from '@site/scripts/__tests__/jest/words';

/*
 * The live form's messages while it is being filled in. e2e/newsletter.spec.ts covers sending
 * and its messages with a browser and a receiver.
 */

afterEach(() => sessionStorage.clear());

const email = () =>
  screen.getByRole('textbox', {name: named(say('newsletter.NewsletterForm.email'))});
const box = () => screen.getByRole('checkbox');
const send = () =>
  screen.getByRole('button', {name: named(say('newsletter.NewsletterForm.submit'))});
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

/** Renders the form and makes it live. */
async function showLive(props: ComponentProps<typeof NewsletterForm> = {}): Promise<void> {
  render(<NewsletterForm {...props} />, {wrapper: MemoryRouter});
  await userEvent.click(email());
  await waitFor(() => expect(document.forms[0]).toHaveAttribute('novalidate'));
}

it('says that an address is wrong which was left before the form came alive', async () => {
  render(<NewsletterForm />, {wrapper: MemoryRouter});
  (email() as HTMLInputElement).value = 'camille@exemple';
  await userEvent.click(box());
  await waitFor(() => expect(alert()).toHaveTextContent(say('newsletter.messages.email')));
  expect(email()).toBeInvalid();
});

it('says that an address is wrong which was typed before the form came alive, and left after', async () => {
  render(<NewsletterForm />, {wrapper: MemoryRouter});
  (email() as HTMLInputElement).value = 'camille@exemple';
  await userEvent.click(email());
  await waitFor(() => expect(document.forms[0]).toHaveAttribute('novalidate'));
  expect(email()).toBeValid();
  await userEvent.tab();
  expect(alert()).toHaveTextContent(say('newsletter.messages.email'));
  expect(email()).toBeInvalid();
});

it('enables its button only when all fields are valid', async () => {
  await showLive();
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription(named(say('newsletter.NewsletterForm.invitation')));
  await userEvent.type(email(), 'camille@exemple');
  // Nobody is corrected while typing, nor from one error to the next.
  expect(alert()).toHaveTextContent(/^$/);
  expect(email()).toBeValid();
  await userEvent.tab();
  expect(alert()).toHaveTextContent(say('newsletter.messages.email'));
  expect(status()).toHaveTextContent(/^$/);
  expect(email()).toBeInvalid();
  await userEvent.type(email(), '.fr');
  expect(alert()).toHaveTextContent(/^$/);
  expect(status()).toHaveTextContent(say('newsletter.messages.checked'));
  expect(email()).toBeValid();
  expect(send()).toBeDisabled();
  await userEvent.click(box());
  expect(status()).toHaveTextContent(say('newsletter.messages.ready'));
  expect(send()).toBeEnabled();
});

it('keeps an example of an address in view, and says that the box is needed', async () => {
  await showLive();
  await userEvent.type(email(), 'camille');
  const hint = say('newsletter.NewsletterForm.hint');
  expect(screen.getByText(named(hint))).toBeVisible();
  expect(email()).toHaveAccessibleDescription(containing(hint));
  expect(box()).toBeRequired();
  expect(box()).toHaveAccessibleDescription(named(say('newsletter.NewsletterForm.invitation')));
});

it('has its button after the box that enables it', async () => {
  await showLive();
  expect(box().compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('works without the checkbox', async () => {
  await showLive({checkbox: false});
  expect(box()).not.toBeRequired();
  await userEvent.type(email(), 'camille@exemple.fr');
  expect(send()).toBeEnabled();
});
