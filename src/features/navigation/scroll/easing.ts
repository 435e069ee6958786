/** How far a movement is, from 0 to 1, by how much of its time has passed, from 0 to 1. */
export type Easing = (time: number) => number;

/** Halvings of the interval that a point of the curve is looked for in: below 1/1000 px. */
const STEPS = 24;

/** One coordinate of a cubic Bézier curve from 0 to 1 with the inner points a and b. */
function coordinate(a: number, b: number, s: number): number {
  const rest = 1 - s;
  return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s;
}

/**
 * An easing function as CSS has them (https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions).
 */
export function cubicBezier([x1, y1, x2, y2]: readonly [number, number, number, number]): Easing {
  return (time) => {
    if (time <= 0 || time >= 1) {
      return time <= 0 ? 0 : 1;
    }
    let low = 0;
    let high = 1;
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (coordinate(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return coordinate(y1, y2, (low + high) / 2);
  };
}
