import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {onceAProcess} from '../../lib/project';
import {copyOf} from './tree';

/*
 * A build parses a text once: the check leaves its tree to the bundler, whose loader has the same
 * parser with the same settings (pipeline.ts). unified lets a plugin set the parser:
 * https://github.com/unifiedjs/unified#processorparser
 */

type Parser = (source: string, file: VFile) => Root;
type Processor = {parser?: Parser};

/** By the whole source, front matter too. */
const trees = () => onceAProcess('parsed texts', () => new Map<string, Root>());

/** Keeps the tree of each text that the check parses before a build. */
export function keepParsed(this: Processor): void {
  const parse = this.parser;
  // Under npm start, each edit makes another source.
  if (!parse || process.env.NODE_ENV !== 'production') return;
  this.parser = (source, file) => {
    const tree = parse(source, file);
    trees().set(source, copyOf(tree));
    return tree;
  };
}

/** Takes a tree that the check has kept: once, since what follows changes it. */
export function takeParsed(this: Processor): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (source, file) => {
    const {mdx} = (file.data.frontMatter ?? {}) as {mdx?: unknown};
    // `mdx: {format: md}` is another parser.
    const known = mdx === undefined ? trees().get(source) : undefined;
    if (known) trees().delete(source);
    return known ?? parse(source, file);
  };
}
