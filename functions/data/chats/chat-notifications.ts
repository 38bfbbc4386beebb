import { excerptOf } from '#shared/domain/messages/excerpt.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import type { Write } from '../table.ts';
import type { Channel } from './channels.ts';
import type { Post } from './posts.ts';

/** Within it, further answers of support need no notification of their own. */
const burstMs = 2 * 60_000;

/** Support learns that somebody waits, and the people of a channel that support answered. At most one. */
export const chatNotificationWrites = (before: Channel, { side, at, by, text, files }: Post): Write[] => {
  const { id, company, account, waiting_since, last } = before;
  const params = { fio: by.fio, text: excerptOf(text).replaceAll(/\*\*|###/g, '') || (files[0]?.name ?? '') };
  if (side === 'client')
    return waiting_since === null
      ? [notificationWrite({ kind: 'chat-waiting', to: 'support', at, about: id, params })]
      : [];
  if (last?.side === 'support' && Date.parse(at) - Date.parse(last.at) < burstMs) return [];
  const to = company ? { company: company.id } : { account: account.id };
  return [notificationWrite({ kind: 'chat-answered', to, at, about: id, params })];
};
