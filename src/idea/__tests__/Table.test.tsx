import {render} from '@testing-library/react';
import {facesOf, portraitOf} from '../../lib/portrait';
import {acts} from '../Portrait/acts';
import {builds, clothesOf} from '../Portrait/person';
import Table from '../Table';

/** A team of this many. */
const teamOf = (count: number) => {
  const ids = Array.from({length: count}, (_, index) => `person-${index}`);
  const faces = facesOf(ids);
  return ids.map((id, index) => ({id, face: faces[index]}));
};

/** The clothes of any build, without their arms, which have the same colours. */
const bodies = Object.values(builds).map(clothesOf);

/** The colours of the clothes in a drawing: the one of large windows, or of small ones. */
const wornIn = (drawing: Element): string[] =>
  [...drawing.querySelectorAll('path[fill^="var(--clothes-"]')]
    .filter((path) => bodies.includes(path.getAttribute('d') ?? ''))
    .map((body) => body.getAttribute('fill')!);

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
    const worn = team
      .slice(0, drawn)
      .map(({id, face}) => `var(--clothes-${portraitOf(id, face).clothes})`)
      .sort();
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings.map((drawing) => wornIn(drawing).sort())).toEqual([worn, worn]);
  });

  it('has nobody wave where a neighbour sits', () => {
    const wavers = teamOf(100).filter(({id, face}) => portraitOf(id, face).act === 'wave');
    const {container} = render(<Table people={wavers.slice(0, 8)} />);
    expect(wornIn(container)).toHaveLength(16);
    expect(container.querySelectorAll(`[d="${acts.wave.lines}"]`)).toHaveLength(1);
  });

  it('needs no style attribute, which the security policy forbids', () => {
    const {container} = render(<Table people={teamOf(12)} />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
