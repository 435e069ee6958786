export type SplitText = {
  /** What stands between the fences; undefined without any. */
  frontMatter?: string;
  /** Offset of the front matter in the file, after the fence that opens it. */
  frontMatterOffset: number;
  body: string;
  /** Offset of the text in the file, in UTF-16 code units. */
  bodyOffset: number;
  bodyLine: number;
};

// A byte order mark may come first: some editors on Windows write one.
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
