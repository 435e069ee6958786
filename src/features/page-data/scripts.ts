/** The script that failed to load, unless it timed out. */
function scriptOf(error: unknown): string | undefined {
  const {request, type} = error as {request?: unknown; type?: unknown};
  return typeof request === 'string' && type !== 'timeout' ? request : undefined;
}

/**
 * Requests a script past the browser's cache, which may hold a 404 for a year if the script was
 * requested during a deployment.
 */
async function isBack(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {cache: 'reload'});
    // Browsers cache only a body read to its end.
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Loads scripts, and retries each one once if the server has it.
 *
 * @throws the error of `load` for a script that no longer exists
 */
export async function loadScripts(load: () => Promise<unknown>): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    try {
      await load();
      return;
    } catch (error) {
      const address = scriptOf(error);
      if (address === undefined || tried.has(address) || !(await isBack(address))) throw error;
      tried.add(address);
    }
  }
}
