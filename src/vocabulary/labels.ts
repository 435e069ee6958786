import {translate} from '../lib/translate';
import {sectorIds, serviceIds, type SectorId, type ServiceId} from '.';

/** A service of the offer: its name and one line that says what it is. */
export type ServiceText = {label: string; line: string};

/** Each sector's name as visitors read it. */
export const sectorLabels = Object.fromEntries(
  sectorIds.map((id) => [id, translate({id: `vocabulary.sectors.${id}`})]),
) as Readonly<Record<SectorId, string>>;

/** The services' names and lines. */
export const serviceTexts = Object.fromEntries(
  serviceIds.map((id) => [
    id,
    {
      label: translate({id: `vocabulary.services.${id}.label`}),
      line: translate({id: `vocabulary.services.${id}.line`}),
    },
  ]),
) as Readonly<Record<ServiceId, ServiceText>>;
