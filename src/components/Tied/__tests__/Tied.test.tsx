import {render, screen} from '@testing-library/react';
import Tied from '..';
import {tie} from '../tie';

describe('tie', () => {
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
    ['Ce à quoi nous tenons', ['', 'Ce à', ' quoi nous tenons']],
    ['Penser les établissements', ['Penser les établissements']],
  ])('parts « %s »', (title, parts) => {
    expect(tie(title)).toEqual(parts);
  });
});

describe('Tied', () => {
  it('keeps the name of what it is in', () => {
    render(
      <h1>
        <Tied>Se repérer quand on voit mal</Tied>
      </h1>,
    );
    expect(screen.getByRole('heading', {name: 'Se repérer quand on voit mal'})).toBeVisible();
    expect(screen.getByText('on voit')).toHaveClass('tied');
  });
});
