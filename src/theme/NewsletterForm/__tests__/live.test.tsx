import type {ComponentProps} from 'react';
import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import NewsletterForm from '..';
import {named, say} from '@site/scripts/__tests__/jest/words';

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

/** Renders the form and makes it live. */
async function showLive(props: ComponentProps<typeof NewsletterForm> = {}): Promise<void> {
  render(<NewsletterForm {...props} />, {wrapper: MemoryRouter});
  await userEvent.click(email());
  await waitFor(() => expect(document.forms[0]).toHaveAttribute('novalidate'));
}

it('enables its button only when all fields are valid', async () => {
  await showLive();
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription(named(say('newsletter.NewsletterForm.invitation')));
  await userEvent.type(email(), 'camille@exemple');
  expect(status()).toHaveTextContent(say('newsletter.messages.email'));
  expect(email()).toBeInvalid();
  await userEvent.type(email(), '.fr');
  expect(status()).toHaveTextContent(say('newsletter.messages.checked'));
  expect(email()).toBeValid();
  expect(send()).toBeDisabled();
  await userEvent.click(box());
  expect(status()).toHaveTextContent(say('newsletter.messages.ready'));
  expect(send()).toBeEnabled();
});

it('works without the checkbox', async () => {
  await showLive({checkbox: false});
  expect(box()).not.toBeRequired();
  await userEvent.type(email(), 'camille@exemple.fr');
  expect(send()).toBeEnabled();
});
