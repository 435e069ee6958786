import {render, screen, within} from '@testing-library/react';
import type {Results} from '../../../../../scripts/lib/measure/results';
import committed from '../../../../../docs/results.json';
import {ResultsTable} from '..';

const machine = {
  date: '2026-11-21',
  version: '0.7.14',
  cpu: 'A processor',
  cores: 2,
  memory: 8,
  system: 'Linux',
  node: 'v20.0.0',
  docusaurus: '3.10.2',
};

const times = {wall: 12.34, cpu: 20, memory: 600};
const output = {files: 10, megabytes: 5.81, js: {home: 91_901, study: 92_000}};

const props = {
  columns: ['Études', 'Build', 'Temps', 'CPU', 'Mémoire', 'Mo', 'JS', 'JS 2'],
  machine: 'Le {date}, {cores} cœurs, {chromium}.',
  none: 'Pas encore mesuré.',
};

it('shows the figures as they were measured, in the language of the page', () => {
  const own = {count: 1000, first: times, warm: times, ...output};
  const stock = {count: 1000, cold: times, ...output};
  const results = {bench: {machine, results: [{own, stock}]}};
  render(<ResultsTable of="bench" results={results} {...props} />);
  expect(screen.getByText('Le 21 novembre 2026, 2 cœurs, –.')).toBeInTheDocument();
  const [, first, ...others] = screen.getAllByRole('row');
  expect(others).toHaveLength(2);
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replace(/\s/g, ' ')),
  ).toEqual(['1 000', 'first', '12,3', '20,0', '600', '5,8', '92,0', '92,0']);
});

it('says what to run when nothing was measured', () => {
  render(<ResultsTable of="bench" results={{}} {...props} />);
  expect(screen.getByText('Pas encore mesuré.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each(['weight', 'lighthouse', 'navigation', 'bench'] as const)(
  'shows the %s figures of docs/results.json',
  (of) => {
    const columns = [...'abcdefghij'];
    render(<ResultsTable {...props} {...{of, columns}} results={committed as unknown as Results} />);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  },
);
