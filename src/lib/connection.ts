/** The Network Information API (https://wicg.github.io/netinfo/), which Safari and Firefox lack. */
export type Connection = {saveData?: boolean; effectiveType?: string};

/** The visitor's connection; undefined where the browser tells nothing. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & {connection?: Connection}).connection;
