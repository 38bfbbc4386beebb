import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { Drop } from './tree-rows.ts';

type Drag = { id: string; drop: Drop | null };

/** Dragging by a handle of a row, with a mouse, a pen or a finger. Escape cancels it. */
export const useDrag = (list: RefObject<HTMLElement | null>, onDrop: (id: string, drop: Drop) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null);
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, drop: null });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag?.id === id && list.current) setDrag({ id, drop: dropAt(list.current, clientY) });
    },
    onPointerUp: () => {
      setDrag(null);
      if (drag?.drop) onDrop(id, drag.drop);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handle };
};

/** The row at a height of the window: its upper and lower thirds stand for the places beside it. */
const dropAt = (list: HTMLElement, y: number): Drop | null => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row) return null;
  // Scrolls a row at the edge of the screen into view.
  for (const next of [row.previousElementSibling, row.nextElementSibling]) next?.scrollIntoView({ block: 'nearest' });
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { id: row.dataset['row'] ?? '', side: part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'inside' };
};
