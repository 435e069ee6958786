export type ConsentPurpose = 'maps' | 'video';

/**
 * Increment it for a new purpose or third party: the banner then asks again.
 */
export const CONSENT_VERSION = 1;

export const consentPurposes: readonly ConsentPurpose[] = ['maps', 'video'];

export type ConsentChoice = {
  version: number;
  /** ISO 8601, in UTC. */
  date: string;
  /** Accepted purposes; empty after a refusal. */
  purposes: readonly ConsentPurpose[];
};

/** Adds calendar months; the 31st becomes the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  const day = result.getUTCDate();
  result.setUTCMonth(result.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
}

/** Parses a stored choice; undefined for anything this site did not write. */
export function parseChoice(raw: string | null): ConsentChoice | undefined {
  if (!raw) return undefined;
  try {
    const value = JSON.parse(raw) as Partial<Record<keyof ConsentChoice, unknown>> | null;
    if (
      typeof value?.version !== 'number' ||
      typeof value.date !== 'string' ||
      Number.isNaN(Date.parse(value.date)) ||
      !Array.isArray(value.purposes)
    ) {
      return undefined;
    }
    const {version, date, purposes} = value;
    return {version, date, purposes: consentPurposes.filter((known) => purposes.includes(known))};
  } catch {
    return undefined;
  }
}

/** Whether a choice is still valid: of this version, not expired, and not dated in the future. */
export function stillStands(choice: ConsentChoice, now: Date, months: number): boolean {
  const date = new Date(choice.date);
  return choice.version === CONSENT_VERSION && date <= now && now < addMonths(date, months);
}
