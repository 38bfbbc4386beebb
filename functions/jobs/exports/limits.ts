import { maxExportRows } from '#shared/domain/exports/export.ts';

/**
 * Rows that are read at once, more than a reply may have: `bounded` for a list that is read whole for each page, `page`
 * for the others; and rows of a file.
 */
export const limits = { page: 1000, bounded: 5000, rows: maxExportRows };
