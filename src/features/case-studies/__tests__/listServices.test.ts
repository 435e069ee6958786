import {listServices} from '../labels';

it('lists services on one line with a single capital', () => {
  expect(listServices(['audit-ux', 'ethnography'])).toBe('Audit UX, ethnographie');
  expect(listServices(['co-creation', 'ux-ui-design'])).toBe(
    'Cocréation, design d’écrans (UX\u00a0et\u00a0UI)',
  );
});
