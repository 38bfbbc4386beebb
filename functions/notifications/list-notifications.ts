import { listNotifications } from '#shared/contracts/notifications.ts';
import { findNotifications } from '../data/notifications/notifications.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listNotifications, ({ actor, query, now }) => findNotifications(actor, query, now));
