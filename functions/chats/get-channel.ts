import { type ChannelWithContext, getChannel } from '#shared/contracts/chats.ts';
import { type Channel, getChannel as channelOf, postsRead } from '../data/chats/channels.ts';
import { seenBy } from '../data/chats/posts.ts';
import { firstIds } from '../data/counted/counted-page.ts';
import { orderList } from '../data/orders/order-entries.ts';
import { orderKey, readOrder } from '../data/orders/orders.ts';
import { getAccount } from '../data/people/accounts.ts';
import { getMany } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { chatSideOf } from './side-of.ts';
import { toReplyChannel } from './to-reply-channel.ts';

export const handler = serve(getChannel, async ({ actor, params }) => {
  const channel = await channelOf(actor, params.id);
  const isSupport = chatSideOf(actor) === 'support';
  const [seen, seenByOthers, context] = await Promise.all([
    postsRead(actor.id, [channel.id]),
    seenBy(channel.id, isSupport ? 'client' : 'support'),
    isSupport ? contextOf(channel) : null,
  ]);
  return { data: { ...toReplyChannel(actor, channel, seen.get(channel.id)), context, seen: seenByOthers } };
});

/** Orders beside a channel. */
const shown = 5;

/** The person as they are now, and what they ordered, or what their company sold, last. */
const contextOf = async ({ account, company }: Channel): Promise<ChannelWithContext['context']> => {
  const list = orderList(company ? `seller#${company.id}` : `account#${account.id}`, null);
  const [person, ids] = await Promise.all([getAccount(account.id), firstIds(list, shown, { backward: true })]);
  const orders = (await getMany(ids.map(orderKey))).map(readOrder);
  return {
    company: person?.company ?? company,
    email: person?.email ?? null,
    locale: person?.locale ?? 'cz',
    orders: orders.map(({ id, number, status }) => ({ id, number, status })),
  };
};
