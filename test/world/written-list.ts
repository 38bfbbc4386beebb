import type { ExportedListName } from '#shared/contracts/exported-lists.generated.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { ExportFormat } from '#shared/domain/exports/export.ts';
import { readTable } from '#shared/domain/imports/read-table.ts';
import { type Account, actorOf } from '../../functions/data/people/accounts.ts';
import { languageOf } from '../../functions/http/translate.ts';
import { csvFile } from '../../functions/jobs/exports/csv-file.ts';
import { readPages } from '../../functions/jobs/exports/list-pages.ts';
import { headersIn, wordsIn } from '../../functions/jobs/exports/words.ts';
import { xlsxFile } from '../../functions/jobs/exports/xlsx-file.ts';

/** Each language and format of an export. */
export const everyFile = (['cz', 'en', 'ru'] as const).flatMap((locale) =>
  (['csv', 'xlsx'] as const).map((format) => ({ locale, format })),
);

type Target = {
  list: ExportedListName;
  locale: Locale;
  format: ExportFormat;
  query?: Record<string, string | string[]>;
};

/** The table that an import reads from the file of a list, which the job of exports writes for an account. */
export const writtenList = async (who: Account, { list, locale, format, query = {} }: Target) => {
  const now = new Date().toISOString();
  const head = Object.values(headersIn(locale, list));
  const file = format === 'csv' ? csvFile(head, languageOf(locale)) : xlsxFile('List', head);
  await readPages({ list, query, actor: actorOf(who), locale, now, words: wordsIn(locale, now) }, file.add);
  return readTable(`list.${format}`, await file.finish());
};
