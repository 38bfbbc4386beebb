type Cell = { dataset: DOMStringMap };

/**
 * The cell that an arrow key moves to. Down and up stay in the day. Left and right go to the nearest cell of the next
 * day with shifts. `cells` are in reading order of the board.
 */
export const neighbour = <C extends Cell>(
  cells: readonly C[],
  from: C,
  key: string,
  days: readonly string[],
): C | undefined => {
  const at = cells.indexOf(from);
  const day = dayOf(from);
  const placed = cells.map((cell, index) => ({ cell, day: dayOf(cell), distance: Math.abs(index - at), index }));
  switch (key) {
    case 'ArrowDown':
      return placed.find((one) => one.index > at && one.day === day)?.cell;
    case 'ArrowUp':
      return placed.findLast((one) => one.index < at && one.day === day)?.cell;
    default: {
      const nextDays =
        key === 'ArrowRight' ? days.filter((one) => one > day) : days.filter((one) => one < day).toReversed();
      const next = nextDays.find((one) => placed.some((other) => other.day === one));
      return placed.filter((one) => one.day === next).toSorted((a, b) => a.distance - b.distance)[0]?.cell;
    }
  }
};

const dayOf = ({ dataset }: Cell) => dataset['day'] ?? '';
