import { exportedLists } from '#shared/contracts/exported-lists.generated.ts';
import type { ExportFailure } from '#shared/domain/exports/export.ts';
import { Problem } from '#shared/domain/problem.ts';
import {
  exportFailed,
  exportReady,
  fileOf,
  findExport,
  removeExport,
  type StoredExport,
} from '../data/exports/exports.ts';
import { writePrivate } from '../data/files/objects.ts';
import { type Account, actorOf, getAccount } from '../data/people/accounts.ts';
import { ConditionFailed } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { titleIn } from '../exports/title.ts';
import { languageOf } from '../http/translate.ts';
import { csvFile } from './exports/csv-file.ts';
import { readPages, TooManyRows } from './exports/list-pages.ts';
import { headersIn, wordsIn } from './exports/words.ts';
import { xlsxFile } from './exports/xlsx-file.ts';

/**
 * Writes a list to its private file and tells its owner. Role, scope and language are those of the account now. A
 * repeated run replaces the file; the first one that ends the export counts.
 */
export const handler = serveQueue('write-export', async ({ account_id, export_id }, _, now) => {
  const [one, account] = await Promise.all([findExport(account_id, export_id), getAccount(account_id)]);
  if (one?.state !== 'running') return;
  if (!account?.active) return removeExport(one, now());
  try {
    const { content, ...written } = await write(one, account, now());
    await writePrivate(fileOf(one), content);
    await exportReady(one, { ...written, size: content.length }, now());
    console.log(JSON.stringify({ job: 'write-export', export: one.id, list: one.list, ...written }));
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return exportFailed(one, failure, now());
    // Removed with its account meanwhile: then the file that was just written is removed, too.
    if (error instanceof ConditionFailed && !(await findExport(account_id, export_id))) return removeExport(one, now());
    throw error;
  }
});

const write = async ({ list, format, query }: StoredExport, account: Account, now: string) => {
  const { locale } = account;
  const headers = Object.values(headersIn(locale, list));
  const declared = exportedLists[list];
  const separator = 'separator' in declared ? declared.separator : undefined;
  const file =
    format === 'csv' ? csvFile(headers, languageOf(locale), separator) : xlsxFile(titleIn(locale, list), headers);
  const reading = { list, query, actor: actorOf(account), locale, now, words: wordsIn(locale, now) };
  const read = await readPages(reading, file.add);
  return { ...read, content: await file.finish() };
};

/** Undefined for a fault, after which another try may succeed. */
const failureOf = (error: unknown): ExportFailure | undefined => {
  if (error instanceof TooManyRows) return 'too-many-rows';
  if (!(error instanceof Problem)) return undefined;
  if (error.code === 'forbidden') return 'no-access';
  return error.code === 'invalid-input' ? 'refused-filters' : undefined;
};
