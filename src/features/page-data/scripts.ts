/** The script that failed to load, unless it was too slow. */
function scriptOf(error: unknown): string | undefined {
  const {request, type} = error as {request?: unknown; type?: unknown};
  return typeof request === 'string' && type !== 'timeout' ? request : undefined;
}

/**
 * Asks the server for a script past the browser's cache, which may hold "not found" for a year: of
 * a script asked for while another build was deployed.
 */
async function isBack(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {cache: 'reload'});
    // Only what has been read to its end is remembered.
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Loads scripts, each once more when the server has it after all.
 *
 * @throws whatever `load` throws of a script that is gone
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
