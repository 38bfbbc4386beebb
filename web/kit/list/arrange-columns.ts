import type { Columns } from '#shared/contracts/list-settings.ts';

type Known = { id: string; fixed?: true };
export type Arranged<C> = { column: C; shown: boolean };

/**
 * The columns of a screen as its reader chose them. The first one, which names the row, and fixed ones keep their place
 * at the start and at the end. A column that the choice does not know is shown after the others.
 */
export const arrangeColumns = <C extends Known>(columns: readonly C[], choice: Columns): Arranged<C>[] => {
  const isChoosable = (column: C) => column !== columns[0] && !column.fixed;
  const choosable = columns.filter(isChoosable);
  const chosen = (choice ?? []).flatMap(({ id, shown }) => {
    const column = choosable.find((each) => each.id === id);
    return column ? [{ column, shown }] : [];
  });
  const others = choosable.filter((column) => !chosen.some((each) => each.column === column));
  const always = (column: C) => ({ column, shown: true });
  return [
    ...columns.slice(0, 1).map(always),
    ...chosen,
    ...others.map(always),
    ...columns.filter((column) => !isChoosable(column) && column !== columns[0]).map(always),
  ];
};

/** The columns after one of them has moved by a place. */
export const moveColumn = <C extends Known>(
  arranged: readonly Arranged<C>[],
  id: string,
  by: 1 | -1,
): Arranged<C>[] => {
  const from = arranged.findIndex(({ column }) => column.id === id);
  const [one, other] = [arranged[from], arranged[from + by]];
  if (!one || !other) return [...arranged];
  return arranged.with(from, other).with(from + by, one);
};
