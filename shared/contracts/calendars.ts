import * as z from 'zod/mini';
import { area, item } from './endpoint.ts';
import { bounded } from './fields.ts';

const endpoint = area('calendars');

/** The secret address from which calendar apps read the shifts of an account; null if it has none. */
const Feed = item(z.object({ url: z.nullable(z.string()) }));

export const getCalendar = endpoint({
  name: 'get-calendar',
  summary: 'Get the secret address of the calendar of the account, null if it has none',
  method: 'GET',
  path: '/api/me/calendar',
  access: 'signed-in',
  reply: Feed,
});

export const createCalendar = endpoint({
  name: 'create-calendar',
  summary: 'Make a new secret address of the calendar of the account; the former one stops working',
  method: 'POST',
  path: '/api/me/calendar',
  access: 'signed-in',
  body: z.strictObject({}),
  reply: Feed,
  status: 201,
});

export const removeCalendar = endpoint({
  name: 'remove-calendar',
  summary: 'Stop the secret address of the calendar of the account',
  method: 'DELETE',
  path: '/api/me/calendar',
  access: 'signed-in',
  reply: Feed,
});

export const readCalendar = endpoint({
  name: 'read-calendar',
  summary:
    'Read the shifts of an account as a calendar (iCalendar, RFC 5545), by its secret address: the last 30 and the next 120 days',
  method: 'GET',
  path: '/api/calendar/{token}',
  access: 'public',
  localized: true,
  type: 'text/calendar',
  params: z.object({ token: bounded(64).check(z.regex(/^[\w-]{43}(\.ics)?$/, { error: 'wrong-format' })) }),
  reply: z.string(),
  problems: ['not-found'],
});
