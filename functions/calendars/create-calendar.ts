import { createCalendar } from '#shared/contracts/calendars.ts';
import { calendarToken, calendarWrites, ofCalendar } from '../data/calendars/feeds.ts';
import { serve } from '../http/serve.ts';
import { feedAddress } from './feed-address.ts';

export const handler = serve(createCalendar, async ({ actor, now }) => {
  const { token, writes } = calendarWrites(actor.id, await calendarToken(actor.id), now);
  return { reply: { data: { url: feedAddress(token) } }, writes, retryOn: [ofCalendar] };
});
