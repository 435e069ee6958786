import {translate} from '../../lib/translate';
import type {Locale} from '../../lib/locales';
import {inSentence} from '../../lib/text';
import type {ServiceId} from '../../vocabulary';
import {serviceTexts} from '../../vocabulary/labels';

/** Joins the services of a case study: « Audit UX, ethnographie ». */
export function listServices(services: readonly ServiceId[], locale: Locale): string {
  const labels = services.map((id) => serviceTexts[id].label);
  return labels.map((label, index) => (index === 0 ? label : inSentence(label, locale))).join(', ');
}

/** Label of a sample, on its card and above its title. */
export const sampleMark = (): string => translate({id: 'caseStudies.sampleMark.word'});
