import * as z from 'zod/mini';
import { exportFailures, exportFormats, exportStates } from '../domain/exports/export.ts';
import { area, item, list, paging, sortedBy } from './endpoint.ts';
import { type ExportedListName, exportedListNames, exportedLists } from './exported-lists.generated.ts';
import { daysInOrder, id, storedInstant, uniqueArray } from './fields.ts';

const endpoint = area('exports');

export const Export = z.object({
  id,
  list: z.enum(exportedListNames),
  format: z.enum(exportFormats),
  /** A running export that is not ready within an hour has failed. A ready one expires after seven days. */
  state: z.enum(exportStates),
  /** Why it failed; null otherwise. */
  failure: z.nullable(z.enum(exportFailures)),
  /** Rows of the file without its header; null until it is ready. */
  rows: z.nullable(z.int()),
  /**
   * False if the list's search finds more rows than it shows, so the file does not contain all. Null until it is ready.
   */
  complete: z.nullable(z.boolean()),
  created_at: storedInstant,
  available_until: storedInstant,
});
export type Export = z.infer<typeof Export>;

/** Rows that a person selects at most, for an action or an export of these rows alone. */
export const maxChosenRows = 1000;
/** Filters and order as the list takes them, or the ids of chosen rows if its rows have ids. */
export const exportQueryOf = (name: ExportedListName) => {
  const { page: _, per_page: __, cursor: ___, ...filters } = exportedLists[name].list.query.shape;
  return 'id' in filters
    ? z.strictObject({ ...filters, id: z.optional(uniqueArray(id, maxChosenRows)) }).check(daysInOrder)
    : z.strictObject(filters).check(daysInOrder);
};

const orderFor = (name: ExportedListName) =>
  z.strictObject({ list: z.literal(name), format: z.enum(exportFormats), query: exportQueryOf(name) });

export const createExport = endpoint({
  name: 'create-export',
  whileExpired: true,
  summary:
    "Export a list that the caller may read to a file, in the background: all its rows, in the language of the caller's account. A notification tells when it is ready",
  method: 'POST',
  path: '/api/exports',
  access: 'signed-in',
  body: z.union(exportedListNames.map(orderFor)),
  reply: item(Export),
  status: 201,
  problems: ['export-limit', 'running-export-limit', 'plan-without-exports'],
});

export const getExport = endpoint({
  name: 'get-export',
  summary: 'Get the state of an own export, and the address of its file',
  method: 'GET',
  path: '/api/export/{id}',
  access: 'signed-in',
  // The name of the file.
  localized: true,
  params: z.object({ id }),
  reply: item(
    z.extend(Export, {
      /** Downloads the file, without a token, within five minutes. Null unless the export is ready. */
      url: z.nullable(z.string()),
    }),
  ),
  problems: ['not-found'],
});

export const listExports = endpoint({
  name: 'list-exports',
  summary: 'List the own exports of the last 30 days, newest first',
  method: 'GET',
  path: '/api/exports',
  access: 'signed-in',
  query: z.strictObject({ ...paging, ...sortedBy(['created_at'], 'desc') }),
  reply: list(Export),
});
