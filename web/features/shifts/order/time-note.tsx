import { CircleAlert, Clock, History, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getStore } from '#shared/contracts/stores.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { plannedLength } from '#shared/domain/shifts/timing.ts';
import { roleOf, useMe } from '../../../api/me.ts';
import { useGet } from '../../../api/query.ts';
import { ContactLinks } from '../../../domain/shifts/contact-links.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayAndTime, dayOf, hours, namedDay } from '../../../ui/format.ts';
import { useNow } from '../../../ui/now.ts';
import { clocksGoBack } from '../wall-clock.ts';
import { earliestStart, isTooEarly, refusalOf } from './refusal.ts';

/** Explains the chosen times: duration, day of the end, time until the start and the required notice. */
export const TimeNote = ({
  times,
  zone,
  storeId,
}: {
  times: { starts_at: string; ends_at: string } | null;
  zone: string;
  /** Empty until a store is chosen. */
  storeId: string;
}) => {
  const { t } = useTranslation('shifts');
  const role = roleOf(useMe());
  const now = useNow();
  const earliest = earliestStart(role, now);
  const notice = earliest && t('order.notice', { start: dayAndTime(earliest, zone) });
  if (!times) return notice && <Line icon={Clock}>{notice}</Line>;

  const { starts_at, ends_at } = times;
  const refusal = refusalOf(times, role, now);
  const back = clocksGoBack(starts_at, ends_at, zone);
  const lastDay = dayOf(ends_at, zone);
  return (
    <div aria-live="polite" className="flex flex-col gap-1.5">
      <Line icon={Hourglass} strong>
        {t('order.lasts', { hours: hours(plannedLength(times)) })}
        {lastDay !== dayOf(starts_at, zone) && ` · ${t('order.endsNextDay', { day: namedDay(lastDay) })}`}
      </Line>
      {back !== 0 && (
        <Line icon={History} tone="warning">
          {t(back > 0 ? 'order.clocksBack' : 'order.clocksForward', { hours: hours(plannedLength(times)) })}
        </Line>
      )}
      {refusal ? (
        <Line icon={CircleAlert} tone="danger">
          {t(`problems.${refusal}`)}{' '}
          {earliest && isTooEarly(refusal) && t('order.earliest', { start: dayAndTime(earliest, zone) })}
          {refusal === 'shift-too-soon' && storeId !== '' && <CallPerformers storeId={storeId} />}
        </Line>
      ) : (
        <Line icon={Clock}>
          {t('order.startsIn', { hours: inDays(minutesBetween(now, starts_at)) })} {notice}
        </Line>
      )}
    </div>
  );

  function inDays(minutes: number): string {
    const days = Math.floor(minutes / 1440);
    return days > 1 ? t('order.days', { count: days }) : `${hours(minutes)} ${t('view.figures.hours')}`;
  }
};

/** A customer that is too late asks by phone. */
const CallPerformers = ({ storeId }: { storeId: string }) => {
  const { t } = useTranslation('shifts');
  const { data } = useGet(getStore, { params: { id: storeId } });
  const contacts = data?.data.contacts ?? [];
  if (contacts.length === 0) return null;
  return (
    <span className="flex flex-col">
      {t('order.callPerformer')}
      <ContactLinks contacts={contacts.map((contact) => ({ who: 'performer', ...contact }))} />
    </span>
  );
};

const tones = { plain: 'text-ink-3', warning: 'text-warning-text', danger: 'text-danger-text' };
const Line = ({
  icon: Icon,
  tone = 'plain',
  strong = false,
  children,
}: {
  icon: LucideIcon;
  tone?: keyof typeof tones;
  strong?: boolean;
  children: ReactNode;
}) => (
  <p className={cx('flex gap-1.5 text-12 text-pretty', strong ? 'font-medium text-ink' : tones[tone])}>
    <Icon className={cx('mt-px size-3.5', strong && 'text-ink-3')} />
    <span>{children}</span>
  </p>
);
