type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a bar and what stands above it. */
const gap = 8;

/**
 * The distance in pixels from the lower edge of a window to what must not cover the bars there: at least `least`, and
 * above each bar that it would meet. `box` is its place, of which the top and the bottom only give the height.
 */
export const aboveBars = (
  bars: readonly Box[],
  box: Box,
  { height, least }: { height: number; least: number },
): number => {
  const size = box.bottom - box.top;
  return bars
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((one, other) => other.top - one.top)
    .reduce((bottom, bar) => {
      const lower = height - bottom;
      return bar.top < lower && bar.bottom > lower - size ? height - bar.top + gap : bottom;
    }, least);
};
