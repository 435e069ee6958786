import type {ServiceId} from '../../../lib/vocabulary';
import type {ServiceText} from '../../../vocabulary/services';

/** How many services a card names: with more, the line would outweigh the title. */
const SHOWN = 3;

/** « Design UX » → « design UX »; « UX audit » keeps its capitals. */
function inSentence(label: string): string {
  const [first = '', second = ''] = label;
  return second === second.toLocaleLowerCase() && second !== second.toLocaleUpperCase()
    ? first.toLocaleLowerCase() + label.slice(first.length)
    : label;
}

/** The first services of a case study as one line: « Audit UX, ethnographie ». */
export function listServices(
  services: readonly ServiceId[],
  texts: Readonly<Record<ServiceId, ServiceText>>,
): string {
  return services
    .slice(0, SHOWN)
    .map((id, index) => (index === 0 ? texts[id].label : inSentence(texts[id].label)))
    .join(', ');
}
