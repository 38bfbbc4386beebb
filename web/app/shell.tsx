import { Suspense, useEffect, useState } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import { roleOf, useMe } from '../api/me.ts';
import { AssistantButton } from '../features/assistant/assistant-button.tsx';
import { MergeCart } from '../features/cart/merge-cart.tsx';
import { TermsGate } from '../features/legal/terms-gate.tsx';
import { LeaveQuestion } from '../kit/form/leave-guard.tsx';
import { cx } from '../ui/cx.ts';
import { loadMessages } from '../ui/i18n.ts';
import { importOften } from '../ui/import-again.ts';
import { useWide } from '../ui/media.ts';
import { optional } from '../ui/optional.tsx';
import { ShortcutsChoice } from '../ui/preference-choices.tsx';
import { remember } from '../ui/remember.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { Snackbars } from '../ui/snackbars.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateNotice } from './late-notice.tsx';
import { menuOf } from './menu-pages.ts';
import { Menu } from './menu.tsx';
import { NewVersion } from './new-version.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { Progress } from './progress.tsx';
import type { Handle } from './screen.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SkipLink } from './skip-link.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { useOffline } from './use-offline.ts';
import { usePageTop } from './use-page-top.ts';
import { usePush } from './use-push.ts';
import { useRememberLocation } from './use-remember-location.ts';
import { useScrolled } from './use-scrolled.ts';
import { useSending } from './use-sending.ts';

const Palette = optional(() => import('./palette.tsx'), { failed: 'close' });
const KeysHelp = optional(() => import('./keys-help.tsx'), { failed: 'close' });
const railKey = 'smena.menu';
/**
 * Scroll distance in pixels from which the header is smaller on a desktop. It grows again somewhat nearer to the top:
 * what the header gives to the page may scroll it back.
 */
const minimiseOffset = { from: 130, until: 110 };

/**
 * The layout of signed-in pages: menu, header and footer around one scrolling page. Boards start with a collapsed menu
 * until the user chooses otherwise. Below lg the menu is a drawer.
 */
export default function Shell() {
  const me = useMe();
  useRememberLocation(me.id);
  useLiveUpdates(me.id);
  usePush();
  useSending(me.id);
  useOffline();
  usePageTop();
  const groups = menuOf(roleOf(me));
  const board = useMatches().some(({ handle }) => (handle as Handle | undefined)?.board);
  const [chosenRail, setChosenRail] = useState(() => localStorage.getItem(railKey));
  const isScrolled = useScrolled(minimiseOffset.from, minimiseOffset.until) !== null;
  const rail = chosenRail === null ? board : chosenRail === 'rail';
  const [isDrawerOpen, setDrawer] = useState(false);
  const drawer = !useWide('lg') && isDrawerOpen;
  const [palette, setPalette] = useState(false);
  const [keysHelp, setKeysHelp] = useState(false);
  const navigate = useNavigate();
  const goTo = groups.flatMap(({ pages }) =>
    pages.flatMap(({ shortcut, to }) =>
      shortcut === undefined ? [] : [[`g ${shortcut.toLowerCase()}`, () => void navigate(to)]],
    ),
  );
  useShortcuts({
    ...(Object.fromEntries(goTo) as Record<string, () => void>),
    // Behind another dialog the shell is inert.
    'ctrl+k': () => setPalette((open) => !open && !document.querySelector('[inert]')),
    '?': () => setKeysHelp(true),
  });
  usePreload(groups.length > 0);
  const toggleRail = () => {
    const next = rail ? 'open' : 'rail';
    remember(railKey, next);
    setChosenRail(next);
  };

  return (
    <div
      className={cx(
        'grid min-h-dvh bg-canvas [grid-template:var(--header)_minmax(0,1fr)_minmax(var(--footer),auto)/var(--menu-width)_minmax(0,1fr)] md:h-dvh',
        'lg:transition-[grid-template-rows] lg:duration-(--t-enter) lg:ease-arrive',
        isScrolled && 'lg:[--header:40px]',
        'max-lg:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[var(--header)_minmax(0,1fr)_auto]',
        groups.length === 0
          ? '[--menu-width:8px]'
          : rail
            ? '[--menu-width:var(--menu-rail)]'
            : '[--menu-width:var(--menu-open)]',
      )}
    >
      <SkipLink inert={drawer} />
      <Progress />
      {groups.length > 0 && (
        <Menu groups={groups} rail={rail} drawer={drawer} onToggleRail={toggleRail} onClose={() => setDrawer(false)} />
      )}
      <Header
        bare={groups.length === 0}
        inert={drawer}
        onMenu={() => setDrawer(true)}
        onSearch={() => setPalette(true)}
      />
      <main
        id="main"
        inert={drawer}
        tabIndex={-1}
        className="border-line bg-surface md:rounded-3 md:shadow-1 relative flex min-h-0 min-w-0 flex-col outline-none max-md:border-y md:mr-2 md:overflow-hidden md:border md:max-lg:ml-2 lg:col-start-2"
      >
        <NewVersion />
        <PlanNotice />
        <LateNotice />
        <Suspense>
          <Outlet />
        </Suspense>
        <ScrollToTop />
      </main>
      {/* The button of the assistant is over its end. */}
      <div inert={drawer} className="grid min-w-0 pr-12 max-md:pr-20 lg:col-start-2">
        <Footer />
      </div>
      <AssistantButton inert={drawer} />
      <LeaveQuestion />
      <TermsGate />
      <MergeCart />
      <Snackbars />
      {palette && <Palette groups={groups} onClose={() => setPalette(false)} />}
      {/* The choice belongs to this chunk: Chrome keeps the failure of a chunk that lazy parts share. */}
      {keysHelp && <KeysHelp groups={groups} choice={<ShortcutsChoice />} onClose={() => setKeysHelp(false)} />}
    </div>
  );
}

/** Preloads the components that most screens share after 1 s, so that opening a screen loads only its own code. */
const usePreload = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => {
      const kit = [
        importOften(() => import('../kit/list/resource-table.tsx'), 'ResourceTable'),
        importOften(() => import('../kit/form/fields.tsx'), 'TextField'),
        // The first form of a page would hide the page while they load.
        loadMessages(['fields']),
      ];
      // If this fails offline, the screen loads them itself.
      void Promise.allSettled(kit);
    }, 1000);
    return () => clearTimeout(timer);
  }, [enabled]);
};
