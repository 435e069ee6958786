import {serviceTexts} from '../../../../vocabulary/services';
import {listServices} from '../listServices';

describe('listServices', () => {
  it('writes one line, with one capital', () => {
    expect(listServices(['audit-ux', 'ethnography'], serviceTexts)).toBe('Audit UX, ethnographie');
    expect(listServices(['co-creation', 'ux-ui-design'], serviceTexts)).toBe(
      'Cocréation, design UX et UI',
    );
  });

  it('leaves acronyms alone', () => {
    const texts = {...serviceTexts, 'audit-ux': {label: 'UX audit', line: ''}};
    expect(listServices(['ethnography', 'audit-ux'], texts)).toBe('Ethnographie, UX audit');
  });

  it('stops after three', () => {
    expect(listServices(['vision', 'training', 'mentoring', 'audit-ux'], serviceTexts)).toBe(
      'Vision, formation, mentorat',
    );
  });
});
