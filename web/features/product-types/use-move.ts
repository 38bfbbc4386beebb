import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Parameter, type ProductType, setParameterPositions } from '#shared/contracts/product-types.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { snack } from '../../ui/snackbars.tsx';

export type Step = 'up' | 'down';

/**
 * Moves one parameter at a time: until the new order is shown, further moves are ignored. `said` is what a screen
 * reader announces.
 */
export const useMove = ({ id, version, parameters }: ProductType) => {
  const { t } = useTranslation('product-types');
  const send = useSend(setParameterPositions);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; step: Step } | null>(null);
  const [said, setSaid] = useState('');
  // A row loses the focus when its element moves, and the button of the step is disabled at an end.
  useEffect(() => {
    if (!moved.current) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(moved.current.id)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset['step'] === moved.current?.step) ?? buttons[0])?.focus();
    moved.current = null;
  }, [parameters]);

  const move = async (parameter: Parameter, step: Step): Promise<void> => {
    if (send.isPending) return;
    const ids = parameters.map((one) => one.id);
    const from = ids.indexOf(parameter.id);
    const to = from + (step === 'up' ? -1 : 1);
    moved.current = { id: parameter.id, step };
    try {
      await send.mutateAsync({
        params: { id },
        body: { ids: ids.toSpliced(from, 1).toSpliced(to, 0, parameter.id), version },
      });
      setSaid(t('parameters.moved', { name: parameter.name, place: to + 1, of: ids.length }));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      moved.current = null;
      snack({ tone: 'bad', text: problem.message });
    }
  };
  return { list, move, isMoving: send.isPending, said };
};
