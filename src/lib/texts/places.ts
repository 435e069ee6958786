/** Where something is in a text; both count from 1, columns in UTF-16 code units. */
export type Place = {line: number; column: number};

/** The place of one offset of a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Finds the place of any offset of a text; the lines are counted once. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return {line: low + 1, column: offset - (starts[low] ?? 0) + 1};
  };
}
