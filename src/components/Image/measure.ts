/**
 * The width that a picture is drawn at in a box, in CSS px: more than the box's
 * where a part of the picture is cut off, less where the box isn't filled.
 *
 * @param ratio the picture's width by its height
 * @param fit the value of object-fit
 */
export function drawnWidth(
  box: {width: number; height: number},
  ratio: number,
  fit: string,
): number {
  const byHeight = Math.round(box.height * ratio);
  // The browser rounds the box's height to whole px: what that makes of the width
  // must not ask for a larger file.
  if (Math.abs(byHeight - box.width) <= ratio) {
    return box.width;
  }
  switch (fit) {
    case 'cover':
      return Math.max(box.width, byHeight);
    case 'contain':
    case 'scale-down':
      return Math.min(box.width, byHeight);
    default:
      return box.width;
  }
}

/** The width, in px, of one of the candidates of a srcset; 0 for an address that is none of them. */
export function candidateWidth(srcset: string, address: string): number {
  const found = srcset.split(', ').find((candidate) => candidate.startsWith(`${address} `));
  return found ? Number.parseInt(found.slice(address.length + 1), 10) : 0;
}
