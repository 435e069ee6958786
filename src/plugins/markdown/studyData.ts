import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {defaultAs, esm} from './esm';

/** Where Docusaurus writes the blog plugin's data. */
const DATA = '@generated/docusaurus-plugin-content-blog/default';

/** Makes a compiled text re-export its case study's data, so that one script contains both. */
export function studyData() {
  return (tree: Root, file: VFile): void => {
    const id = path.basename(path.dirname(file.path));
    tree.children.push(esm(defaultAs('caseStudy', `${DATA}/${id}.json`)));
  };
}
