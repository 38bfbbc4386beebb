import { openChannel } from '#shared/contracts/chats.ts';
import { subjectOfPerson } from '#shared/domain/chats/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { channelWrites } from '../data/chats/channel-lists.ts';
import { type Channel, findChannel, ofChannel, postsRead } from '../data/chats/channels.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { derivedId } from '../data/derived-id.ts';
import { getOrder } from '../data/orders/orders.ts';
import { type Account, actorOf, getAccount } from '../data/people/accounts.ts';
import { getShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { chatSideOf } from './side-of.ts';
import { toReplyChannel } from './to-reply-channel.ts';

export const handler = serve(openChannel, async ({ actor, body: { order_id, shift_id, user_id }, now }) => {
  const account = await personOf(actor, user_id);
  const [order, shift] = await Promise.all([
    order_id === undefined ? null : getOrder(actor, order_id),
    shift_id === undefined ? null : getShift(actor, shift_id),
  ]);
  const { company_id, account_id } = subjectOfPerson(actorOf(account));
  // The same person opens the same channel about the same order or shift.
  const id = derivedId(company_id ?? account_id, order?.id ?? shift?.id);
  const [before, seen] = await Promise.all([findChannel(id), postsRead(actor.id, [id])]);
  if (before) return { reply: { data: toReplyChannel(actor, before, seen.get(id)) } };
  const channel: Channel = {
    id,
    version: 1,
    account: { id: account.id, fio: account.fio },
    role: actorOf(account).role,
    phone: account.phone,
    company: company_id === null ? null : account.company,
    locale: account.locale,
    order: order && { id: order.id, number: order.number },
    shift: shift && { id: shift.id, name: shift.store.name, starts_at: shift.starts_at },
    created_at: now,
    count: 0,
    last: null,
    waiting_since: null,
    closed_at: null,
    answered_in: null,
    announced: null,
  };
  return {
    reply: { data: toReplyChannel(actor, channel) },
    writes: channelWrites(undefined, channel),
    retryOn: [ofChannel, ofListEntry],
  };
});

/** Support opens the channel of a person who has one, everybody else their own. Throws not-found at `user_id`. */
const personOf = async (actor: Actor, userId: string | undefined): Promise<Account> => {
  const isSupport = chatSideOf(actor) === 'support';
  const account = isSupport === (userId === undefined) ? undefined : await getAccount(userId ?? actor.id);
  if (!account?.active || chatSideOf(actorOf(account)) === 'support' || account.waits)
    throw new Problem('not-found', { fields: { user_id: { key: 'not-found' } } });
  return account;
};
