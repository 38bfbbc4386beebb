import { closeChannel } from '#shared/contracts/chats.ts';
import { closed as closedAt } from '#shared/domain/chats/channel-state.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { channelWrites } from '../data/chats/channel-lists.ts';
import { getChannel, postsRead } from '../data/chats/channels.ts';
import { serve } from '../http/serve.ts';
import { toReplyChannel } from './to-reply-channel.ts';

export const handler = serve(closeChannel, async ({ actor, params, body: { version, closed }, now }) => {
  const [before, seen] = await Promise.all([getChannel(actor, params.id), postsRead(actor.id, [params.id])]);
  if (before.version !== version) throw new Problem('changed');
  const isSame = (before.closed_at !== null) === closed;
  const after = { ...before, ...(closed ? closedAt(before, now) : { closed_at: null }), version: version + 1 };
  return {
    reply: { data: toReplyChannel(actor, isSame ? before : after, seen.get(before.id)) },
    writes: isSame
      ? []
      : [
          ...channelWrites(before, after),
          auditEntryWrite({
            action: closed ? 'channel-closed' : 'channel-reopened',
            by: actor,
            at: now,
            company: before.company,
            about: { id: before.id, name: before.company?.name ?? before.account.fio },
          }),
        ],
  };
});
