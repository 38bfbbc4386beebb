import { useEffect, useRef } from 'react';

type Step = 'up' | 'down' | 'remove';

/**
 * Keeps the focus in a list whose rows are moved and removed: a row loses the focus when its element moves, the button of
 * a step is disabled at an end, and after a removal the next row has the focus.
 */
export const useKeptRow = (ids: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; step: Step } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, step } = moved.current;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset['step'] === step) ?? buttons[0])?.focus();
    moved.current = null;
  }, [ids]);
  const keep = (id: string, step: Step) => {
    moved.current = { id, step };
  };
  return { list, keep };
};
