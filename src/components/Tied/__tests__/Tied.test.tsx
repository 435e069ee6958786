import {parts, tie} from '..';

describe('parts', () => {
  it.each([
    [
      'Bon séjour: a hospital that explains',
      ['', 'Bon séjour:', ' ', 'a hospital', ' that explains'],
    ],
    [
      'Le numérique qui prend des nouvelles',
      ['', 'Le numérique', ' ', 'qui prend', ' ', 'des nouvelles', ''],
    ],
    ['Santé', ['Santé']],
    // What a no-break space joins stays in one part: three words or more would be too wide.
    ['Se repérer quand\u00A0on voit\u00A0mal', ['', 'Se repérer', ' quand\u00A0on voit\u00A0mal']],
    ['Ce à quoi nous tenons', ['', 'Ce à', ' quoi nous tenons']],
    ['Penser les établissements', ['Penser les établissements']],
  ])('parts « %s »', (title, found) => {
    expect(parts(title)).toEqual(found);
  });
});

describe('tie', () => {
  it('joins short words to the next with a no-break space', () => {
    expect(tie('Le numérique qui prend des nouvelles')).toBe(
      'Le\u00A0numérique qui\u00A0prend des\u00A0nouvelles',
    );
    expect(tie('Santé')).toBe('Santé');
  });
});
