import {render, screen} from '@testing-library/react';
import {named, say} from '@site/scripts/__tests__/jest/words';
import {EditLink, EditTeamLink, WordsLink} from '../EditLink';

const mode = process.env.NODE_ENV;
const set = (NODE_ENV: string | undefined) => Object.assign(process.env, {NODE_ENV});
afterEach(() => set(mode));

const link = () => screen.queryByRole('link', {name: named(say('page.EditLink.edit'))});

it('leads to the page’s text in the editor while writing, and is not published', () => {
  set('development');
  const {rerender} = render(<EditLink address="/admin/#a" />);
  expect(link()).toHaveAttribute('href', '/admin/#a');
  set('production');
  rerender(<EditLink address="/admin/#a" />);
  expect(link()).toBeNull();
});

it('of the team and of a page of short texts is not published either', () => {
  const links = () => (
    <>
      <EditTeamLink />
      <WordsLink />
    </>
  );
  set('development');
  const {rerender} = render(links());
  expect(screen.getAllByRole('link')).toHaveLength(2);
  set('production');
  rerender(links());
  expect(screen.queryAllByRole('link')).toEqual([]);
});
