import { foldText } from '../fold-text.ts';

type Names = Readonly<Record<'en' | 'cs' | 'ru', string>>;
type Match = { ids: string[]; unknown: string[]; ambiguous: string[] };

/** Finds specialties by their names in any language, ignoring case and diacritics. */
export const specialtyMatcher = (specialties: ReadonlyMap<string, Names>) => {
  const byName = new Map<string, Set<string>>();
  for (const [id, names] of specialties)
    for (const name of Object.values(names)) {
      const folded = foldText(name.trim());
      byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
    }
  return (written: readonly string[]): Match => {
    const found = written.map((name) => ({ name, ids: [...(byName.get(foldText(name.trim())) ?? [])] }));
    const named = (count: (length: number) => boolean) =>
      found.filter(({ ids }) => count(ids.length)).map(({ name }) => name);
    return {
      ids: [...new Set(found.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))],
      unknown: named((length) => length === 0),
      ambiguous: named((length) => length > 1),
    };
  };
};
