/** A position in a text, 1-based; columns in UTF-16 code units. */
export type Place = {line: number; column: number};

export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
