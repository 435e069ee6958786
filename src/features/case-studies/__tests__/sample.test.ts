import {say} from '@site/scripts/__tests__/jest/words';
import {sampleWord, summary} from '../../../lib/text';
import {sampleMark} from '../labels';

describe('the summary of a case study', () => {
  const description = 'Trois questions par semaine.';

  it('starts by saying that a sample is one', () => {
    expect(summary({description, sample: true}, 'fr')).toBe(
      `${sampleWord.fr}. Trois questions par semaine.`,
    );
    expect(summary({description: 'Three questions.', sample: true}, 'en')).toBe(
      `${sampleWord.en}. Three questions.`,
    );
  });

  it('is the description of a real case study', () => {
    expect(summary({description, sample: false}, 'fr')).toBe(description);
  });

  it('uses the same word as the page and the card', () => {
    expect(sampleWord.fr).toBe(sampleMark());
    expect(sampleWord.en).toBe(say('caseStudies.sampleMark.word', {}, 'en'));
  });
});
