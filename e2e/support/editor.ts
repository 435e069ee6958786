import type {BrowserContext, LaunchOptions, Page} from '@playwright/test';
import {openBrowser} from './programs';

/**
 * A Chromium whose pages may write to the folders that they are given, dropped instead of chosen. A
 * test can't answer whether a page may open the folder that it remembers: the answer is no, and the
 * page asks for a folder.
 */
export async function openEditorBrowser(
  launchOptions: LaunchOptions | undefined,
): Promise<{context: BrowserContext; page: Page}> {
  const context = await openBrowser({file_system_write_guard: 1}, launchOptions, {
    viewport: {width: 1280, height: 900},
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await context.addInitScript(() => {
    Object.assign(FileSystemHandle.prototype, {
      requestPermission: () => Promise.resolve('denied'),
    });
    Object.assign(window, {
      showDirectoryPicker: () =>
        new Promise((resolve) => {
          const zone = document.createElement('div');
          zone.id = 'folder';
          zone.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
          zone.addEventListener('dragover', (event) => event.preventDefault());
          zone.addEventListener('drop', (event) => {
            event.preventDefault();
            const item = event.dataTransfer?.items[0] as unknown as {
              getAsFileSystemHandle: () => Promise<unknown>;
            };
            resolve(item.getAsFileSystemHandle());
            zone.remove();
          });
          document.body.append(zone);
        }),
    });
  });
  return {context, page};
}

/**
 * Gives the editor's page a folder of the disk. A test can't answer the browser's dialog, so the
 * page asks for the folder by drag and drop, which gives the same handle.
 */
export async function openFolder(page: Page, origin: string, folder: string): Promise<void> {
  await page.goto(`${origin}/admin/`);
  await page.getByRole('button', {name: 'Travailler avec un dépôt local'}).click();
  await page.locator('#folder').waitFor({state: 'attached'});
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: [folder], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {type, x: 50, y: 50, data});
  }
  await page.getByRole('button', {name: 'Créer une entrée', exact: true}).waitFor();
}
