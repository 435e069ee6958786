/** The script that an error of loading it is about, unless it was too slow; the bundler's errors say it too. */
function scriptOf(error: unknown): string | undefined {
  const {request, type} = error as {request?: unknown; type?: unknown};
  return typeof request === 'string' && type !== 'timeout' ? request : undefined;
}

/**
 * Asks the server for a script past the browser's memory. A host may let browsers keep
 * for a year what they get below a folder of files that never change, "not found"
 * included: a script that was asked for while another build was there would be missing
 * for good, also after that build is back.
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
      if (address === undefined || tried.has(address) || !(await isBack(address))) {
        throw error;
      }
      tried.add(address);
    }
  }
}
