import mdxLoader, {createMDXLoaderItem} from '@docusaurus/mdx-loader';
import type {Root as Page} from 'hast';
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {onceAProcess} from '../../lib/project';
import type {Place} from '../../lib/siteError';
import {anchorsOf} from './anchors';
import {markdownConfig} from './config';
import {pluginsOf, type TextKind} from './pipeline';
import {attributesOf, copyOf, placeOfNode} from './tree';

export type Compiled = {
  /** The text as written, before any plugin changes it. */
  tree: Root;
  /** The ids that a link may name. */
  anchors: string[];
  /** The links of the page, at their places in the text. */
  links: Array<Place & {url: string}>;
};

/** Undoes the parser's encoding of accents and spaces. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function linksOf(page: Page): Compiled['links'] {
  const links: Compiled['links'] = [];
  const add = (url: unknown, node: Pick<Node, 'position'>) => {
    // Those that plugins add, as back from footnotes, have no place.
    if (typeof url === 'string' && node.position)
      links.push({url: decode(url), ...placeOfNode(node)});
  };
  visit(page, (node) => {
    if (node.type === 'element' && node.tagName === 'a') add(node.properties.href, node);
    for (const attribute of attributesOf(node)) {
      if (attribute.name === 'href' || attribute.name === 'to') add(attribute.value, attribute);
    }
  });
  return links;
}

/** The build's own loader with the build's plugins, which also note what they see. */
async function createCompiler(kind: TextKind) {
  const seen = new Map<string, Partial<Compiled>>();
  const note = (file: VFile, found: Partial<Compiled>) =>
    seen.set(file.path, {...seen.get(file.path), ...found});
  const item = await createMDXLoaderItem({
    ...pluginsOf(kind, {
      first: () => (tree: Root, file: VFile) => {
        note(file, {tree: copyOf(tree)});
      },
      last: () => (page: Page, file: VFile) => {
        note(file, {anchors: anchorsOf(page), links: linksOf(page)});
        // No code is needed of what the check has read; imports and exports may still be wrong.
        page.children = page.children.filter(({type}) => type === 'mdxjsEsm');
      },
    }),
    siteDir: '/',
    staticDirs: [],
    admonitions: true,
    removeContentTitle: kind === 'case-study',
    markdownConfig: {
      ...markdownConfig,
      // The check reads it itself (lib/texts/yaml.ts).
      parseFrontMatter: ({fileContent: content}) => Promise.resolve({frontMatter: {}, content}),
      // Whether files exist depends on the project, not on the text.
      hooks: {
        ...markdownConfig.hooks,
        onBrokenMarkdownLinks: () => undefined,
        onBrokenMarkdownImages: () => undefined,
      },
    },
  });
  const {options} = item as {options: object};
  let count = 0;
  return async (source: string): Promise<Compiled> => {
    count += 1;
    const resourcePath = `/${count}/index.mdx`;
    await new Promise((resolve, reject) => {
      const context = {
        resourcePath,
        resource: resourcePath,
        _compiler: {name: 'server'},
        getOptions: () => options,
        async: () => (error: Error | null, code?: string) =>
          error ? reject(error) : resolve(code),
      };
      void mdxLoader.call(context as never, source);
    });
    const found = seen.get(resourcePath) as Compiled;
    seen.delete(resourcePath);
    return found;
  };
}

/**
 * Compiles a text as the build does.
 *
 * @throws Error whose cause is the parser's message
 */
export async function compile(kind: TextKind, source: string): Promise<Compiled> {
  const compiler = await onceAProcess(`markdown ${kind}`, () => createCompiler(kind));
  return compiler(source);
}
