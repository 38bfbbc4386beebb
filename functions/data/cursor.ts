import { Problem } from '#shared/domain/problem.ts';

/**
 * A position in a list: the page that starts after an entry, or ends before it. `page` is the number it is shown with.
 */
export type Position = { side: 'after' | 'before'; page: number; entry: string };
/** The order that a position is in. An entry of one order names no place, or another one, in the others. */
export type Sorted = { sort?: string | undefined; order?: 'asc' | 'desc' | undefined };

/** Opaque to clients. It names a position only: what may be read is decided by the request that carries it. */
export const toCursor = ({ side, page, entry }: Position, sorted: Sorted): string =>
  Buffer.from(JSON.stringify([side, page, entry, nameOf(sorted)])).toString('base64url');

/**
 * The position of a request's cursor. Throws invalid-input for a text that `toCursor` did not make, for a cursor of
 * another order than the request's, and for one whose entry cannot be one of the list.
 */
export const fromCursor = (
  cursor: string,
  sorted: Sorted,
  isName: (entry: string) => boolean = () => true,
): Position => {
  const [side, page, entry, order] = parse(cursor);
  const isPosition =
    order === nameOf(sorted) &&
    (side === 'after' || side === 'before') &&
    Number.isInteger(page) &&
    Number(page) >= 1 &&
    Number(page) <= 10_000_000 &&
    typeof entry === 'string' &&
    entry !== '' &&
    entry.isWellFormed() &&
    Buffer.byteLength(entry) <= 1024 &&
    isName(entry);
  if (!isPosition) throw new Problem('invalid-input', { fields: { cursor: { key: 'wrong-format' } } });
  return { side, page: Number(page), entry };
};

const nameOf = ({ sort = '', order = 'asc' }: Sorted) => `${sort} ${order}`;

const parse = (cursor: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
};
