import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** Writes a file and its folder. */
export function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  // Executable: some files replace system commands.
  writeFileSync(file, text, {mode: 0o755});
}

/** Writes files into a new folder, which is removed after the test. */
export function writeFiles(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFile(path.join(folder, name), text);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
});
