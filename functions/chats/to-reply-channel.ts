import type { Channel as Reply } from '#shared/contracts/chats.ts';
import { counterpartOf } from '#shared/domain/chats/counterpart.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import type { Channel } from '../data/chats/channels.ts';

/** A channel for somebody who has read the first `seen` posts of it. */
export const toReplyChannel = ({ role: viewer }: Actor, channel: Channel, seen = 0): Reply => {
  const { account, role, phone, company, last, count, locale: _, announced: _announced, ...same } = channel;
  return {
    ...same,
    display_name: sideOf(viewer) === 'platform' ? (company?.name ?? account.fio) : 'Smena',
    counterpart: counterpartOf(viewer, channel),
    user: { ...account, role, phone },
    company,
    last_post_at: last ? Date.parse(last.at) : 0,
    last: last && { by: last.by, side: last.side, text: last.text },
    count,
    unread: Math.max(0, count - seen),
  };
};
