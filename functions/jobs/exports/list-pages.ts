import type { Words } from '#shared/contracts/exported-list.ts';
import { type ExportedListName, exportedLists } from '#shared/contracts/exported-lists.generated.ts';
import { type Locale, maxValues } from '#shared/contracts/fields.ts';
import { mayCall } from '#shared/domain/access.ts';
import type { Cell } from '#shared/domain/exports/csv.ts';
import { inParts } from '#shared/domain/parts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditPage } from '../../audit/audit-page.ts';
import { transactionsPage } from '../../billing/transactions-page.ts';
import { companiesPage } from '../../companies/companies-page.ts';
import { ordersPage } from '../../orders/orders-page.ts';
import { salesPage } from '../../orders/sales-page.ts';
import { usersPage } from '../../people/users-page.ts';
import { productsPage } from '../../products/products-page.ts';
import { shiftsPage } from '../../shifts/shifts-page.ts';
import { objectStatisticsPage } from '../../statistics/object-statistics-page.ts';
import { payrollPage } from '../../statistics/payroll-page.ts';
import { staffStatisticsPage } from '../../statistics/staff-statistics-page.ts';
import { storesPage } from '../../stores/stores-page.ts';
import { documentsPage } from '../../supply/documents-page.ts';
import { limits } from './limits.ts';

/** The pages of each list, as its endpoint reads and presents them. */
const pages = {
  users: usersPage,
  stores: storesPage,
  companies: companiesPage,
  shifts: shiftsPage,
  audit: auditPage,
  payroll: payrollPage,
  products: productsPage,
  documents: documentsPage,
  transactions: transactionsPage,
  orders: ordersPage,
  sales: salesPage,
  staffStatistics: staffStatisticsPage,
  objectStatistics: objectStatisticsPage,
} as const;
/** Lists bounded by days, which most of their requests read whole for each page. */
const isBounded: Partial<Record<ExportedListName, true>> = {
  shifts: true,
  audit: true,
  payroll: true,
  sales: true,
  staffStatistics: true,
  objectStatistics: true,
};

export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

type Reader = {
  actor: Actor;
  locale: Locale;
  /** ISO 8601 UTC, one time for all pages. */
  now: string;
};
type Reading = Reader & {
  list: ExportedListName;
  query: Readonly<Record<string, string | string[]>>;
  words: Words;
};

/**
 * Reads a list page by page, by cursors, or chosen rows by their ids, and hands over the cells of each page. Everything
 * is decided as by the list's endpoint at this moment: who may read it, which rows, what of them. Throws forbidden, the
 * list's own problems, and TooManyRows.
 */
export const readPages = async (
  { list, query: { id: chosen, ...query }, words, ...reader }: Reading,
  add: (rows: Cell[][]) => void,
): Promise<{ rows: number; complete: boolean }> => {
  const { list: contract, columns } = exportedLists[list];
  if (!mayCall(reader.actor.role, contract.access)) throw new Problem('forbidden');
  // The page of a list fits its own query and reply, which the compiler does not follow through the union.
  const read = pages[list] as (context: Reader & { query: unknown }) => Promise<unknown>;
  const values = Object.values(columns) as ((row: unknown, words: Words) => Cell)[];
  const perPage = isBounded[list] ? limits.bounded : limits.page;
  const pageOf = async (part: object) => {
    const request = {
      ...contract.query.parse({ ...query, ...part }),
      per_page: perPage,
    };
    // Parsed, so that nothing leaves that the contract does not name.
    const page = contract.reply.parse(await read({ ...reader, query: request }));
    add(page.data.map((row) => values.map((valueOf) => valueOf(row, words))));
    return page;
  };
  let rows = 0;
  if (chosen !== undefined) {
    for (const id of inParts([chosen].flat(), maxValues)) rows += (await pageOf({ id })).data.length;
    return { rows, complete: true };
  }
  let next: { cursor?: string; page?: string } = {};
  for (let number = 1; ; number++) {
    const page = await pageOf(next);
    rows += page.data.length;
    if (Math.max(rows, page.total) > limits.rows) throw new TooManyRows();
    // Several lists that are merged have no cursors.
    const goesOn = page.next_cursor !== null || (page.data.length > 0 && number * perPage < page.total);
    if (!goesOn) return { rows, complete: !page.total_is_minimum };
    next = page.next_cursor === null ? { page: String(number + 1) } : { cursor: page.next_cursor };
  }
};
