import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKind } from './kinds.ts';
import { TreeRow } from './tree-row.tsx';
import { dropTarget, type Row, type Step, stepTarget } from './tree-rows.ts';
import { useDelete } from './use-delete.tsx';
import { useDrag } from './use-drag.ts';
import { type Place, useMove } from './use-move.ts';
import type { useTree } from './use-tree.ts';

const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The tree as the WAI-ARIA tree pattern has it; with Alt, the arrow keys move the specialty instead of the focus. */
export const TreeList = ({ tree, at }: { tree: ReturnType<typeof useTree>; at: string | null }) => {
  const { t } = useTranslation('specialties');
  const { texts, paths } = useKind();
  const navigate = useNavigate();
  const { rows, groups, toggle } = tree;
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(at);
  const find = (id: string | null | undefined) => rows.find(({ node }) => node.id === id);
  const current = find(chosen) ?? rows[0];
  const { focus, keepFocus } = useFocus(list, (kept) => {
    const row = find(kept.id);
    if ('gone' in kept) return !find(kept.gone);
    return row?.node.parent_id === kept.parent_id && row.place === kept.place;
  });
  const { move, isMoving, said } = useMove(tree, { nameOf: (id) => find(id)?.node.name ?? '', onMoved: keepFocus });
  const deletion = useDelete(({ id }) => {
    const n = rows.findIndex(({ node }) => node.id === id);
    const next = rows[n + 1] ?? rows[n - 1];
    if (next) keepFocus({ id: next.node.id, gone: id });
  });
  const step = ({ node }: Row, way: Step) => void move(node, stepTarget(groups, node, way));
  const { drag, handle } = useDrag(list, (id, drop) => {
    const row = find(id);
    if (!row) return;
    setChosen(id);
    void move(row.node, dropTarget(groups, rows, id, drop));
  });

  const press = (event: KeyboardEvent<HTMLElement>, row: Row, n: number) => {
    // Keys of the buttons in the row are theirs.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const way = event.altKey ? stepOfKey[event.key] : undefined;
    const act = way ? () => step(row, way) : event.altKey ? undefined : actionOf(event.key, row, n);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actionOf = (key: string, { node, level, isOpen }: Row, n: number): (() => void) | undefined => {
    const go = (to: Row | undefined) => () => focus(to?.node.id);
    const isClosed = node.children > 0 && !isOpen;
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowUp: go(rows[n - 1]),
      ArrowDown: go(rows[n + 1]),
      ArrowRight: isClosed ? () => toggle(node.id, true) : isOpen ? go(rows[n + 1]) : go(undefined),
      ArrowLeft: isOpen ? () => toggle(node.id, false) : go(rows.slice(0, n).findLast((above) => above.level < level)),
      Home: go(rows[0]),
      End: go(rows.at(-1)),
      Enter: () => void navigate(paths.edit(node.id)),
    };
    return keys[key];
  };

  return (
    <>
      <p className="px-gutter text-12 text-ink-3 border-line border-b py-2 text-pretty max-md:hidden">
        {t(`${texts}tree.help`)}
      </p>
      <ul
        ref={list}
        role="tree"
        aria-label={t(`${texts}tree.title`)}
        aria-busy={isMoving}
        className="text-13 max-md:text-14"
      >
        {rows.map((row, n) => (
          <TreeRow
            key={row.node.id}
            row={row}
            isCurrent={row === current}
            isDragged={drag?.id === row.node.id}
            drop={drag?.drop?.id === row.node.id ? drag.drop.side : null}
            canMove={(way) => stepTarget(groups, row.node, way) !== null}
            onStep={(way) => step(row, way)}
            onToggle={() => toggle(row.node.id, !row.isOpen)}
            onDelete={() => deletion.ask(row.node)}
            onFocus={() => setChosen(row.node.id)}
            onKeyDown={(event) => press(event, row, n)}
            handle={handle(row.node.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {deletion.dialog}
    </>
  );
};

/** The row that gets the focus: when it is shown at its new place, or when a deleted one is gone. */
type Kept = Place | { id: string; gone: string };

/** A moved row loses the focus when its element moves, and a deleted one is gone. */
const useFocus = (list: RefObject<HTMLElement | null>, isShown: (kept: Kept) => boolean) => {
  const kept = useRef<Kept | null>(null);
  const focus = (id: string | undefined) =>
    id && list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  useEffect(() => {
    if (!kept.current || !isShown(kept.current)) return;
    const { id } = kept.current;
    kept.current = null;
    focus(id);
  });
  return {
    focus,
    keepFocus: (next: Kept) => {
      kept.current = next;
    },
  };
};
