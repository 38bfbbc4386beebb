import { type Cell, csvHead, type CsvLanguage, csvLines, type Separator } from '#shared/domain/exports/csv.ts';
import type { ExportFile } from './export-file.ts';

/** A CSV file in UTF-8. */
export const csvFile = (head: readonly string[], language: CsvLanguage, separator?: Separator): ExportFile => {
  const parts = [Buffer.from(csvHead(head, language, separator))];
  return {
    add: (rows: readonly (readonly Cell[])[]) => void parts.push(Buffer.from(csvLines(rows, language, separator))),
    finish: async () => Buffer.concat(parts),
  };
};
