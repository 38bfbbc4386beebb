import type { ReactNode } from 'react';

export type Column<T, Sort extends string = string> = {
  id: string;
  header: string;
  /** The column of the contract by which the server sorts. Without it the header is no button. */
  sort?: Sort;
  /** Text of any length is a `Cut`, so that the table is never wider than the page. */
  cell: (row: T) => ReactNode;
  /** For numbers: aligned right. */
  align?: 'end';
  /** Minimum width of the page at which the column is shown; always if undefined. */
  from?: 'lg' | 'xl' | 'xxl';
  /** Takes a small part of the remaining width and truncates its content, which may be more than a text. */
  rest?: true;
  /** Always shown, after the columns that the reader may choose. */
  fixed?: true;
  narrow?: 'title' | 'line' | 'side';
  /** Width of the skeleton's bar in px. */
  skeleton?: number;
  total?: ReactNode;
};
