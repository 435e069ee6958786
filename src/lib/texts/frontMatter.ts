export type SplitText = {
  /** The text between the fences; undefined without fences. */
  frontMatter?: string;
  /** Offset of the front matter in the file, after the opening fence. */
  frontMatterOffset: number;
  body: string;
  /** Offset of the body in the file, in UTF-16 code units. */
  bodyOffset: number;
  bodyLine: number;
};

// Some Windows editors write a byte order mark first.
const FENCE = /^(\uFEFF?---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

export function splitText(source: string): SplitText {
  const match = FENCE.exec(source);
  if (!match) {
    const bodyOffset = source.startsWith('\uFEFF') ? 1 : 0;
    return {body: source.slice(bodyOffset), frontMatterOffset: bodyOffset, bodyOffset, bodyLine: 1};
  }
  const [whole, opening = '', frontMatter = ''] = match;
  return {
    frontMatter,
    frontMatterOffset: opening.length,
    body: source.slice(whole.length),
    bodyOffset: whole.length,
    bodyLine: whole.split('\n').length,
  };
}
