import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Where Docusaurus writes the blog plugin's data. */
const DATA = '@generated/docusaurus-plugin-content-blog/default';

/**
 * Makes a compiled text re-export its case study's data, so that one script contains both: `export
 * {default as caseStudy} from '…json'`.
 */
export function data() {
  return (tree: Root, file: VFile): void => {
    const id = path.basename(path.dirname(file.path));
    const value = `${DATA}/${id}.json`;
    const name = (text: string) => ({type: 'Identifier', name: text}) as const;
    tree.children.push({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExportNamedDeclaration',
              attributes: [],
              specifiers: [
                {type: 'ExportSpecifier', local: name('default'), exported: name('caseStudy')},
              ],
              source: {type: 'Literal', value, raw: JSON.stringify(value)},
            },
          ],
        },
      },
    });
  };
}
