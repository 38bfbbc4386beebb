import { foldText } from '../fold-text.ts';
import { ancestorsOf, parentOf, type Tree } from '../specialties/tree.ts';

export type Names = Readonly<Record<'en' | 'cs' | 'ru', string>>;

/** The ids of records by their names in any language, ignoring case and diacritics. */
export const nameMatcher = (records: ReadonlyMap<string, Names>) => {
  const byName = new Map<string, Set<string>>();
  for (const [id, names] of records)
    for (const name of Object.values(names)) {
      const folded = foldText(name.trim());
      byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
    }
  return (name: string): string[] => [...(byName.get(foldText(name.trim())) ?? [])];
};

/**
 * The ids of categories by their name, or by a path of names (“Root › Child”) that may begin at any level; a name may
 * have the sign itself. The `current` one comes before all others, because an export writes only the end of its path.
 * Those whose whole path it is come next.
 */
export const categoryMatcher = (categories: ReadonlyMap<string, Names>, tree: Tree) => {
  const namesOf = new Map(
    [...categories].map(([id, names]) => [id, Object.values(names).map((name) => foldText(name.trim()))]),
  );
  /** The most names of the path that end with this category and its ancestors; 0 if it is not its path. */
  const levelsOf = (path: string, id: string): number =>
    Math.max(0, ...(namesOf.get(id) ?? []).map((name) => levelsBy(name, path, id)));
  const levelsBy = (name: string, path: string, id: string): number => {
    if (path === name) return 1;
    const parent = parentOf(tree, id);
    const [, above] = (path.endsWith(name) && /^(.*\S)\s*[›>]\s*$/s.exec(path.slice(0, -name.length))) || [];
    const levels = above !== undefined && parent !== null ? levelsOf(above, parent) : 0;
    return levels === 0 ? 0 : levels + 1;
  };
  return (path: string, current?: string): string[] => {
    const written = foldText(path.trim());
    const fitting = [...namesOf.keys()].filter((id) => levelsOf(written, id) > 0);
    if (current !== undefined && fitting.includes(current)) return [current];
    const whole = fitting.filter((id) => levelsOf(written, id) === ancestorsOf(tree, id).length + 1);
    return whole.length > 0 ? whole : fitting;
  };
};
