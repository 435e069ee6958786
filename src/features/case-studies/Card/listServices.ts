import {inSentence} from '../../../lib/inSentence';
import type {ServiceId} from '../../../lib/vocabulary';
import type {ServiceText} from '../../../vocabulary/services';

/** How many services a card names: with more, the line would outweigh the title. */
export const CARD_SERVICES = 3;

/** The services of a case study as one line: « Audit UX, ethnographie ». */
export function listServices(
  services: readonly ServiceId[],
  texts: Readonly<Record<ServiceId, ServiceText>>,
): string {
  return services
    .map((id, index) => (index === 0 ? texts[id].label : inSentence(texts[id].label)))
    .join(', ');
}
