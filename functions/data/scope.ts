import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type ListKind, type ListOf, listsOf, type Scope, scopeFilter } from '#shared/domain/scope/scope.ts';
import { mapAtMost } from './at-most.ts';
import type { IndexName } from './indexes.ts';
import type { Key } from './keys.ts';
import { getMany, type Item, queryIndex, queryTable } from './table.ts';

/**
 * A partition that contains a list, perhaps beside other records, or one record of the list. `newest` replaces the
 * bound of the request.
 */
export type Source = { index: IndexName | 'table'; pk: string; newest?: number } | { record: Key };

/**
 * `entries` of a partition that a request reads to filter, sort and count them: up to 8 MB, or 1,000 read units.
 * `partitions` that it reads: a second of reading, or 1,000 read units if they are empty.
 */
export const bounds = { entries: 20_000, partitions: 2000 };

/**
 * The entries of an actor's lists of one entity, whose records a Scope describes. `sources` names the partitions of a
 * list, for the actor; each is read once, some at a time, in its range of sort keys. An entry that lies in a partition
 * but not in one of the lists is left out, so the result is exactly the actor's scope. For lists that stay bounded;
 * others are counted lists (`counted/`).
 */
export const readScope = async <Subject, Kind extends ListKind>(
  scope: Scope<Subject, Kind>,
  actor: Actor,
  {
    sources,
    subject,
    range = {},
    bound,
  }: {
    sources: (list: ListOf<Kind>) => readonly Source[];
    subject: (entry: Item) => Subject;
    range?: { from?: string; to?: string };
    /**
     * What happens where a partition has too many entries: invalid-input at a filter of the list, with a refusal that
     * says what to do, or only the newest count. Too many partitions are invalid-input at the filter.
     */
    bound: { narrowBy: string; refusal?: FieldIssue['key'] } | { newest: number };
  },
): Promise<Item[]> => {
  const all = distinct(listsOf(scope, actor).flatMap(sources));
  const partitions = all.filter((source) => 'pk' in source);
  const records = all.filter((source) => 'record' in source).map(({ record }) => record);
  if ('narrowBy' in bound && partitions.length > bounds.partitions)
    throw new Problem('invalid-input', { fields: { [bound.narrowBy]: { key: 'too-wide-to-list' } } });
  const bounded = (newest?: number) =>
    'newest' in bound
      ? { ...range, limit: newest ?? bound.newest, backward: true }
      : { ...range, limit: bounds.entries + 1 };
  const [recordItems, read] = await Promise.all([
    getMany(records),
    mapAtMost(partitions, ({ index, pk, newest }) =>
      index === 'table' ? queryTable(pk, bounded(newest)) : queryIndex(index, pk, bounded(newest)),
    ),
  ]);
  if ('narrowBy' in bound && read.some(({ length }) => length > bounds.entries))
    throw new Problem('invalid-input', {
      fields: { [bound.narrowBy]: { key: bound.refusal ?? 'too-many-to-list', params: { count: bounds.entries } } },
    });
  const isWithin = scopeFilter(scope, actor);
  return [...recordItems, ...read.flat()].filter((entry) => isWithin(subject(entry)));
};

const distinct = <S extends Source>(sources: readonly S[]): S[] => [
  ...new Map(sources.map((one) => ['record' in one ? one.record.pk : `${one.index} ${one.pk}`, one])).values(),
];

/**
 * As `readScope`, for partitions whose sort keys start with a time: the newest entries of the range, the oldest of them
 * first. `isWhole` is false if a partition has more. For lists that no filter makes small enough to be read whole.
 */
export const readNewest = async <Subject, Kind extends ListKind>(
  scope: Scope<Subject, Kind>,
  actor: Actor,
  {
    sources,
    subject,
    range = {},
  }: {
    sources: (list: ListOf<Kind>) => readonly { index: IndexName | 'table'; pk: string }[];
    subject: (entry: Item) => Subject;
    range?: { from?: string; to?: string };
  },
): Promise<{ entries: Item[]; isWhole: boolean }> => {
  const newest = { ...range, limit: bounds.entries + 1, backward: true };
  const read = await mapAtMost(distinct(listsOf(scope, actor).flatMap(sources)), ({ index, pk }) =>
    index === 'table' ? queryTable(pk, newest) : queryIndex(index, pk, newest),
  );
  const isWithin = scopeFilter(scope, actor);
  return {
    entries: read
      .flatMap((entries) => entries.slice(0, bounds.entries).toReversed())
      .filter((entry) => isWithin(subject(entry))),
    isWhole: read.every((entries) => entries.length <= bounds.entries),
  };
};
