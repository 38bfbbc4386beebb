import { useQueries } from '@tanstack/react-query';
import {
  listChildSpecialties,
  listRootSpecialties,
  type Siblings,
  type SpecialtyNode,
} from '#shared/contracts/specialties.ts';
import { readOf, useGet } from '../../api/query.ts';
import { useLanguage } from '../../ui/i18n.ts';

type Row = { node: SpecialtyNode; depth: number };

/** The same function at each render, so that the result keeps its identity. */
const together = (parts: readonly { data: Siblings | undefined; error: { message: string } | null }[]) => ({
  nodes: parts.flatMap(({ data }) => data?.data ?? []),
  isLoading: parts.some(({ data, error }) => !data && !error),
  failure: parts.find(({ error }) => error)?.error?.message ?? null,
});

/** The categories of products in the order of their tree, to its third level. */
export const useCategoryTree = (): { rows: Row[]; isLoading: boolean; failure: string | null } => {
  const roots = useGet(listRootSpecialties, { query: { kind: 'product' } });
  const top = roots.data?.data ?? [];
  const second = useNodesBelow(top);
  const third = useNodesBelow(second.nodes);
  return {
    rows: rowsOf([...top, ...second.nodes, ...third.nodes]),
    isLoading: roots.isLoading || second.isLoading || third.isLoading,
    failure: roots.error?.message ?? second.failure ?? third.failure,
  };
};

const useNodesBelow = (nodes: readonly SpecialtyNode[]) => {
  const language = useLanguage();
  const parents = nodes.filter(({ children }) => children > 0);
  return useQueries({
    queries: parents.map(({ id }) => readOf(listChildSpecialties, language, { params: { id } })),
    combine: together,
  });
};

/** Each node followed by those below it, whose order the given one is. */
export const rowsOf = (nodes: readonly SpecialtyNode[]): Row[] => {
  const below = Map.groupBy(nodes, ({ parent_id }) => parent_id);
  const under = (parent: string | null, depth: number): Row[] =>
    (below.get(parent) ?? []).flatMap((node) => [{ node, depth }, ...under(node.id, depth + 1)]);
  return under(null, 0);
};
