import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useMe } from '../api/me.ts';
import { AssistantButton } from '../features/assistant/assistant-button.tsx';
import { MergeCart } from '../features/cart/merge-cart.tsx';
import { TermsGate } from '../features/legal/terms-gate.tsx';
import { LeaveQuestion } from '../kit/form/leave-guard.tsx';
import { optional } from '../ui/optional.tsx';
import { Snackbars } from '../ui/snackbars.tsx';
import { useTitle } from '../ui/title.ts';
import { Footer } from './footer.tsx';
import { LateNotice } from './late-notice.tsx';
import { NewVersion } from './new-version.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { Progress } from './progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { useOffline } from './use-offline.ts';
import { usePageTop } from './use-page-top.ts';
import { usePush } from './use-push.ts';
import { useRememberLocation } from './use-remember-location.ts';
import { useSending } from './use-sending.ts';

/** Loaded after the first paint; a placeholder reserves the space. */
const HeaderMenus = optional(() => import('./header-menus.tsx'), { fallback: <span className="size-control" /> });

/** The worker's layout, designed for phones: one column without a menu, with the day and the account in the header. */
export default function WorkerLayout() {
  const me = useMe();
  const day = useTitle();
  useRememberLocation(me.id);
  useLiveUpdates(me.id);
  usePush();
  useSending(me.id);
  useOffline();
  usePageTop();
  return (
    <div className="bg-canvas flex min-h-dvh flex-col [--menu-width:8px]">
      <SkipLink />
      <Progress />
      <header className="mx-auto flex w-full max-w-140 items-center gap-2 px-4 pt-3 pb-3 md:pt-6">
        <div className="min-w-0 flex-1">
          <h1 className="text-20 tracking-title leading-6.5 font-semibold first-letter:uppercase">{day}</h1>
          <p className="text-13 text-ink-3 md:hidden">{[me.fio, me.company?.name].filter(Boolean).join(', ')}</p>
        </div>
        <div className="flex flex-none items-center gap-0.5 max-md:-mr-2">
          <HeaderMenus />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-140 flex-1 flex-col outline-none">
        <NewVersion />
        <PlanNotice />
        <LateNotice />
        <Suspense>
          <Outlet key={me.id} />
        </Suspense>
      </main>
      <div className="mx-auto grid h-(--footer) w-full max-w-140 flex-none max-md:pr-20">
        <Footer />
      </div>
      <AssistantButton />
      <LeaveQuestion />
      <TermsGate />
      <MergeCart />
      <Snackbars />
    </div>
  );
}
