import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listChildSpecialties,
  listParentSpecialties,
  listRootSpecialties,
  type Siblings,
} from '#shared/contracts/specialties.ts';
import { readOf, useGet } from '../../api/query.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { useKind } from './kinds.ts';
import { type Groups, type Row, rowsOf } from './tree-rows.ts';

type Part = { data: Siblings | undefined; error: Error | null; refetch: () => unknown };
/** The same function at each render, so that the result keeps its identity. */
const partsOf = (parts: readonly Part[]) => parts.map(({ data, error, refetch }) => ({ data, error, refetch }));

/** The open part of the tree, loaded group by group. `at` is a specialty whose parents are open at first. */
export const useTree = (at: string | null) => {
  const query = { kind: useKind().kind };
  const language = useLanguage();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const parents = useGet(listParentSpecialties, { params: { id: at ?? '' } }, { enabled: at !== null });
  const isOpen = (id: string) => chosen.get(id) ?? (parents.data?.data.some((one) => one.id === id) || false);
  const ids = [...new Set([...chosen.keys(), ...(parents.data?.data ?? []).map(({ id }) => id)])].filter(isOpen);
  const childrenOf = (id: string) => readOf(listChildSpecialties, language, { params: { id } });

  const roots = useGet(listRootSpecialties, { query });
  const opened = useQueries({ queries: ids.map(childrenOf), combine: partsOf });
  const groups: Groups = new Map([
    ...(roots.data ? [[null, roots.data] as const] : []),
    ...opened.flatMap(({ data }, n) => (data ? [[ids[n] ?? null, data] as const] : [])),
  ]);
  const rows: Row[] = rowsOf(groups, isOpen);
  const load = async (parent: string | null): Promise<Siblings> =>
    groups.get(parent) ??
    (parent === null
      ? client.ensureQueryData(readOf(listRootSpecialties, language, { query }))
      : client.ensureQueryData(childrenOf(parent)));
  const toggle = (id: string, open: boolean) => setChosen((before) => new Map(before).set(id, open));
  const openAll = async () => {
    for (let level = (await load(null)).data; level.length > 0;) {
      const withChildren = level.filter(({ children }) => children > 0);
      setChosen((before) => new Map([...before, ...withChildren.map(({ id }) => [id, true] as const)]));
      level = (await Promise.all(withChildren.map(({ id }) => load(id)))).flatMap(({ data }) => data);
    }
  };
  const closeAll = () => setChosen(new Map(ids.map((id) => [id, false])));
  const failed = opened.find(({ data, error }) => error && !data);
  return {
    roots,
    rows,
    groups,
    load,
    toggle,
    openAll,
    closeAll,
    failed: failed?.error ?? null,
    retry: () => failed?.refetch(),
  };
};
