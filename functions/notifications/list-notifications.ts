import { listNotifications } from '#shared/contracts/notifications.ts';
import { listNotices } from '../data/notifications.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listNotifications, ({ actor, query, now }) => listNotices(actor, query, now));
