import {render, screen} from '@testing-library/react';
import {ResultsTable} from '..';

const results = {
  bench: {
    conditions: '21 November 2026, 2 cores.',
    head: ['build', 'CPU s'],
    rows: [
      ['this site', '✗ 12.3'],
      ['stock', '7.0'],
    ],
  },
};

it('shows the measured figures and the conditions', () => {
  render(<ResultsTable of="bench" results={results} none="Not measured yet." />);
  expect(screen.getByText('21 November 2026, 2 cores.')).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'buildCPU s',
    'this site✗ 12.3',
    'stock7.0',
  ]);
});

it('says what to run when there are no measurements', () => {
  render(<ResultsTable of="bench" results={{}} none="Not measured yet." />);
  expect(screen.getByText('Not measured yet.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
