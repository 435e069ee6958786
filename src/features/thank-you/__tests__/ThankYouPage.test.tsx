import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {isReceived} from '../../../lib/forms/submission';
import {site} from '../../../site';
import {ThankYouPage} from '..';
import {say} from '@site/scripts/__tests__/jest/words';

jest.mock('../../page', () => ({
  useLocale: () => 'fr',
  usePageAddress: () => ({canonical: '/thank-you/'}),
  Page: ({
    children,
    indexed,
    alternates,
    switchTo,
  }: {
    children: ReactNode;
    indexed?: boolean;
    alternates: object;
    switchTo: object;
  }) => (
    <main data-indexed={indexed} data-facts={JSON.stringify({alternates, switchTo})}>
      {children}
    </main>
  ),
}));

it('thanks the visitor and says what happens next after either form', () => {
  render(<ThankYouPage />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    say('thankYou.ThankYouPage.title'),
  );
  const {callMinutes, proposalDays, proposalPages} = site.projects;
  const next = [
    say('thankYou.ThankYouPage.message', {days: site.replyDays}),
    say('page.AfterContact.callTime', {minutes: callMinutes}),
    say('page.AfterContact.proposalTime', {days: proposalDays}),
    say('page.AfterContact.proposal', {pages: proposalPages}),
    say('thankYou.ThankYouPage.newsletter'),
  ];
  // Hyphenated words are elements of their own.
  for (const text of next) expect(document.body).toHaveTextContent(text);
});

it('has language links', () => {
  render(<ThankYouPage />);
  const page = screen.getByRole('main');
  expect(JSON.parse(page.dataset.facts ?? '')).toEqual({
    alternates: {},
    switchTo: {fr: '/thank-you/', en: '/en/thank-you/'},
  });
});

it('is the receipt of a form that scripts have sent', () => {
  const {container} = render(<ThankYouPage />);
  expect(isReceived(container.innerHTML)).toBe(true);
});
