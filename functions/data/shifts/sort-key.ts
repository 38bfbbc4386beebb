/** Shift lists are sorted by day, then start. */
export const shiftSortKey = (shift: { id: string; day: string; starts_at: string }): string =>
  `${shift.day}#${shift.starts_at}#${shift.id}`;
/** The planned start within a `shiftSortKey`. */
export const startIn = (sortKey: string): string => sortKey.split('#')[1] ?? '';
/** The day at the store, within a `shiftSortKey`. */
export const dayIn = (sortKey: string): string => sortKey.slice(0, 'YYYY-MM-DD'.length);
