import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';

/** 44 px for a finger, around a control that looks smaller. */
const touchTarget = 'relative after:absolute after:-inset-y-1 after:inset-x-0 pointer-fine:after:hidden';

/** The order of a list below md, where the rows are cards without headers. */
export const SortMenu = <T,>({
  state,
  columns,
}: {
  state: Pick<ListState, 'sort' | 'order' | 'sortBy'>;
  columns: readonly Column<T>[];
}) => {
  const { t } = useTranslation();
  const sortable = columns.flatMap(({ header, sort }) => (sort === undefined ? [] : [{ header, sort }]));
  const current = sortable.find(({ sort }) => sort === state.sort);
  const Arrow = state.order === 'asc' ? ArrowUp : ArrowDown;
  if (sortable.length === 0) return null;
  return (
    <Menu
      label={t('table.sort')}
      button={
        <button type="button" className={cx(buttonClass('ghost', 'sm'), touchTarget)}>
          <Arrow />
          <span className="sr-only">{t('table.sort')}</span>
          {current?.header}
        </button>
      }
    >
      {sortable.flatMap(({ header, sort }) =>
        (['asc', 'desc'] as const).map((order) => (
          <MenuChoice
            key={`${sort} ${order}`}
            chosen={sort === state.sort && order === state.order}
            onClick={() => state.sortBy(sort, order)}
          >
            {t(order === 'asc' ? 'table.ascending' : 'table.descending', { column: header })}
          </MenuChoice>
        )),
      )}
    </Menu>
  );
};
