import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused control disappears, as a row's button does after its action: the focus
 * moves to its row, or to the row in its place, or to the page when no row is left. Rows have `data-row`, their id;
 * `isShown` is false while they load.
 */
export const useKeptFocus = (isShown: boolean): void => {
  const last = useRef<{ control: Element; id: string; nth: number }>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (target instanceof Element && row)
        last.current = { control: target, id: row.dataset['row'] ?? '', nth: allRows().indexOf(row) };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After each render, because a dialog of the parent may hold the focus until then.
  useEffect(() => {
    if (!isShown || !last.current || last.current.control.isConnected) return;
    if (document.activeElement !== document.body) return;
    const { id, nth } = last.current;
    last.current = null;
    const rows = allRows();
    const row = rows.find(({ dataset }) => dataset['row'] === id) ?? rows[Math.min(nth, rows.length - 1)];
    const link = row?.querySelector<HTMLElement>('[data-row-link]');
    if (row && !link) row.tabIndex = -1;
    (link ?? row ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  });
};

const allRows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
