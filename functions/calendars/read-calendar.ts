import { readCalendar } from '#shared/contracts/calendars.ts';
import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountOfToken } from '../data/calendars/feeds.ts';
import { actorOf, getAccount } from '../data/people/accounts.ts';
import { nearestShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { writeCalendar } from './write-calendar.ts';

const days = { before: 30, after: 120 };
/** Events. A calendar of so many is a megabyte. */
const most = 1500;

export const handler = serve(readCalendar, async ({ params, now }) => {
  const accountId = await accountOfToken(params.token.replace(/\.ics$/, ''));
  const account = accountId === null ? undefined : await getAccount(accountId);
  if (!account?.active) throw new Problem('not-found');
  const actor = actorOf(account);
  const today = localDay(now, 'Europe/Prague');
  const range = { from: addDays(today, -days.before), to: addDays(today, days.after) };
  return writeCalendar(await nearestShifts(actor, { ...range, today, most }), {
    role: actor.role,
    locale: account.locale,
  });
});
