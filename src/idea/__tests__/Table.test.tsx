import {render} from '@testing-library/react';
import {facesOf, portraitOf} from '../../lib/portrait';
import Table from '../Table';

/** A team of this many. */
const teamOf = (count: number) => {
  const ids = Array.from({length: count}, (_, index) => `person-${index}`);
  const faces = facesOf(ids);
  return ids.map((id, index) => ({id, face: faces[index]}));
};

/** The colours of the clothes round the table. */
const wornIn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('ellipse[rx][fill^="var(--clothes-"]')].map((shoulders) =>
    shoulders.getAttribute('fill')!,
  );

describe('the table of the team', () => {
  it.each([
    [1, 1],
    [3, 3],
    [8, 8],
    [12, 12],
    [25, 12],
  ])('of %i has %i at it, each in the clothes of their portrait', (count, drawn) => {
    const team = teamOf(count);
    const {container} = render(<Table people={team} />);
    expect(wornIn(container).sort()).toEqual(
      team
        .slice(0, drawn)
        .map(({id, face}) => `var(--clothes-${portraitOf(id, face).clothes})`)
        .sort(),
    );
  });

  it('has a chair left until it is full', () => {
    const chairs = (count: number) =>
      render(<Table people={teamOf(count)} />).container.querySelectorAll('[stroke="var(--chair)"]')
        .length;
    expect([chairs(8), chairs(12)]).toEqual([9, 12]);
  });

  it('needs no style attribute, which the security policy forbids, and no id', () => {
    const {container} = render(<Table people={teamOf(12)} />);
    expect(container.querySelector('[style], [id]')).toBeNull();
  });
});
