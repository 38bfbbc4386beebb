import type { Cell, CsvLanguage } from '#shared/domain/exports/csv.ts';
import { csvHead, csvLines } from '#shared/domain/exports/csv.ts';
import type { ExportFile } from './export-file.ts';

/** A CSV file in UTF-8. */
export const csvFile = (head: readonly string[], language: CsvLanguage): ExportFile => {
  const parts = [Buffer.from(csvHead(head, language))];
  return {
    add: (rows: readonly (readonly Cell[])[]) => void parts.push(Buffer.from(csvLines(rows, language))),
    finish: async () => Buffer.concat(parts),
  };
};
