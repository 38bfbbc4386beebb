/**
 * The entries in turns: the first of each group, then the second of each, and so on. A group's entries keep their
 * order.
 */
export const takeTurns = <T>(entries: readonly T[], groupOf: (entry: T) => string): T[] => {
  const counts = new Map<string, number>();
  const withTurns = entries.map((entry) => {
    const turn = counts.get(groupOf(entry)) ?? 0;
    counts.set(groupOf(entry), turn + 1);
    return { entry, turn };
  });
  return withTurns.toSorted((one, other) => one.turn - other.turn).map(({ entry }) => entry);
};
