import type { Delivery } from '../area.ts';
import { addDays } from '../days.ts';
import { localDay, localTime } from '../local-time.ts';
import { clock } from '../time-text.ts';
import type { Channel } from './delivery.ts';
import type { Quiet } from './settings.ts';

const minuteMs = 60_000;
/** Milliseconds. Notifications of one act arrive within this time, and are sent as one message. */
const gatheringMs = 30_000;
/** Milliseconds. A shift that starts sooner is one of today, also over midnight. */
const soonMs = 12 * 60 * minuteMs;

type Notified = {
  channel: Channel;
  delivery: Pick<Delivery, 'urgent' | 'ownShift'>;
  params: Readonly<Record<string, string>>;
  quiet: Quiet | null;
  /** Of the quiet hours. */
  time_zone: string;
  /** ISO 8601 UTC. */
  now: string;
};

/**
 * When a message is sent, ISO 8601 UTC: `now`, after a short gathering if it is not urgent, or when quiet hours end. They
 * hold back push and SMS, but not about the reader's own shift of today.
 */
export const dueAt = ({ channel, delivery, params, quiet, time_zone, now }: Notified): string => {
  const isHeld = channel !== 'letter' && quiet !== null && isWithin(quiet, clock(now, time_zone));
  if (isHeld && !(delivery.ownShift && isOfToday(params, now))) return endOf(quiet, time_zone, now);
  return delivery.urgent ? now : gatheredBy(now);
};

const gatheredBy = (now: string): string =>
  new Date(Math.ceil((Date.parse(now) + gatheringMs) / minuteMs) * minuteMs).toISOString();

const isWithin = ({ from, to }: Quiet, time: string): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to;

const endOf = ({ to }: Quiet, timeZone: string, now: string): string => {
  const day = localDay(now, timeZone);
  const today = localTime(day, to, timeZone);
  return today > now ? today : localTime(addDays(day, 1), to, timeZone);
};

/** A shift of the store's day, one that starts soon, or one that goes on since yesterday. */
const isOfToday = ({ starts_at, ends_at, time_zone }: Notified['params'], now: string): boolean => {
  if (starts_at === undefined || time_zone === undefined) return false;
  const untilStart = Date.parse(starts_at) - Date.parse(now);
  if (localDay(starts_at, time_zone) === localDay(now, time_zone)) return true;
  return untilStart > 0 ? untilStart <= soonMs : ends_at !== undefined && ends_at > now;
};
