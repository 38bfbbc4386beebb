import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { ShiftPill } from '../../domain/shifts/shift-status.tsx';
import { cx } from '../../ui/cx.ts';
import { clockRange, dayOf, longDay, shortDay } from '../../ui/format.ts';
import { Card } from './card.tsx';
import { ChangeTags, PreviousTime } from './change-tags.tsx';
import type { ShiftChange } from './changes.ts';
import { Contacts, More, Note } from './details.tsx';
import type { OnLeft } from './leave.tsx';
import { horizon } from './my-shifts.ts';

const fortnight = 14;

type Props = {
  shifts: readonly Shift[];
  marks: ReadonlyMap<string, ShiftChange>;
  today: string;
  now: string;
  onLeft: OnLeft;
};

/** Coming shifts by day. Further days are shown on request, or when there are changes among them. */
export const NextShifts = ({ shifts, marks, today, now, onLeft }: Props) => {
  const { t } = useTranslation('worker');
  const [showAll, setShowAll] = useState(false);
  const further = shifts.filter(({ day }) => day > addDays(today, fortnight));
  const all = showAll || further.some(({ id }) => marks.has(id));
  const shown = all ? shifts : shifts.filter((shift) => !further.includes(shift));
  const days = [...Map.groupBy(shown, ({ day }) => day)];
  return (
    <section aria-labelledby="next-shifts">
      <h2 id="next-shifts" className="text-16 tracking-title flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t('next.title')}
        <span className="text-13 font-regular text-ink-3 ml-auto tracking-[0]">
          {t('next.within', { count: all ? horizon : fortnight })}
        </span>
      </h2>
      <Card className="mt-2">
        {days.length === 0 && <p className="text-14 text-ink-2 py-4">{t('next.none')}</p>}
        <ol>
          {days.map(([day, ofDay]) => (
            <li key={day} className="border-line grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 not-first:border-t">
              <Day day={day} />
              <ul className="min-w-0">
                {ofDay.map((shift) => (
                  <Row key={shift.id} shift={shift} mark={marks.get(shift.id)} now={now} onLeft={onLeft} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {further.length > 0 && (
          <button
            type="button"
            onClick={() => setShowAll(!all)}
            className="border-line text-14 text-primary-text flex min-h-12 w-full flex-wrap items-center gap-x-2 border-t py-2 text-left font-medium -outline-offset-2"
          >
            {t(all ? 'next.fewer' : 'next.more')}
            {!all && (
              <span className="text-13 font-regular text-ink-3">{t('next.moreCount', { count: further.length })}</span>
            )}
          </button>
        )}
      </Card>
    </section>
  );
};

/** `Thu 29`, with the full date for screen readers. */
const Day = ({ day }: { day: string }) => (
  <h3 className="py-3 text-center">
    <span className="sr-only">{longDay(day)}</span>
    <span aria-hidden className="text-13 text-ink-2 block leading-5">
      {shortDay(day).split(' ')[0]}
    </span>
    <span aria-hidden className="figures text-16 block leading-5 font-semibold">
      {Number(day.slice(8))}
    </span>
  </h3>
);

const Row = ({
  shift,
  mark,
  now,
  onLeft,
}: {
  shift: Shift;
  mark: ShiftChange | undefined;
  now: string;
  onLeft: OnLeft;
}) => {
  const { t } = useTranslation('worker');
  const [open, setOpen] = useState(false);
  const { starts_at, ends_at, store, category, planned_break_minutes } = shift;
  const nextDay = dayOf(ends_at, store.time_zone) > shift.day;
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center gap-3 py-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <PreviousTime shift={shift} mark={mark} />
          <b className="figures text-14 block font-semibold">
            {clockRange(starts_at, ends_at, store.time_zone)}
            {nextDay && <span className="text-12 font-regular text-ink-3"> {t('next.overnight')}</span>}
          </b>
          <span className="text-13 text-ink-2 block">{store.name}</span>
          <ChangeTags shift={shift} mark={mark} />
          {shift.status === 'reserve' && (
            <span className="mt-1.5 block">
              <ShiftPill status="reserve" />
            </span>
          )}
        </span>
        <ChevronRight className={cx('size-5 text-ink-3 transition-transform', open && 'rotate-90')} />
      </button>
      {open && (
        <div className="flex flex-col gap-3">
          <p className="text-14 text-ink-2">
            {category.name},{' '}
            {planned_break_minutes > 0 ? t('today.break', { count: planned_break_minutes }) : t('today.noBreak')}
            <span className="block">{store.address}</span>
          </p>
          <Contacts shift={shift} />
          <Note shift={shift} />
          <More shift={shift} now={now} onLeft={onLeft} />
        </div>
      )}
    </li>
  );
};
