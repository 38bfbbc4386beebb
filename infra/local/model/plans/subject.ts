import { foldText } from '#shared/domain/fold-text.ts';
import { resultOfCall, type Steps } from '../plan.ts';
import type { Question } from '../question.ts';
import { type Row, textAt } from '../rows.ts';

/** The stores of the place that a question names, found by their address or else by their name; null if it names none. */
export function* storesOf({ place, can }: Question): Steps<readonly Row[] | null> {
  if (!place || !can('list-stores')) return null;
  const byAddress = yield* resultOfCall('list-stores', { address: place.search });
  if (byAddress.rows.length > 0) return byAddress.rows;
  const byName = yield* resultOfCall('list-stores', { name: place.search });
  return byName.rows;
}

/** The people with the name in a question; null if it names nobody, or the reader lists nobody. */
export function* peopleOf({ name, can }: Question): Steps<readonly Row[] | null> {
  if (!name || !can('list-users')) return null;
  const { rows } = yield* resultOfCall('list-users', { name: name.search });
  return rows;
}

export const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => textAt(row, 'id'));

/** Whether the words of a row begin with those of a search. */
export const hasWords = (row: Row, paths: readonly string[], search: string): boolean => {
  const words = paths.flatMap((path) => foldText(textAt(row, path)).split(/[^\p{L}\p{N}]+/u));
  return foldText(search)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};
