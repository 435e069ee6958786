/** What browsers say of the connection (https://wicg.github.io/netinfo/); Safari and Firefox don't. */
export type Connection = {saveData?: boolean; effectiveType?: string};

/** Whether nothing may be loaded that was not asked for: data is dear, or slow to come. */
export function isConstrained(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** The visitor's connection. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & {connection?: Connection}).connection;
}
