import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  EllipsisVertical,
  GripVertical,
  ListIndentDecrease,
  ListIndentIncrease,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { money } from '../../ui/format.ts';
import { Menu, MenuAction, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { Tag } from '../../ui/pill.tsx';
import { useKind } from './kinds.ts';
import { CategoryMark } from './specialty-icon.tsx';
import type { Drop, Row, Step } from './tree-rows.ts';

const steps = [
  ['up', ArrowUp, 'Alt ↑'],
  ['down', ArrowDown, 'Alt ↓'],
  ['in', ListIndentIncrease, 'Alt →'],
  ['out', ListIndentDecrease, 'Alt ←'],
] as const;

type Props = {
  row: Row;
  isCurrent: boolean;
  isDragged: boolean;
  /** Where a dragged specialty would land beside or below this one. */
  drop: Drop['side'] | null;
  canMove: (step: Step) => boolean;
  onStep: (step: Step) => void;
  onToggle: () => void;
  onDelete: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  handle: ComponentProps<'span'>;
};

export const TreeRow = ({
  row,
  isCurrent,
  isDragged,
  drop,
  onToggle,
  onFocus,
  onKeyDown,
  handle,
  ...actions
}: Props) => {
  const { t } = useTranslation('specialties');
  const { kind, paths } = useKind();
  const id = useId();
  const { node, level, place, of, isOpen } = row;
  const { name } = node;
  return (
    <li
      role="treeitem"
      data-row={node.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={node.children > 0 ? isOpen : undefined}
      aria-selected={isCurrent}
      aria-labelledby={id}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      style={{ paddingLeft: `calc(var(--gutter, 0px) + ${(level - 1) * 20}px)` }}
      className={cx(
        'border-line hover:bg-hover relative flex min-h-11 items-center gap-1.5 border-b pr-2 -outline-offset-2',
        isDragged && 'opacity-45',
        drop === 'inside' && 'bg-primary-soft',
        drop === 'before' && 'before:bg-primary before:absolute before:inset-x-2 before:-top-px before:h-0.5',
        drop === 'after' && 'after:bg-primary after:absolute after:inset-x-2 after:-bottom-px after:h-0.5',
      )}
    >
      <span
        aria-hidden
        title={t('tree.grip', { name })}
        className="text-ink-3 grid size-9 flex-none cursor-grab touch-none place-items-center select-none active:cursor-grabbing"
        {...handle}
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('tree.toggle', { name })}
        onClick={onToggle}
        className={cx('text-ink-2 grid size-9 flex-none place-items-center', node.children === 0 && 'invisible')}
      >
        <ChevronRight className={cx('size-4 transition-transform', isOpen && 'rotate-90')} />
      </button>
      <CategoryMark {...node} />
      {/* All visible text names the row, as WCAG 2.5.3 asks. */}
      <span id={id} className="contents">
        <Link tabIndex={-1} to={paths.edit(node.id)} className="min-w-0 truncate font-medium">
          {name}
        </Link>
        {!node.active && <Tag tone="warning">{t('inactive')}</Tag>}
        {node.children > 0 && (
          <span className="text-12 text-ink-3 flex-none max-md:hidden">
            {t('tree.below', { count: node.children })}
          </span>
        )}
        <span className="figures text-ink-2 ml-auto flex-none">{kind === 'specialty' && money(node.hourly_rate)}</span>
      </span>
      <RowMenu row={row} isCurrent={isCurrent} {...actions} />
    </li>
  );
};

const RowMenu = ({
  row: { node },
  isCurrent,
  canMove,
  onStep,
  onDelete,
}: Pick<Props, 'row' | 'isCurrent' | 'canMove' | 'onStep' | 'onDelete'>) => {
  const { t } = useTranslation('specialties');
  const { texts, paths } = useKind();
  const label = t('tree.menu', { name: node.name });
  return (
    <Menu
      label={label}
      button={<IconButton icon={EllipsisVertical} label={label} tabIndex={isCurrent ? 0 : -1} className="size-11" />}
    >
      {steps.map(([step, icon, keys]) => (
        <MenuAction key={step} icon={icon} keys={keys} disabled={!canMove(step)} onClick={() => onStep(step)}>
          {t(`tree.${step}`)}
        </MenuAction>
      ))}
      <MenuLine />
      <MenuLink icon={Plus} to={paths.newBelow(node.id)}>
        {t(`${texts}tree.add`)}
      </MenuLink>
      <MenuLink icon={Pencil} to={paths.edit(node.id)}>
        {t('tree.edit')}
      </MenuLink>
      <MenuAction danger icon={Trash2} onClick={onDelete}>
        {t('delete.button')}
      </MenuAction>
    </Menu>
  );
};
