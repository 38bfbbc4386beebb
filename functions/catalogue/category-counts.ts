import type { CategoryCount } from '#shared/contracts/catalogue.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { ancestorsOf, isListed, parentOf, siblingsUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import type { Counts } from '../data/catalogue/counts.ts';
import { nameIn } from '../http/translate.ts';

type Categories = {
  tree: Tree;
  names: ReadonlyMap<string, Parameters<typeof nameIn>[1]>;
  locale: Locale;
  chosen: string | undefined;
};

/**
 * The categories with products found, in the order of the tree: each counts those below it. The chosen one and those
 * above it are among them in any case.
 */
export const categoryCounts = (own: Counts, { tree, names, locale, chosen }: Categories): CategoryCount[] => {
  const counts: Counts = new Map();
  const add = (id: string, count: number) => {
    for (const each of [...ancestorsOf(tree, id), id]) counts.set(each, (counts.get(each) ?? 0) + count);
  };
  if (chosen !== undefined) add(chosen, 0);
  for (const [id, count] of own) add(id, count);
  const inOrder = (id: string): string[] => [id, ...siblingsUnder(tree, id).ids.flatMap(inOrder)];
  const roots = [...siblingsUnder(tree, null).ids, ...[...names.keys()].filter((id) => !isListed(tree, id))];
  return roots.flatMap(inOrder).flatMap((id) => {
    const [name, count] = [names.get(id), counts.get(id)];
    return name && count !== undefined
      ? [{ id, name: nameIn(locale, name), parent_id: parentOf(tree, id), count }]
      : [];
  });
};
