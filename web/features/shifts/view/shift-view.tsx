import { Hourglass, Info, MegaphoneOff, Repeat2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { endBreak, getShift, listShiftLog, type Shift, startBreak } from '#shared/contracts/shifts.ts';
import { getStore } from '#shared/contracts/stores.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { plannedLength } from '#shared/domain/shifts/timing.ts';
import { roleOf, useMay, useMe } from '../../../api/me.ts';
import { useGet, useSend } from '../../../api/query.ts';
import { AskSupport } from '../../../domain/chats/ask-support.tsx';
import { useOpenRequests } from '../../../domain/clients/open-requests.ts';
import { ActionDialog, type ConfirmedAction, needsConfirmation } from '../../../domain/shifts/action-dialog.tsx';
import { ContactLinks } from '../../../domain/shifts/contact-links.tsx';
import { LegalWarnings } from '../../../domain/shifts/legal-warnings.tsx';
import { useReport } from '../../../domain/shifts/report.ts';
import { ShiftPill } from '../../../domain/shifts/shift-status.tsx';
import { useShiftTags } from '../../../domain/shifts/shift-tags.ts';
import { WhoCanCome } from '../../../domain/shifts/staffing/who-can-come.tsx';
import { useWindows } from '../../../domain/shifts/watch-windows.ts';
import { Loaded } from '../../../kit/parts/loaded.tsx';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { clock, clockRange, dayOf, hours, shiftTime, shortDay } from '../../../ui/format.ts';
import { useNow } from '../../../ui/now.ts';
import { optional } from '../../../ui/optional.tsx';
import { Body } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/pill.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { useSetTitle } from '../../../ui/title.ts';
import { clocksGoBack } from '../wall-clock.ts';
import { Comments } from './comments.tsx';
import { Facts } from './facts.tsx';
import { Figures } from './figures.tsx';
import { flagAuthors, flagsByOthers } from './flag-authors.ts';
import { History } from './history.tsx';
import { HoursCard } from './hours-card.tsx';
import { LinkedShifts } from './linked-shifts.tsx';
import { PendingChange } from './pending-change.tsx';
import { Claims } from './punched.tsx';
import { type Action, ShiftActions } from './shift-actions.tsx';
import { Timeline } from './timeline.tsx';

// Converting typed times needs the time zone library, which viewing a shift does not need.
const CorrectDialog = optional(() => import('../../../domain/shifts/correct-dialog.tsx'), { failed: 'close' });
const ReserveDrawer = optional(() => import('./reserve-drawer.tsx'), { failed: 'close' });

export default function ShiftView() {
  const { t } = useTranslation('shifts');
  const { id = '' } = useParams();
  const shift = useGet(getShift, { params: { id } });
  const shown = shift.data?.data;
  useWindows(
    useMemo(() => shown && [shown], [shown]),
    shift.refetch,
  );
  return (
    <Loaded title={t('view.loading')} answer={shift}>
      {({ data }) => <ViewShift key={data.id} shift={data} />}
    </Loaded>
  );
}

/** The texts of the flags with the names of those who did it for the worker, by flag. */
const useFlagAuthors = ({ id, flags }: Shift): Readonly<Record<string, string>> => {
  const { t } = useTranslation('shifts');
  const { data } = useGet(
    listShiftLog,
    { params: { id } },
    { enabled: flagsByOthers.some((flag) => flags.includes(flag)) },
  );
  const authors = flagAuthors(flags, data?.data ?? []);
  return Object.fromEntries(
    flagsByOthers.flatMap((flag) => (authors[flag] ? [[flag, t(`view.by.${flag}`, { name: authors[flag] })]] : [])),
  );
};

const ViewShift = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const navigate = useNavigate();
  const now = useNow();
  const marksOf = useShiftTags();
  const authors = useFlagAuthors(shift);
  const report = useReport();
  const pause = useSend(startBreak);
  const endPause = useSend(endBreak);
  // A dialog shows and sends the version that it was opened with. A poll must not replace it: the server refuses a
  // write that is based on an older version than the stored one.
  const [open, setOpen] = useState<{ action: Action | ConfirmedAction; shift: Shift } | null>(null);
  const close = () => setOpen(null);
  const { starts_at, ends_at, store } = shift;
  const zone = store.time_zone;
  useSetTitle(shiftTime(starts_at, ends_at, zone));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The action removes the pressed button, so focus moves elsewhere.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [shift.version]);

  const punch = (send: typeof pause | typeof endPause, done: string) =>
    send.mutate(
      { params: { id: shift.id }, body: { version: shift.version } },
      { onSuccess: () => snack({ tone: 'good', text: done }), onError: report },
    );
  const runAction = (action: Action | ConfirmedAction) => {
    if (action === 'edit') void navigate(paths.shifts.edit(shift.id));
    else if (action === 'break_start') punch(pause, t('view.done.break_start'));
    else if (action === 'break_end') punch(endPause, t('view.done.break_end'));
    else setOpen({ action, shift });
  };
  useShortcuts({ e: () => shift.actions.includes('edit') && runAction('edit') });

  return (
    <Body>
      <div className="grid min-h-full lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="p-gutter flex min-w-0 flex-col gap-6">
          <header className="flex flex-wrap items-start gap-3">
            <div className="min-w-0">
              <p className="mb-1.5 flex flex-wrap items-center gap-2">
                <ShiftPill status={shift.status} />
                {marksOf(shift, now).map(({ id, tone, icon, text }) => (
                  <Tag key={id} tone={tone} icon={icon}>
                    {authors[id] ?? text}
                  </Tag>
                ))}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                className="text-20 tracking-title font-semibold text-balance outline-none"
              >
                {titleOf(shift)}
              </h1>
              <p className="text-ink-2">
                {shift.category.name}, {shift.customer.name} – {store.name}
              </p>
            </div>
            <ShiftActions shift={shift} now={now} onAct={runAction} />
          </header>
          {shift.flags.includes('offered_to_nobody') && <OfferedToNobody shift={shift} />}
          <Claims shift={shift} onCorrect={() => runAction('correct')} />
          <ReplacementRequested shift={shift} />
          <PendingChange shift={shift} onAsk={runAction} />
          <section aria-label={t('view.timeline.label')}>
            <div className="rounded-3 border-line overflow-hidden border">
              <Timeline shift={shift} now={now} />
              <Figures shift={shift} now={now} />
            </div>
            <ClockChange shift={shift} />
            <div className="mt-3">
              <LegalWarnings warnings={shift.warnings} />
            </div>
          </section>
          {shift.hours && <HoursCard shift={shift} hours={shift.hours} />}
          <Comments shift={shift} />
        </div>
        <aside
          aria-label={t('view.about')}
          className="border-line bg-sunken p-gutter flex min-w-0 flex-col gap-6 max-lg:border-t lg:border-l"
        >
          <Facts shift={shift} />
          <AskSupport shift_id={shift.id} className="self-start" />
          <LinkedShifts shift={shift} now={now} />
          <History shift={shift} />
        </aside>
      </div>
      {open && needsConfirmation(open.action) && (
        <ActionDialog shift={open.shift} action={open.action} onClose={close} />
      )}
      {(open?.action === 'assign' || open?.action === 'replace') && <WhoCanCome shift={open.shift} onClose={close} />}
      {open?.action === 'correct' && <CorrectDialog shift={open.shift} onClose={close} />}
      {open?.action === 'reserve' && <ReserveDrawer shift={open.shift} onClose={close} />}
    </Body>
  );
};

