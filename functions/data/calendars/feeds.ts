import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, ifNotExists, type Write } from '../table.ts';

export const ofCalendar = part('calendar');

/** The feed of an account. */
const calendarKey = recordKeyOf('CALENDAR');
/** Finds the account of a token, which is not stored here. */
const calendarFeedKey = recordKeyOf('CALENDAR_FEED');

/** The token is stored as it is: its person sees the address again for the next calendar app. */
const Calendar = z.object({ account_id: id, token: z.string(), created_at: z.string() });
const calendars = entity('calendar', Calendar);
const Feed = z.object({ account_id: id });
const feeds = entity('calendar-feed', Feed);

const keyOfToken = (token: string): Key => calendarFeedKey(createHash('sha256').update(token).digest('base64url'));

/** The secret token of an account's calendar; null if it has none. */
export const calendarToken = async (accountId: string): Promise<string | null> => {
  const item = await get(calendarKey(accountId));
  return item ? calendars.read(item).token : null;
};

/** The account that a token belongs to. */
export const accountOfToken = async (token: string): Promise<string | null> => {
  const item = await get(keyOfToken(token));
  return item ? feeds.read(item).account_id : null;
};

const isStill = (token: string | null) =>
  token === null
    ? ifNotExists
    : { expression: '#token = :token', names: { '#token': 'token' }, values: { ':token': token } };

/**
 * A new token in place of `former`. The writes fail as part `calendar` if the account has another one meanwhile. `now` is
 * ISO 8601 UTC.
 */
export const calendarWrites = (
  account_id: string,
  former: string | null,
  now: string,
): { token: string; writes: Write[] } => {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    writes: [
      {
        part: ofCalendar,
        put: { ...calendarKey(account_id), ...calendars.store({ account_id, token, created_at: now }) },
        if: isStill(former),
      },
      { part: 'calendar-feed', put: { ...keyOfToken(token), ...feeds.store({ account_id }) }, if: ifNotExists },
      ...(former === null ? [] : [{ part: 'calendar-feed', remove: keyOfToken(former) }]),
    ],
  };
};

export const calendarRemovalWrites = (accountId: string, token: string): Write[] => [
  { part: ofCalendar, remove: calendarKey(accountId), if: isStill(token) },
  { part: 'calendar-feed', remove: keyOfToken(token) },
];
