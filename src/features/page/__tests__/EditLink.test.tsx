import {render, screen} from '@testing-library/react';
import {named, say} from '@site/scripts/__tests__/jest/words';
import {EditLink, EditTeamLink, WordsLink} from '../EditLink';

const mode = process.env.NODE_ENV;
const set = (NODE_ENV: string | undefined) => Object.assign(process.env, {NODE_ENV});
afterEach(() => set(mode));

it('leads to the page’s text in the editor while writing, and is not published', () => {
  const links = () => (
    <>
      <EditLink address="/admin/#a" />
      <EditTeamLink />
      <WordsLink />
    </>
  );
  set('development');
  const {rerender} = render(links());
  const link = screen.getAllByRole('link', {name: named(say('page.EditLink.edit'))})[0];
  expect(link).toHaveAttribute('href', '/admin/#a');
  expect(screen.getAllByRole('link')).toHaveLength(3);
  set('production');
  rerender(links());
  expect(screen.queryAllByRole('link')).toEqual([]);
});
