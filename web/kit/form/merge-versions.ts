import { type FieldValues, get } from 'react-hook-form';

/** A field with its value in the three versions of a record: as it was loaded, as typed here, as saved by others. */
export type Difference = { path: string; former: unknown; mine: unknown; theirs: unknown };

export type Versions = { former: FieldValues; mine: FieldValues; theirs: FieldValues };

/**
 * `conflicts` were changed here and differently by others, `own` only here, `foreign` only by others. A field that both
 * changed to the same value is in none of them.
 */
export type Comparison = Record<'conflicts' | 'own' | 'foreign', readonly Difference[]>;

/** Compares values by content. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const entry = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return (
    Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isAlike(entry(one, key), entry(other, key)))
  );
};

/** The names of the fields whose values differ. */
export const changedFields = (before: FieldValues, after: FieldValues): string[] =>
  Object.keys(after).filter((name) => !isAlike(before[name], after[name]));

/**
 * `fields` are the paths of the form's fields, such as `working_time.mon`. A value that is an object is compared entry
 * by entry, except where one field edits all of it. The version itself is no field.
 */
export const compareVersions = ({ former, mine, theirs }: Versions, fields: ReadonlySet<string>): Comparison => {
  const names = Object.keys(theirs).filter((name) => name !== 'version');
  const differences = names
    .flatMap((name) => pathsOf(name, [former[name], mine[name], theirs[name]], fields))
    .map((path): Difference => ({ path, former: get(former, path), mine: get(mine, path), theirs: get(theirs, path) }))
    .filter((one) => !isAlike(one.mine, one.theirs));
  const isOwn = ({ former: before, theirs: after }: Difference) => isAlike(before, after);
  const isForeign = ({ former: before, mine: after }: Difference) => isAlike(before, after);
  return {
    conflicts: differences.filter((one) => !isOwn(one) && !isForeign(one)),
    own: differences.filter(isOwn),
    foreign: differences.filter(isForeign),
  };
};

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsOf = (path: string, values: readonly unknown[], fields: ReadonlySet<string>): string[] => {
  if (fields.has(path) || !values.every(isGroup)) return [path];
  const keys = new Set(values.flatMap((value) => Object.keys(value)));
  return [...keys].flatMap((key) =>
    pathsOf(
      `${path}.${key}`,
      values.map((value) => get(value, key) as unknown),
      fields,
    ),
  );
};
