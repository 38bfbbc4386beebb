import type { Words } from '#shared/contracts/exported-list.ts';
import { type ExportedListName, exportedLists } from '#shared/contracts/exported-lists.generated.ts';
import { type Locale, maxValues } from '#shared/contracts/fields.ts';
import { mayCall } from '#shared/domain/access.ts';
import type { Cell } from '#shared/domain/exports/csv.ts';
import { inParts } from '#shared/domain/parts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { exportPages } from '../../areas.generated.ts';
import { limits } from './limits.ts';

/** As the endpoint of each list reads and presents its pages. */
const pages = exportPages satisfies Record<ExportedListName, unknown>;

export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

type Reader = {
  actor: Actor;
  locale: Locale;
  /** ISO 8601 UTC, one time for all pages. */
  now: string;
};
type Reading = Reader & { list: ExportedListName; query: Readonly<Record<string, string | string[]>>; words: Words };

/**
 * Reads a list page by page, by cursors, or chosen rows by their ids, and hands over the cells of each page. Everything
 * is decided as by the list's endpoint at this moment: who may read it, which rows, what of them. Throws forbidden, the
 * list's own problems, and TooManyRows.
 */
export const readPages = async (
  { list, query: { id: chosen, ...query }, words, ...reader }: Reading,
  add: (rows: Cell[][]) => void,
): Promise<{ rows: number; complete: boolean }> => {
  const exported = exportedLists[list];
  const { list: contract, columns } = exported;
  if (!mayCall(reader.actor.role, contract.access)) throw new Problem('forbidden');
  // The page of a list fits its own query and reply, which the compiler does not follow through the union.
  const read = pages[list] as (context: Reader & { query: unknown }) => Promise<unknown>;
  const values = Object.values(columns) as ((row: unknown, words: Words) => Cell)[];
  const perPage = 'bounded' in exported ? limits.bounded : limits.page;
  const pageOf = async (part: object) => {
    const request = { ...contract.query.parse({ ...query, ...part }), per_page: perPage };
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