/** `Sat 24.10. 22:00 – Sun 25.10. 06:00`, or within one day `Fri 30.10. 06:00–14:00`. */
const titleOf = ({ starts_at, ends_at, store: { time_zone: zone } }: Shift): string => {
  const [first, last] = [dayOf(starts_at, zone), dayOf(ends_at, zone)];
  return first === last
    ? `${shortDay(first)} ${clockRange(starts_at, ends_at, zone)}`
    : `${shortDay(first)} ${clock(starts_at, zone)} – ${shortDay(last)} ${clock(ends_at, zone)}`;
};

/** Says why nobody sees the shift, because each reason has another remedy. */
const OfferedToNobody = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const mayRead = useMay('store.read');
  const openRequests = useOpenRequests({ store: shift.store.id });
  const store = useGet(getStore, { params: { id: shift.store.id } }, { enabled: mayRead });
  const log = useGet(listShiftLog, { params: { id: shift.id }, query: { per_page: '100' } });
  const vendors = store.data?.data.vendors;
  const isDeclined = log.data?.data.some(({ kind }) => kind === 'declined');
  const reason = isDeclined
    ? 'allDeclined'
    : vendors === undefined || isDeclined === undefined
      ? 'toNobodyHelp'
      : vendors.length === 0
        ? 'unserved'
        : 'servedLater';
  if (openRequests)
    return (
      <Banner tone="info" icon={Hourglass} title={t('order.asked')}>
        {openRequests}
      </Banner>
    );
  return (
    <Banner tone="warning" icon={MegaphoneOff} title={t('view.toNobody')}>
      {t(`view.${reason}`)}
    </Banner>
  );
};

/** Who was notified, and the number to call; for the performer what it can do. */
const ReplacementRequested = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const side = sideOf(roleOf(useMe()));
  const { replacement_asked: openRequests, contacts = [], vendor, customer, store } = shift;
  if (!openRequests || side === 'worker') return null;
  const isPerformer = side === 'performer';
  return (
    <Banner
      tone="warning"
      icon={Repeat2}
      title={t('view.replacement.title', { time: clock(openRequests.at, store.time_zone) })}
      action={!isPerformer && <ContactLinks contacts={contacts.filter(({ who }) => who === 'performer')} />}
    >
      {isPerformer
        ? t('view.replacement.forPerformer', { customer: customer.name })
        : t('view.replacement.forCustomer', { performer: vendor?.name ?? '' })}
    </Banner>
  );
};

const ClockChange = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const back = clocksGoBack(shift.starts_at, shift.ends_at, shift.store.time_zone);
  if (back === 0) return null;
  return (
    <p className="text-12 text-ink-3 mt-2 flex gap-1.5">
      <Info className="mt-px size-3.5" />
      {t(back > 0 ? 'order.clocksBack' : 'order.clocksForward', { hours: hours(plannedLength(shift)) })}
    </p>
  );
};
