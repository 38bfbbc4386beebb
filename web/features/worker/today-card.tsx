import { CircleCheck, Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { AskSupport } from '../../domain/chats/ask-support.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { clockRange, hours } from '../../ui/format.ts';
import { Card, CardSection } from './card.tsx';
import type { ShiftChange } from './changes.ts';
import { AheadClock, BreakClock, WorkClock } from './clocks.tsx';
import { Contacts, Details } from './details.tsx';
import type { OnLeft } from './leave.tsx';
import { openBreak, type Punch } from './punches.ts';
import { Steps } from './steps.tsx';

/** Today's shift. While it is in progress, the clock fills the page. */
export const TodayCard = ({
  shift,
  now,
  mark,
  waiting,
  onLeft,
}: {
  shift: Shift;
  now: string;
  mark: ShiftChange | undefined;
  waiting: readonly Punch[];
  onLeft: OnLeft;
}) => {
  const { t } = useTranslation('worker');
  const pause = openBreak(shift);
  return (
    <Card>
      <h2 className="sr-only">{t('today.label')}</h2>
      {pause ? (
        <BreakClock shift={shift} since={pause.from} now={now} />
      ) : shift.actual_start ? (
        <WorkClock shift={shift} now={now} />
      ) : (
        <AheadClock shift={shift} now={now} mark={mark} />
      )}
      {shift.actual_start && (
        <CardSection>
          <Steps shift={shift} waiting={waiting} />
        </CardSection>
      )}
      <CardSection className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <b className="block font-medium">{shift.store.name}</b>
          <span className="text-13 text-ink-2 block">{shift.store.address}</span>
        </div>
        <Navigate shift={shift} />
      </CardSection>
      <Contacts shift={shift} className="border-line border-t py-1" />
      <Details shift={shift} now={now} onLeft={onLeft} />
      <AskSupport quiet shift_id={shift.id} className="mb-3 h-11! w-full" />
    </Card>
  );
};

const Navigate = ({ shift: { store } }: { shift: Shift }) => {
  const { t } = useTranslation('worker');
  const search = new URLSearchParams({ api: '1', destination: store.address });
  return (
    <a
      href={`https://www.google.com/maps/dir/?${search}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('today.navigate', { store: store.name })}
      className={cx(buttonClass(), 'size-11! px-0!')}
    >
      <Navigation className="size-5" />
    </a>
  );
};

/** Today's shift is over. */
export const DoneToday = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('worker');
  return shifts.map(({ id, minutes_worked, actual_start, actual_end, store }) => (
    <Card key={id} className="flex items-center gap-3 py-3">
      <CircleCheck className="text-success-text size-6" />
      <p className="min-w-0">
        <b className="block font-medium">{t('today.done')}</b>
        <span className="text-13 text-ink-2 block">
          {t('today.doneText', {
            hours: hours(minutes_worked),
            times: actual_start && actual_end ? clockRange(actual_start, actual_end, store.time_zone) : '',
          })}
        </span>
      </p>
    </Card>
  ));
};
