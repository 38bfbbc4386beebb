import { BookmarkPlus, Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { maxViews, type SavedView } from '#shared/contracts/list-settings.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { optional } from '../../ui/optional.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { useListSettings } from './list-settings.ts';
import type { ListState } from './list-state.ts';

const NameDialog = optional(() => import('./view-name-dialog.tsx'), { failed: 'close' });

/**
 * The views of a list as tabs: those of the product, or "All", and those that the account has saved. A view is filters,
 * order and columns under a name.
 */
export const ViewTabs = ({
  state,
  label,
  views: own,
}: {
  state: Pick<ListState, 'name' | 'filtered' | 'view' | 'viewQuery' | 'viewAddress'>;
  label: string;
  /** The product's views of this list. */
  views?: readonly TabItem[] | undefined;
}) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { settings, change } = useListSettings(state.name);
  const [naming, setNaming] = useState<SavedView | null>(null);
  const opened = settings.views.find(({ id }) => id === state.view);
  const isChanged = opened !== undefined && opened.query !== state.viewQuery;
  const open = (view: SavedView) => void navigate(state.viewAddress(view));
  const put = (view: SavedView) => change(({ views, ...rest }) => ({ ...rest, views: withView(views, view) }));
  const remove = (view: SavedView) => {
    const place = settings.views.indexOf(view);
    const { pathname } = location;
    change(({ views, ...rest }) => ({ ...rest, views: views.filter(({ id }) => id !== view.id) }));
    void navigate(`?${state.viewQuery || 'page=1'}`, { replace: true });
    snack({
      tone: 'good',
      text: t('views.deleted', { name: view.name }),
      undo: () => {
        change(({ views, ...rest }) => ({ ...rest, views: withView(views, view, place) }));
        // Elsewhere it would change the address of another screen.
        if (location.pathname === pathname) open(view);
      },
    });
  };
  const all: TabItem = { id: 'all', label: t('views.all'), to: '?page=1', current: !opened && !state.filtered };
  const items = [
    ...(own ?? [all]).map((item) => ({ ...item, current: item.current && !opened })),
    ...settings.views.map((view) => ({
      id: view.id,
      label: view.name,
      isName: true,
      to: state.viewAddress(view),
      current: view === opened,
    })),
  ];
  return (
    <>
      <Tabs
        label={label}
        items={items}
        after={
          <Menu
            align="start"
            label={t('views.button')}
            button={
              <IconButton icon={BookmarkPlus} label={t('views.button')} className="flex-none -outline-offset-2" />
            }
          >
            {opened && isChanged && (
              <MenuAction icon={Save} onClick={() => put({ ...opened, query: state.viewQuery })}>
                {t('views.update', { name: opened.name })}
              </MenuAction>
            )}
            <MenuAction
              icon={BookmarkPlus}
              disabled={settings.views.length >= maxViews}
              onClick={() =>
                setNaming({
                  id: crypto.randomUUID(),
                  name: '',
                  query: state.viewQuery,
                  columns: opened?.columns ?? settings.columns,
                })
              }
            >
              {t(settings.views.length < maxViews ? 'views.save' : 'views.tooMany', { max: maxViews })}
            </MenuAction>
            {opened && (
              <>
                <MenuAction icon={Pencil} onClick={() => setNaming(opened)}>
                  {t('views.rename', { name: opened.name })}
                </MenuAction>
                <MenuAction danger icon={Trash2} onClick={() => remove(opened)}>
                  {t('views.delete', { name: opened.name })}
                </MenuAction>
              </>
            )}
          </Menu>
        }
      />
      {naming && (
        <NameDialog
          view={naming}
          others={settings.views.filter(({ id }) => id !== naming.id)}
          onClose={() => setNaming(null)}
          onNamed={(view) => {
            setNaming(null);
            put(view);
            open(view);
          }}
        />
      )}
    </>
  );
};

/** The view in its place, or at the given place or the end. */
const withView = (views: readonly SavedView[], view: SavedView, place = views.length): SavedView[] =>
  views.some(({ id }) => id === view.id)
    ? views.map((each) => (each.id === view.id ? view : each))
    : views.toSpliced(place, 0, view);
