import type { ReactNode } from 'react';
import type { Columns } from '#shared/domain/imports/columns.ts';
import type { CheckedRow, TableRow } from '#shared/domain/imports/table.ts';

/** What an import sends for a row of the file. */
export type Entry = { row: number };
type Issue<F extends string> = { field: F; issue: string; value: string };
/** What the server answers for a row; `refused` has issues. */
export type Result<F extends string> = { row: number; outcome: string; issues: readonly Issue<F>[] };

/** What is imported: the fields of its columns, the check of its rows, the request, and the texts. */
export type ImportKind<F extends string, E extends Entry, R extends Result<F>> = {
  title: string;
  companyReason: string;
  /** The name of the template's file, without its extension, and the fields that it has columns for. */
  template: { name: string; fields: readonly F[] };
  fields: readonly F[];
  labelOf: (field: F) => string;
  columnsReason: string;
  guess: (header: readonly string[]) => Columns<F>;
  /** Says which columns must still be chosen. */
  missing: (columns: Columns<F>) => string[];
  /** What must be known about the rows beside their columns; null if nothing. `answer` is null until it is given. */
  question?: (rows: readonly TableRow[], columns: Columns<F>) => { answer: string | null; node: ReactNode } | null;
  /** The same function at each render, until the question has another answer. */
  check: (
    rows: readonly TableRow[],
    columns: Columns<F>,
    header: readonly string[],
  ) => CheckedRow<E, R['issues'][number]>[];
  issueText: (issue: R['issues'][number]) => string;
  /** The area of the requests. */
  area: string;
  send: (body: { import_id: string; dry_run: boolean; rows: E[]; company_id?: string }) => Promise<{ data: R[] }>;
  /** Whether the row of this result of a dry run is to be written. */
  isAccepted: (result: R) => boolean;
  rowsTitle: string;
  /** What a dry run has found besides mistakes. */
  found: (results: readonly R[]) => { title: string; text?: string };
  write: {
    start: (rows: number) => string;
    running: string;
    /** `more` is shown below the result. */
    done: (results: readonly R[]) => { title: string; text: string; more?: ReactNode };
    /** Where the result is seen. */
    open: { label: string; to: string };
  };
};
