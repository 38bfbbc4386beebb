import { createHash } from 'node:crypto';

/** The same id for the same parts: of what a row of an import creates, or of what a person has once. A repeated request gets it again. */
export const derivedId = (...parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
