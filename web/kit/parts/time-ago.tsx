import { clock, dayOf, moment } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';

/** Time of day for today, date otherwise; the full date and time as a tooltip. */
export const TimeAgo = ({ at }: { at: string }) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = dayOf(at, zone);
  const today = dayOf(useNow(), zone);
  return (
    <time dateTime={at} title={moment(at, zone)} className="figures text-12 text-ink-3 flex-none leading-5">
      {day === today ? clock(at, zone) : `${day.slice(8)}.${day.slice(5, 7)}.`}
    </time>
  );
};
