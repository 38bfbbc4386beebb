import { removeCalendar } from '#shared/contracts/calendars.ts';
import { calendarRemovalWrites, calendarToken, ofCalendar } from '../data/calendars/feeds.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(removeCalendar, async ({ actor }) => {
  const token = await calendarToken(actor.id);
  return {
    reply: { data: { url: null } },
    writes: token === null ? [] : calendarRemovalWrites(actor.id, token),
    retryOn: [ofCalendar],
  };
});
