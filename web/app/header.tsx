import { ChevronRight, Menu as MenuIcon, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useMatches } from 'react-router';
import { may } from '#shared/domain/access.ts';
import { roleOf, useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Logo } from '../ui/logo.tsx';
import { optional } from '../ui/optional.tsx';
import { useTitle } from '../ui/title.ts';
import { menuOf } from './menu-pages.ts';
import type { Handle } from './screen.tsx';

/** Loaded after the first paint; a placeholder reserves the space. */
const HeaderMenus = optional(() => import('./header-menus.tsx'), { fallback: <span className="skeleton w-40" /> });

export const Header = ({
  bare,
  inert,
  onMenu,
  onSearch,
}: {
  bare: boolean;
  inert: boolean;
  onMenu: () => void;
  onSearch: () => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <header
      inert={inert}
      className="max-md:h-header max-md:bg-canvas flex min-w-0 items-center gap-2 px-2 max-md:sticky max-md:top-0 max-md:z-20 lg:col-start-2 lg:pr-4"
    >
      {bare ? (
        <Link to={paths.root} aria-label={t('home')} className="h-control grid place-items-center px-2">
          <Logo className="size-6" />
        </Link>
      ) : (
        <span className="lg:hidden">
          <IconButton icon={MenuIcon} label={t('menu.open')} onClick={onMenu} />
        </span>
      )}
      <Breadcrumb />
      {!bare && (
        <button
          type="button"
          onClick={onSearch}
          className="rounded-2 border-line bg-surface text-ink-3 hover:border-line-strong max-lg:size-control flex h-7.5 items-center gap-2 border max-lg:flex-none max-lg:justify-center max-lg:border-0 max-lg:bg-transparent lg:w-55 lg:cursor-text lg:pr-1.5 lg:pl-2.5 xl:w-75"
        >
          <Search className="lg:size-3.5" />
          <span className="truncate max-lg:sr-only">{t('search')}</span>
          <span className="ml-auto flex gap-1 max-lg:hidden">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
      )}
      <div className="flex items-center justify-end gap-0.5 lg:flex-1">
        <HeaderMenus />
      </div>
    </header>
  );
};

const Breadcrumb = () => {
  const { t } = useTranslation('shell');
  const role = roleOf(useMe());
  const { pathname } = useLocation();
  // A page whose code could not be loaded has no title.
  const inMenu = menuOf(role).flatMap(({ pages }) => pages.find(({ to }) => to === pathname) ?? [])[0];
  const title = useTitle() || (inMenu ? t(`menu.${inMenu.label}`) : '');
  const parents = useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.parents ?? []);
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 flex-1 pl-2">
      <ol className="text-ink-3 flex min-w-0 items-center gap-1.5 whitespace-nowrap">
        {parents.map(({ label, to, access }) => (
          <li key={label} className="flex items-center gap-1.5 max-md:hidden">
            {to && (!access || may(role, access)) ? (
              <Link to={to} className="hover:text-ink">
                {t(label as 'menu.stores')}
              </Link>
            ) : (
              t(label as 'menu.stores')
            )}
            <ChevronRight className="size-3" />
          </li>
        ))}
        <li
          aria-current="page"
          className="text-ink max-md:text-16 max-md:tracking-title min-w-0 font-medium max-md:line-clamp-2 max-md:leading-5 max-md:font-semibold max-md:wrap-anywhere max-md:whitespace-normal md:truncate"
        >
          {title}
        </li>
      </ol>
    </nav>
  );
};
