import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Link, Outlet } from 'react-router';
import { useMeOrNull } from '../api/me.ts';
import { paths } from '../paths.ts';
import { cx } from '../ui/cx.ts';
import { Logo } from '../ui/logo.tsx';
import { optional } from '../ui/optional.tsx';
import { Snackbars } from '../ui/snackbars.tsx';
import { Footer } from './footer.tsx';
import { Progress } from './progress.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import Shell from './shell.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePageTop } from './use-page-top.ts';

const HeaderMenus = optional(() => import('./header-menus.tsx'), { fallback: <span className="skeleton w-40" /> });

/** The layout of public pages: the normal shell when signed in, otherwise a header with a sign-in button. */
export default function PublicLayout() {
  return useMeOrNull() ? <Shell /> : <VisitorLayout />;
}

const VisitorLayout = () => {
  const { t } = useTranslation('shell');
  usePageTop();
  return (
    <div className="bg-canvas grid min-h-dvh [--menu-width:8px] [grid-template:var(--header)_minmax(0,1fr)_minmax(var(--footer),auto)/minmax(0,1fr)] md:h-dvh">
      <SkipLink />
      <Progress />
      <header className="max-md:h-header max-md:bg-canvas flex min-w-0 items-center gap-1 px-2 max-md:sticky max-md:top-0 max-md:z-20 md:px-4">
        <Link to={paths.root} aria-label={t('home')} className="h-control flex items-center gap-2.5 pr-3 max-md:pl-2">
          <Logo className="size-6" />
          <b className="tracking-title text-[15px] font-bold max-md:sr-only">Smena</b>
        </Link>
        <nav aria-label={t('menu.label')} className="min-w-0 flex-1">
          {([paths.catalogue, paths.blog] as const).map((to) => (
            <NavLink
              key={to}
              to={to}
              // On a phone the footer has it.
              className={cx(
                'rounded-2 text-ink-2 hover:bg-press hover:text-ink [&[aria-current]]:text-ink h-control inline-flex items-center px-2.5 font-medium',
                to === paths.blog && 'max-md:hidden',
              )}
            >
              {t(to === paths.blog ? 'menu.blog' : 'menu.catalogue')}
            </NavLink>
          ))}
        </nav>
        <div className="flex flex-none items-center justify-end gap-0.5">
          <HeaderMenus />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="border-line bg-surface md:rounded-3 md:shadow-1 relative flex min-h-0 min-w-0 flex-col outline-none max-md:border-y md:mx-2 md:overflow-hidden md:border"
      >
        <Suspense>
          <Outlet />
        </Suspense>
        <ScrollToTop />
      </main>
      <div className="grid min-w-0">
        <Footer />
      </div>
      <Snackbars />
    </div>
  );
};
