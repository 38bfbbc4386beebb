import { createHash } from 'node:crypto';

/** The id of what a row of an import creates. A repeated request gets the same. */
export const importedId = (...row: readonly (string | number | undefined)[]): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);
