type Cell = { dataset: DOMStringMap };

/**
 * The cell that an arrow leads to from another: down and up stay in the day, left and right go to the next day that has
 * shifts, as near as possible to where they left. `cells` are in the order of the board.
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
      const ahead =
        key === 'ArrowRight' ? days.filter((one) => one > day) : days.filter((one) => one < day).toReversed();
      const next = ahead.find((one) => placed.some((other) => other.day === one));
      return placed.filter((one) => one.day === next).toSorted((a, b) => a.distance - b.distance)[0]?.cell;
    }
  }
};

const dayOf = ({ dataset }: Cell) => dataset['day'] ?? '';
