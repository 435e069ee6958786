/**
 * Normalises differences of form: line ends, spaces, line breaks within a paragraph, the padding of
 * tables, and typography, so that a text typed plainly equals the same one with its signs set.
 */
export function normalise(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('…', '...')
    .replace(/-{3,}/g, '---')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((block) =>
      block
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ ?(?:\\?["'«»“”‘’]|&quot;) ?/g, "'")
        .replace(/ (?=[;:!?%])/g, ''),
    )
    .filter(Boolean)
    .join('\n\n');
}
