import { getCalendar } from '#shared/contracts/calendars.ts';
import { calendarToken } from '../data/calendars/feeds.ts';
import { serve } from '../http/serve.ts';
import { feedAddress } from './feed-address.ts';

export const handler = serve(getCalendar, async ({ actor }) => ({
  data: { url: feedAddress(await calendarToken(actor.id)) },
}));
