import { PanelLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatches } from 'react-router';
import { paths } from '../paths.ts';
import { cx } from '../ui/cx.ts';
import { Logo } from '../ui/logo.tsx';
import type { menuOf } from './menu-pages.ts';
import type { Handle } from './screen.tsx';

type Props = {
  groups: ReturnType<typeof menuOf>;
  rail: boolean;
  drawer: boolean;
  onToggleRail: () => void;
  onClose: () => void;
};

const labelClassOf = (isCollapsed: boolean) =>
  cx(
    'transition-opacity group-data-rail/menu:lg:opacity-0 group-has-focus-visible/menu:lg:opacity-100!',
    !isCollapsed && 'group-hover/menu:lg:opacity-100!',
  );

/** The side menu. Collapsed to a rail, it expands on hover after 50 ms, or on focus, and collapses after 100 ms. */
export const Menu = ({ groups, rail, drawer, onToggleRail, onClose }: Props) => {
  const { t } = useTranslation('shell');
  useCloseDrawer(drawer, onClose);
  // After a click the rail stays collapsed, so that it does not cover the new page, until the pointer has left it.
  const [isCollapsed, setIsCollapsed] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = nav.current;
    const reopen = () => setIsCollapsed(false);
    menu?.addEventListener('pointerleave', reopen);
    return () => menu?.removeEventListener('pointerleave', reopen);
  }, []);
  useEffect(() => {
    if (!drawer) return;
    const before = document.activeElement;
    nav.current?.querySelector('a')?.focus();
    return () => {
      // The page is no longer inert after the render.
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    };
  }, [drawer]);
  const labelClass = labelClassOf(isCollapsed);
  const { pathname } = useLocation();
  const parents = useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.parents ?? []);
  const current = (to: string) => (pathname === to ? 'page' : parents.some((parent) => parent.to === to) || undefined);
  return (
    // As a drawer it is a modal dialog: the shell makes the rest of the page inert.
    <div className="contents" {...(drawer && { role: 'dialog', 'aria-modal': true, 'aria-label': t('menu.label') })}>
      <nav
        aria-label={t('menu.label')}
        ref={nav}
        data-rail={rail || undefined}
        className={cx(
          'group/menu fixed inset-y-0 left-0 z-30 flex w-menu flex-col overflow-hidden bg-canvas px-2 pb-2',
          'max-lg:z-55 max-lg:w-72 max-lg:duration-(--t-panel) max-lg:ease-arrive',
          // Visible at once on opening, because a hidden menu cannot take the focus.
          drawer
            ? 'max-lg:transition-[translate] max-lg:shadow-3'
            : 'max-lg:invisible max-lg:-translate-x-full max-lg:transition-[translate,visibility]',
          'lg:transition-[width] lg:delay-(--t-menu-out) lg:duration-(--t-enter) lg:ease-arrive',
          rail &&
            (isCollapsed
              ? 'lg:not-has-focus-visible:w-rail'
              : 'lg:not-hover:not-has-focus-visible:w-rail lg:hover:rounded-r-3 lg:hover:shadow-3 lg:hover:delay-(--t-menu-in)'),
        )}
      >
        <div className="h-header flex flex-none items-center gap-2.5 px-2">
          <Link to={paths.root} aria-label={t('home')} onClick={onClose} className="flex items-center gap-2.5">
            <Logo className="size-6 flex-none" />
            <b
              className={cx(
                'tracking-title text-[15px] font-bold',
                isCollapsed
                  ? 'lg:group-data-rail/menu:not-group-has-focus-visible/menu:invisible'
                  : 'lg:group-data-rail/menu:not-group-hover/menu:not-group-has-focus-visible/menu:invisible',
              )}
            >
              Smena
            </b>
          </Link>
          <button
            type="button"
            aria-label={t(rail ? 'menu.keepOpen' : 'menu.minimise')}
            aria-pressed={rail}
            onClick={onToggleRail}
            className={cx(
              'ml-auto grid size-control-sm flex-none place-items-center rounded-2 text-ink-3 hover:bg-press hover:text-ink max-lg:hidden',
              labelClass,
            )}
          >
            <PanelLeft />
          </button>
        </div>
        <div className="no-scrollbar min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
          {groups.map((group) => (
            <section key={group.label} className="relative pt-1 pb-2">
              <h2 className={cx('px-3 text-11 leading-6 font-medium whitespace-nowrap text-ink-3', labelClass)}>
                {t(`menu.${group.label}`)}
              </h2>
              {group.pages.map(({ label, to, icon: Icon }) => (
                <Link
                  key={to}
                  to={to}
                  onClick={() => {
                    setIsCollapsed(true);
                    onClose();
                  }}
                  aria-current={current(to)}
                  className={cx(
                    'flex min-h-7.5 items-center gap-2.5 rounded-2 px-3 py-1 font-medium text-ink-2 -outline-offset-2 hover:bg-press hover:text-ink max-lg:min-h-11 max-lg:text-14',
                    '[&:not([aria-current])>svg]:text-ink-3 [&[aria-current]]:bg-primary-soft [&[aria-current]]:text-primary-text',
                  )}
                >
                  <Icon className="size-4" />
                  {/* As wide as in the open menu, so that no line breaks while the rail opens. */}
                  <span
                    className={cx(
                      'line-clamp-2 min-w-0 leading-4 wrap-break-word lg:w-[calc(var(--menu-open)-66px)] lg:flex-none',
                      labelClass,
                    )}
                  >
                    {t(`menu.${label}`)}
                  </span>
                </Link>
              ))}
            </section>
          ))}
        </div>
      </nav>
      {drawer && <div aria-hidden className="bg-scrim fixed inset-0 z-54 lg:hidden" onClick={onClose} />}
    </div>
  );
};

/** Closes the drawer on navigation and on Escape. A pressed link closes it, too: a question may hold the navigation. */
const useCloseDrawer = (open: boolean, onClose: () => void) => {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [key]);
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open, onClose]);
};
