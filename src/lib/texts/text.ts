import type {Problem} from '../siteError';
import {splitText} from './frontMatter';
import {readTextFile} from './textFile';
import {readYaml} from './yaml';

/**
 * Reads a text whose front matter has no schema of its own: a page, or a page of the
 * handbook.
 */
export async function readPlainText(
  siteDir: string,
  file: string,
): Promise<{source?: string; problems: Problem[]}> {
  const content = await readTextFile(siteDir, file);
  if (!content.ok) {
    return {problems: [content.problem]};
  }
  const {source} = content;
  const {frontMatter} = splitText(source);
  const yaml = frontMatter === undefined ? undefined : readYaml(file, frontMatter, 2);
  const problems = yaml?.ok === false ? yaml.problems : [];
  return {
    source,
    problems: problems.map((problem) => ({
      ...problem,
      message: `the front matter is ${problem.message}`,
    })),
  };
}
