import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {TeamPage} from '..';
import {site} from '../../../site';
import {containing, named, say} from '@site/scripts/__tests__/jest/words';

jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({action: 'POP', location: {hash: ''}}),
}));
jest.mock('../../page', () => ({
  useLocale: () => 'fr',
  usePageAddress: () => ({canonical: '/team/', alternates: {}}),
  Page: ({children}: {children: ReactNode}) => <main>{children}</main>,
}));

const member = {id: 'a', initials: 'A. L.', role: 'Design UX', care: 'Écoute.', alumni: false};
const team = [member, {...member, id: 'b', initials: 'E. G.', care: 'A écouté.', alumni: true}];

it('lists members with their role, initials and interests', () => {
  render(<TeamPage team={team} />);
  const item = screen.getByRole('heading', {level: 2, name: 'Design UX'}).closest('li')!;
  expect(item).toHaveTextContent('A. L.');
  expect(item).toHaveTextContent('Écoute.');
});

it('lists alumni separately', () => {
  render(<TeamPage team={team} />);
  const band = screen.getByRole('heading', {
    name: named(say('team.TeamPage.alumni')),
  }).parentElement!;
  expect(within(band).getAllByRole('listitem')).toHaveLength(1);
  expect(within(band).getByRole('heading', {name: 'Design UX'})).toBeVisible();
  expect(band).toHaveTextContent('E. G.A écouté.');
});

it('opens directions in a map through a form that needs no script', () => {
  const {container} = render(<TeamPage team={team} />);
  const form = container.querySelector('form')!;
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('target', '_blank');
  expect(form.action).toBe('https://www.openstreetmap.org/directions');
  const data = new FormData(form);
  expect([...data.keys()]).toEqual(['to', 'from']);
  expect(data.get('to')).toContain(site.address.street);
  expect(screen.getByLabelText(say('team.Visit.from'))).toHaveAccessibleDescription(
    containing(say('team.Visit.hint')),
  );
});

it('has a link to the map without a start address', () => {
  render(<TeamPage team={team} />);
  const link = screen.getByRole('link', {name: containing(say('team.Visit.route'))});
  const address = new URL(link.getAttribute('href')!);
  expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/directions');
  expect(address.searchParams.get('to')).toContain(site.address.street);
  expect(link).toHaveAccessibleName(containing(say('team.Visit.newTab')));
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('offers no suggestions without a key and logs the reason once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {container} = render(<TeamPage team={team} />);
  expect(screen.queryByRole('button', {name: named(say('team.Visit.request'))})).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  const field = screen.getByLabelText(say('team.Visit.from'));
  await userEvent.click(field);
  await userEvent.click(document.body);
  await userEvent.type(field, 'rue de la Paix');
  expect(warn.mock.calls).toEqual([
    [
      'Places library not loaded: this site was built without MAPS_KEY. The address field stays a plain one.',
    ],
  ]);
  expect(new FormData(container.querySelector('form')!).get('from')).toBe('rue de la Paix');
  warn.mockRestore();
});
