import path from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';

/** Where Docusaurus writes the blog plugin's data. */
const DATA = '@generated/docusaurus-plugin-content-blog/default';

/** Makes a compiled text re-export its case study's data, so that one script contains both. */
export function studyData(this: Processor) {
  return (tree: Root, file: VFile): void => {
    const id = path.basename(path.dirname(file.path));
    const code = `export {default as caseStudy} from '${DATA}/${id}.json'`;
    tree.children.push(...(this.parse(code) as Root).children);
  };
}
