import { foldText } from '../fold-text.ts';
import { ancestorsOf, type Tree } from '../specialties/tree.ts';

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
 * The ids of categories by their name, or by a path of names (“Root › Child”) that may begin at any level. The `current`
 * one comes before all others, because an export writes only the end of its path. Those whose whole path it is come next.
 */
export const categoryMatcher = (categories: ReadonlyMap<string, Names>, tree: Tree) => {
  const idsOf = nameMatcher(categories);
  return (path: string, current?: string): string[] => {
    const [name = '', ...above] = path.split(/[›>]/).toReversed();
    const isBelow = (id: string) => {
      const ancestors = ancestorsOf(tree, id).toReversed();
      return above.every((each, level) => idsOf(each).includes(ancestors[level] ?? ''));
    };
    const fitting = idsOf(name).filter(isBelow);
    if (current !== undefined && fitting.includes(current)) return [current];
    const whole = fitting.filter((id) => ancestorsOf(tree, id).length === above.length);
    return whole.length > 0 ? whole : fitting;
  };
};
