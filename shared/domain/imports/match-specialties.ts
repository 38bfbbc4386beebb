import { nameMatcher, type Names } from './match-names.ts';

type Match = { ids: string[]; unknown: string[]; ambiguous: string[] };

/** Finds specialties by their names in any language, ignoring case and diacritics. */
export const specialtyMatcher = (specialties: ReadonlyMap<string, Names>) => {
  const idsOf = nameMatcher(specialties);
  return (written: readonly string[]): Match => {
    const found = written.map((name) => ({ name, ids: idsOf(name) }));
    const named = (count: (length: number) => boolean) =>
      found.filter(({ ids }) => count(ids.length)).map(({ name }) => name);
    return {
      ids: [...new Set(found.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))],
      unknown: named((length) => length === 0),
      ambiguous: named((length) => length > 1),
    };
  };
};
