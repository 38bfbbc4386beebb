import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSpecialtyPositions, type Siblings, type SpecialtyNode } from '#shared/contracts/specialties.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { refreshAfter } from '../../api/refresh-area.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useKind } from './kinds.ts';
import { idsWith, type Target } from './tree-rows.ts';

/** Where a specialty is shown after its move; `place` counts from 1. */
export type Place = { id: string; parent_id: string | null; place: number };

type Tree = { load: (parent: string | null) => Promise<Siblings>; toggle: (id: string, open: boolean) => void };

/**
 * Moves one specialty at a time: until the new order is shown, further moves are ignored, because they would be made
 * on an older one. `said` is what a screen reader announces.
 */
export const useMove = (
  { load, toggle }: Tree,
  { nameOf, onMoved }: { nameOf: (id: string) => string; onMoved: (to: Place) => void },
) => {
  const { t } = useTranslation('specialties');
  const { kind } = useKind();
  const client = useQueryClient();
  const send = useSend(setSpecialtyPositions, { refetches: false });
  const [isMoving, setIsMoving] = useState(false);
  const [said, setSaid] = useState('');

  const put = async ({ id, name }: SpecialtyNode, { parent_id, before }: Target) => {
    const group = await load(parent_id);
    const ids = idsWith(group, id, before);
    await send.mutateAsync({ body: { kind, parent_id, ids, version: group.version } });
    const place = { name, place: ids.indexOf(id) + 1, of: ids.length };
    onMoved({ id, parent_id, place: place.place });
    if (parent_id !== null) toggle(parent_id, true);
    await refreshAfter(client, setSpecialtyPositions.area, null);
    setSaid(
      parent_id === null ? t('tree.movedToTop', place) : t('tree.moved', { ...place, parent: nameOf(parent_id) }),
    );
  };
  const move = async (node: SpecialtyNode, target: Target | null): Promise<void> => {
    if (isMoving) return;
    if (!target) return setSaid(t('tree.impossible', { name: node.name }));
    setIsMoving(true);
    try {
      await put(node, target);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      snack({ tone: 'bad', text: problem.message });
      await refreshAfter(client, setSpecialtyPositions.area, problem);
    } finally {
      setIsMoving(false);
    }
  };
  return { move, isMoving, said };
};
