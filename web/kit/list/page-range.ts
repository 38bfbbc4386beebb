type Paged = {
  page: number;
  per_page: number;
  total: number;
  data: readonly unknown[];
  next_cursor: string | null;
  prev_cursor: string | null;
};

/**
 * The numbers of the shown rows, of the last page, and whether this is the last one. Lists that are merged have no
 * cursors, so their pages go on by number.
 */
export const pageRange = ({ page, per_page, total, data, next_cursor, prev_cursor }: Paged) => {
  const last = Math.max(1, Math.ceil(total / per_page));
  const isLast = next_cursor === null && (prev_cursor !== null || page >= last);
  // At a cursor the rows may be a few further than the page's number says. The last page ends with the total.
  const to = isLast ? total : Math.min((page - 1) * per_page + data.length, total);
  return { from: Math.min(to - data.length + 1, total), to, last, isLast };
};
