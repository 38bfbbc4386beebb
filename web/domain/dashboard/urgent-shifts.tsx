import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callUpShift, listShifts, type Shift } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { minutesMissed } from '#shared/domain/shifts/tags.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGetByIds, useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { clock, clockRange, shortDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Tag } from '../../ui/pill.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { ActionDialog, type ConfirmedAction } from '../shifts/action-dialog.tsx';
import { CallUpDialog, callUpWords } from '../shifts/call-up-dialog.tsx';
import { canBeCalledUp, type StandBy } from '../shifts/call-up.ts';
import { changedTerms, requestedTimes } from '../shifts/changed-terms.ts';
import { ContactLinks } from '../shifts/contact-links.tsx';
import { useReport } from '../shifts/report.ts';
import { ShiftPill, ShiftShape } from '../shifts/shift-status.tsx';
import { useShiftTags } from '../shifts/shift-tags.ts';
import { useStaffing } from '../shifts/staffing/staffing-on-demand.tsx';
import { WhoCanCome } from '../shifts/staffing/who-can-come.tsx';

/**
 * The shifts to act on, by name, each with whom to call and what can be done at once. With `stays` one press calls a
 * stand-by worker up, and the page stays.
 */
export const UrgentShifts = ({ shifts, stays = false }: { shifts: readonly Shift[]; stays?: boolean }) => {
  const now = useNow();
  const role = roleOf(useMe());
  const staffing = useStaffing(shifts);
  const { t } = useTranslation('shifts');
  const callUp = useSend(callUpShift);
  const report = useReport();
  const [calling, setCalling] = useState<StandBy | null>(null);
  const [replacing, setReplacing] = useState<Shift | null>(null);
  const [answering, setAnswering] = useState<{ shift: Shift; action: ConfirmedAction } | null>(null);
  const { answers } = useGetByIds(
    listShifts,
    shifts.flatMap(({ backed_by }) => backed_by),
    (id) => ({ query: { id } }),
  );
  const standBys = answers.flatMap(({ data }) => data);
  const standByOf = (backed: Shift): StandBy | undefined =>
    standBys
      .filter(({ id }) => backed.backed_by.includes(id))
      .map((standby) => ({ standby, backed }))
      .find((pair) => canBeCalledUp(pair, role, now));
  const callUpAtOnce = (pair: StandBy) => {
    const { standby, backed } = pair;
    callUp.mutate(
      { params: { id: standby.id }, body: { version: standby.version, shift_id: backed.id } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('view.done.call_up', callUpWords(pair)) }),
        // The dialog asks for the reason.
        onError: (problem) => (problem.code === 'legal-warning' ? setCalling(pair) : report(problem)),
      },
    );
  };
  return (
    <>
      <ul>
        {shifts.map((shift) => (
          <Row
            key={shift.id}
            shift={shift}
            now={now}
            standBy={standByOf(shift)}
            onCallUp={stays ? callUpAtOnce : setCalling}
            onAssign={staffing.ask}
            onReplace={() => setReplacing(shift)}
            onAnswer={(action) => setAnswering({ shift, action })}
          />
        ))}
      </ul>
      {staffing.popover}
      {calling && <CallUpDialog {...calling} stays={stays} onClose={() => setCalling(null)} />}
      {replacing && <WhoCanCome shift={replacing} onClose={() => setReplacing(null)} />}
      {answering && <ActionDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
};

const Row = ({
  shift,
  now,
  standBy,
  onCallUp,
  onAssign,
  onReplace,
  onAnswer,
}: {
  shift: Shift;
  now: string;
  standBy: StandBy | undefined;
  onCallUp: (pair: StandBy) => void;
  onAssign: (shift: Shift, anchor: Element) => void;
  onReplace: () => void;
  onAnswer: (action: ConfirmedAction) => void;
}) => {
  const { t } = useTranslation('shifts');
  const { staff, store, customer, vendor, category, day, starts_at, ends_at, status, actions, replacement_asked } =
    shift;
  const { contacts = [] } = shift;
  const [tag] = useShiftTags()(shift, now);
  const isOwn = sideOf(roleOf(useMe())) === 'customer';
  const other = isOwn ? vendor : customer;
  const times = requestedTimes(shift);
  return (
    <li className="border-line px-gutter hover:bg-hover relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b py-2.5">
      <div className="flex min-w-0 flex-[1_1_20rem] items-center gap-3">
        {staff ? <Avatar name={staff.fio} size="lg" /> : <ShiftShape status={status} className="mx-1.5 size-5" />}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link to={paths.shifts.view(shift.id)} className="font-semibold after:absolute after:inset-0">
              {staff?.fio ?? t('words.unfilled')}
            </Link>
            {tag ? (
              <Tag tone={tag.tone} icon={tag.icon}>
                {tag.text}
              </Tag>
            ) : (
              staff && <ShiftPill status={status} />
            )}
          </p>
          <p className="text-ink-2 text-pretty">
            <span className="figures">
              {shortDay(day)} {clockRange(starts_at, ends_at, store.time_zone)}
            </span>
            {' · '}
            {[store.name, category.name, other?.name].filter(Boolean).join(' · ')}
          </p>
          {replacement_asked && tag?.id !== 'replacement' && (
            <p className="text-danger-text">
              {t('view.replacement.title', { time: clock(replacement_asked.at, store.time_zone) })}
            </p>
          )}
          {actions.includes('confirm_change') && (
            <p className="text-warning-text">
              {t('calendar.card.change')}: {changedTerms(shift, t)}
            </p>
          )}
        </div>
      </div>
      <p className="flex min-w-0 flex-col max-md:w-full">
        <ContactLinks contacts={contacts} />
      </p>
      <div className="relative z-1 flex flex-none flex-wrap gap-2 empty:hidden max-md:w-full">
        {standBy && (
          <Button variant="primary" className="max-md:flex-1" onClick={() => onCallUp(standBy)}>
            {t('view.linked.callUp', { name: standBy.standby.staff?.fio ?? '' })}
          </Button>
        )}
        {actions.includes('assign') && (
          <Button
            variant={standBy ? 'plain' : 'primary'}
            className="max-md:flex-1"
            onClick={({ currentTarget }) => onAssign(shift, currentTarget)}
          >
            {t('words.action.assign')}
          </Button>
        )}
        {actions.includes('ask_replacement') && minutesMissed(shift, now) > 0 && (
          <Button variant="primary" className="max-md:flex-1" onClick={() => onAnswer('ask_replacement')}>
            {t('words.action.ask_replacement')}
          </Button>
        )}
        {actions.includes('replace') && (shift.replacement_asked ?? minutesMissed(shift, now) > 0) && (
          <Button variant={standBy ? 'plain' : 'primary'} className="max-md:flex-1" onClick={onReplace}>
            {t('words.action.replace')}
          </Button>
        )}
        {actions.includes('confirm_change') && (
          <>
            <Button variant="primary" className="max-md:flex-1" onClick={() => onAnswer('confirm_change')}>
              {times
                ? t('view.change.accept', { times: clockRange(times.starts_at, times.ends_at, store.time_zone) })
                : t('view.change.acceptAll')}
            </Button>
            <Button className="max-md:flex-1" onClick={() => onAnswer('refuse_change')}>
              {t('view.change.refuse')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};
