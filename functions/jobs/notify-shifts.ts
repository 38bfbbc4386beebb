import type { ScheduledEvent } from 'aws-lambda';
import type { NotificationKind } from '#shared/contracts/notifications.ts';
import { addMinutes, latest } from '#shared/domain/instants.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { performersOf } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../data/at-most.ts';
import { derivedId } from '../data/derived-id.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { queueOnce } from '../data/outbox.ts';
import { shiftsStarting, startsLookedAt, startsLookedAtWrite } from '../data/shifts/starts.ts';
import type { Write } from '../data/table.ts';

/** Minutes after its planned start at which a shift that nobody started is reported. */
const startGrace = 10;
/** Minutes before its planned start at which a shift without a worker is reported. */
const unfilledAhead = 24 * 60;
/** Minutes. What was missed for longer is no news. */
const longestGap = 60;

/**
 * Runs every minute and reports the shifts that nobody started some minutes after their start, and those without a
 * worker a day before. It looks at the starts since the last run, so a late run misses none and a repeated one writes
 * nothing. `now` is the event's time.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ written: number }> => {
  const now = new Date(event.time).toISOString();
  const last = await startsLookedAt();
  const since = latest(last ?? '', addMinutes(now, -longestGap));
  // A repeated run, or one that a later run has overtaken.
  if (since >= now) return { written: 0 };
  const [missed, unfilled] = await Promise.all([
    shiftsStarting('confirmed', { after: addMinutes(since, -startGrace), until: addMinutes(now, -startGrace) }),
    shiftsStarting('new', { after: addMinutes(since, unfilledAhead), until: addMinutes(now, unfilledAhead) }),
  ]);
  const writes = [...missed.flatMap(missedWrites), ...unfilled.filter(isOrderedBefore).flatMap(unfilledWrites)];
  // An earlier run may have written some, and a later one may have looked further.
  const written = await mapAtMost(writes, queueOnce);
  await queueOnce(startsLookedAtWrite(now));
  const result = { written: written.filter(Boolean).length };
  console.log(JSON.stringify({ job: 'notify-shifts', now, since, ...result }));
  return result;
};

const missedWrites = (shift: Shift): Write[] => {
  const at = addMinutes(shift.starts_at, startGrace);
  return [
    ...writesTo('shift-not-started', sidesOf(shift), shift, at),
    ...(shift.staff ? writesTo('shift-start-missed', [{ account: shift.staff.id }], shift, at) : []),
  ];
};

/** One that was ordered later than that is known to have no worker yet. */
const isOrderedBefore = ({ created_at, starts_at }: Shift): boolean =>
  created_at < addMinutes(starts_at, -unfilledAhead);

const unfilledWrites = (shift: Shift): Write[] =>
  writesTo('shift-unfilled', sidesOf(shift), shift, addMinutes(shift.starts_at, -unfilledAhead));

const sidesOf = (shift: Shift): Recipient[] => [
  { company: shift.customer.id, store: shift.store.id },
  ...performersOf(shift).map((company) => ({ company })),
];

/** Another planned start is another event. */
const writesTo = (kind: NotificationKind, recipients: readonly Recipient[], shift: Shift, at: string): Write[] => {
  const { id, store, starts_at, ends_at, staff } = shift;
  const params = { store: store.name, starts_at, ends_at, time_zone: store.time_zone, fio: staff?.fio ?? '' };
  return recipients.map((to) =>
    notificationWrite({ kind, to, at, params, about: id, once: derivedId(kind, id, starts_at) }),
  );
};
