/** In px: no figure is taller. A picture of 16:9 fills the page's width at this height. */
export const FIGURE_MAX_HEIGHT = 720;

/** In px: figures fill the page, or share it in a gallery. */
const FIGURE_MAX_WIDTH = {page: 1280, gallery: 640} as const;

export type FigureRoom = keyof typeof FIGURE_MAX_WIDTH;

/** The largest size at which a figure of these proportions is shown, in CSS px. */
function roomFor({width, height}: {width: number; height: number}, room: FigureRoom): number {
  return Math.min(FIGURE_MAX_WIDTH[room], (FIGURE_MAX_HEIGHT * width) / height);
}

/** The size at which a figure is shown, in CSS px, on a wide screen: never beyond its pixels. */
export function shownSize(
  picture: {width: number; height: number},
  room: FigureRoom,
): {width: number; height: number} {
  const width = Math.max(1, Math.round(Math.min(picture.width, roomFor(picture, room))));
  return {width, height: Math.max(1, Math.round((width * picture.height) / picture.width))};
}

/** Pixels for a CSS px: enough for most screens. */
const DENSITY = 1.5;

/** The width, in px, from which a picture fills its room and is sharp. */
export const widthToFill = (picture: {width: number; height: number}, room: FigureRoom): number =>
  Math.round(roomFor(picture, room) * DENSITY);
