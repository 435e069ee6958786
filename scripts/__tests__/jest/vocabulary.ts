import {sectorIds, serviceIds, type SectorId, type ServiceId} from '@site/src/vocabulary';

/*
 * Some sectors and services of the fixture site. Their types are the live site's, which may have
 * fewer: hence the assertions.
 */
export const [sectorA, sectorB, sectorC] = sectorIds as readonly string[] as [
  SectorId,
  SectorId,
  SectorId,
];
export const [serviceA, serviceB, serviceC, serviceD] = serviceIds as readonly string[] as [
  ServiceId,
  ServiceId,
  ServiceId,
  ServiceId,
];
