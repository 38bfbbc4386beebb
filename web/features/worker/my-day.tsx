import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useMe } from '../../api/me.ts';
import { serverTime } from '../../api/server-clock.ts';
import { useWindows } from '../../domain/shifts/watch-windows.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { clock, dayAndTime, longDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { useSetTitle } from '../../ui/title.ts';
import { Card } from './card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { todayAt } from './clock.ts';
import { Dock } from './dock.tsx';
import { InstallCard } from './install-card.tsx';
import { Month } from './month.tsx';
import { showAnswer, useMyShifts } from './my-shifts.ts';
import { NextShifts } from './next-shifts.tsx';
import { PastShifts } from './past-shifts.tsx';
import { planOf } from './plan.ts';
import { PositionSetting } from './position-setting.tsx';
import { ConnectionBanner, OutcomeBanners } from './punch-banners.tsx';
import { withPunches } from './punches.ts';
import { PushOffer } from './push-offer.tsx';
import { DoneToday, TodayCard } from './today-card.tsx';
import { useChanges } from './use-changes.ts';
import { usePunches } from './use-punches.ts';

/** The worker's page: today's shift with its main action, coming shifts, past shifts. */
export default function MyDay() {
  const { id } = useMe();
  const client = useQueryClient();
  const now = serverTime(Date.parse(useNow(1000)));
  const today = todayAt(now);
  useSetTitle(longDay(today));
  const { data, error, dataUpdatedAt, isRefetchError, refetch } = useMyShifts(id, today);
  const punches = usePunches();
  const { changes, gotIt, left } = useChanges(id, data, now);
  // A failing poll counts as no connection: navigator.onLine is true on a network without internet.
  const online = punches.online && !isRefetchError && !data?.kept_at;

  const shifts = data?.shifts.map((shift) => withPunches(shift, punches.waiting)) ?? [];
  const waiting = punches.waiting.map(({ shift_id }) => shift_id);
  const { current, next, doneToday, past, worked, toCome } = planOf(shifts, { now, today, waiting });
  useWindows(data?.shifts, refetch);

  const onLeft = (shift: Shift) => {
    left(shift.id);
    void showAnswer(client, id, shift);
  };

  if (!data) return error ? <Broken error={error} onRetry={refetch} /> : <Skeleton />;
  return (
    <>
      <div className="flex flex-1 flex-col gap-4 px-4 pb-6">
        <ConnectionBanner online={online} waiting={punches.waiting} since={since(data.kept_at, dataUpdatedAt)} />
        <OutcomeBanners
          outcomes={punches.outcomes}
          onRead={punches.dismiss}
          onSendWithoutCode={punches.sendWithoutCode}
        />
        <ChangesCard changes={changes} onRead={gotIt} />
        <PushOffer hasPunched={shifts.some(({ actual_start }) => actual_start !== null)} today={today} />
        {current?.day !== today && <DoneToday shifts={doneToday} />}
        {current ? (
          <TodayCard
            key={current.id}
            shift={current}
            now={now}
            mark={changes.marks.get(current.id)}
            waiting={punches.waiting}
            onLeft={onLeft}
          />
        ) : (
          <NothingAhead ever={past.length > 0} />
        )}
        {(worked.shifts > 0 || toCome.shifts > 0) && <Month today={today} worked={worked} toCome={toCome} />}
        {current && <NextShifts shifts={next} marks={changes.marks} today={today} now={now} onLeft={onLeft} />}
        <PastShifts shifts={past} />
        <PositionSetting account={id} />
        <InstallCard />
      </div>
      {current && (
        <Dock
          shift={current}
          now={now}
          online={online}
          sending={punches.waiting.some(({ shift_id, waits }) => shift_id === current.id && !waits)}
          punch={(action) => punches.punch(current, action)}
        />
      )}
    </>
  );
}

/** HH:mm, or with the day before today's. */
const since = (kept_at: string | null, updatedAt: number): string => {
  const at = kept_at ?? new Date(updatedAt).toISOString();
  const now = new Date().toISOString();
  return (todayAt(at) === todayAt(now) ? clock : dayAndTime)(at, productTimeZone);
};

const NothingAhead = ({ ever }: { ever: boolean }) => {
  const { t } = useTranslation('worker');
  return (
    <Card>
      <EmptyState kind="start" title={t(ever ? 'none.noneAhead' : 'none.title')}>
        {t(ever ? 'none.noneAheadText' : 'none.text')}
      </EmptyState>
    </Card>
  );
};

const Skeleton = () => (
  <div aria-hidden className="flex flex-col gap-4 px-4">
    {[232, 96, 210].map((height) => (
      <div key={height} style={{ height }} className="rounded-4 border-line bg-surface flex flex-col gap-4 border p-4">
        <span className="skeleton w-24" />
        <span className="skeleton h-8! w-48" />
        <span className="skeleton w-40" />
      </div>
    ))}
  </div>
);
