import path from 'node:path';
import type {Problem} from '../../lib/siteError';
import {isFile} from '../shared/files';
import {languages, translatedLocales} from './languages';
import {checkMessageFiles} from './messages';

/**
 * The mistakes that stop the development server: quick to find, because they are
 * looked for at every change. A text that is new in the code is translated when
 * it is done.
 */
export async function checkForDevelopment(siteDir: string): Promise<Problem[]> {
  const problems = checkMessageFiles(siteDir, translatedLocales);
  for (const locale of translatedLocales) {
    const file = `i18n/${locale}/code.json`;
    if (!(await isFile(path.join(siteDir, file)))) {
      const message = `the file is missing; it holds the ${languages[locale]} of the interface. Run "npm run i18n:extract", then translate what it wrote.`;
      problems.push({file, message});
    }
  }
  return problems;
}
