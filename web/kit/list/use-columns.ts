import type { Columns, ListName, ListSettings, SavedView } from '#shared/contracts/list-settings.ts';
import { arrangeColumns, type Arranged } from './arrange-columns.ts';
import type { Column } from './column.ts';
import { useListSettings } from './list-settings.ts';

export type ColumnChoice<T> = {
  shown: readonly Column<T>[];
  arranged: readonly Arranged<Column<T>>[];
  /** Until the choice is known. */
  isPending: boolean;
  isChosen: boolean;
  /** From the latest choice, which may not be rendered yet. Null is the screen's own order. */
  choose: (change: (arranged: readonly Arranged<Column<T>>[]) => readonly Arranged<Column<T>>[] | null) => void;
};

/** The columns of a list as the account chose them. With an opened view they belong to the view. */
export const useColumns = <T>(
  { name, view }: { name: ListName; view: string | null },
  columns: readonly Column<T>[],
): ColumnChoice<T> => {
  const { settings, latest, isPending, change } = useListSettings(name);
  const choiceIn = ({ views, columns: own }: ListSettings) => views.find(({ id }) => id === view)?.columns ?? own;
  const choice = choiceIn(settings);
  const arranged = arrangeColumns(columns, choice);
  return {
    arranged,
    shown: arranged.filter((each) => each.shown).map(({ column }) => column),
    isPending,
    isChosen: choice !== null,
    choose: (changeFrom) => {
      const next = changeFrom(arrangeColumns(columns, choiceIn(latest())));
      const chosen: Columns = next && next.map(({ column, shown }) => ({ id: column.id, shown }));
      const inView = (one: SavedView) => (one.id === view ? { ...one, columns: chosen } : one);
      change((before) =>
        before.views.some(({ id }) => id === view)
          ? { ...before, views: before.views.map(inView) }
          : { ...before, columns: chosen },
      );
    },
  };
};
