import type { ReactNode } from 'react';

export type Column<T, Sort extends string = string> = {
  id: string;
  header: string;
  /** The column of the contract by which the server sorts. Without it the header is no button. */
  sort?: Sort;
  cell: (row: T) => ReactNode;
  /** For numbers: aligned right. */
  align?: 'end';
  /** Minimum width of the page at which the column is shown; always if undefined. */
  from?: 'lg' | 'xl';
  /**
   * Takes the remaining width and truncates its text; `spare` a small part of it, beside cells that truncate theirs and
   * grow to it. At most one column.
   */
  rest?: true | 'spare';
  /** Always shown, after the columns that the reader may choose. */
  fixed?: true;
  narrow?: 'title' | 'line' | 'side';
  /** Width of the skeleton's bar in px. */
  skeleton?: number;
  total?: ReactNode;
};
