import type { ReactNode } from 'react';
import { useWide } from '../../ui/media.ts';
import { ToolbarEnd } from '../../ui/page.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { ListState } from './list-state.ts';
import { SortMenu } from './sort-menu.tsx';
import type { ColumnChoice } from './use-columns.ts';

/**
 * The right end of a list's toolbar, for what concerns the whole list: its columns, or its order where rows are cards.
 * `children` are further buttons, such as an export.
 */
export const ListTools = <T,>({
  state,
  columns,
  children,
}: {
  state: Pick<ListState, 'sort' | 'order' | 'sortBy'>;
  columns: ColumnChoice<T>;
  children?: ReactNode;
}) => (
  <ToolbarEnd>
    {children}
    {useWide('md') ? (
      <ColumnChooser columns={columns} />
    ) : (
      <SortMenu state={state} columns={columns.arranged.map(({ column }) => column)} />
    )}
  </ToolbarEnd>
);
