import {serviceTexts} from '../../../vocabulary/services';
import {listServices} from '../labels';

describe('listServices', () => {
  it('writes one line with a single capital', () => {
    expect(listServices(['audit-ux', 'ethnography'], serviceTexts)).toBe('Audit UX, ethnographie');
    expect(listServices(['co-creation', 'ux-ui-design'], serviceTexts)).toBe(
      'Cocréation, design d’écrans (UX\u00a0et\u00a0UI)',
    );
  });

  it('keeps acronyms', () => {
    const texts = {...serviceTexts, 'audit-ux': {label: 'UX audit', line: ''}};
    expect(listServices(['ethnography', 'audit-ux'], texts)).toBe('Ethnographie, UX audit');
  });
});
