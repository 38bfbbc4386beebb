import { type ChannelView, channelViews, viewsOf } from '#shared/domain/chats/channel-state.ts';
import { chatScope } from '#shared/domain/chats/scope.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { firstIds } from '../counted/counted-page.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { pageOfLists } from '../counted/tenant-lists.ts';
import { type Page, type Paging, slicePage } from '../list.ts';
import type { ListCompany } from '../records.ts';
import { searchEntries, searchWrites } from '../search-index.ts';
import { getMany, type Write } from '../table.ts';
import { type Channel, channelKey, channelSubject, readChannel, storedChannelWrite } from './channels.ts';

/** Whose channels a list has. */
type Tenant = 'all' | `company#${string}` | `account#${string}`;
/** Only support has views. */
const channelList = (tenant: Tenant, view: ChannelView = 'all'): string => `channels#${tenant}#${view}`;
const channelIndex = (tenant: Tenant): string => `channels#${tenant}`;

/** The lists of support (null), or those of the vendors of a performer. */
export const channelLists = (company: ListCompany | null): string[] =>
  company ? [channelList(`company#${company.id}`)] : channelViews.map((view) => channelList('all', view));

const tenantOf = (channel: Channel): Tenant => {
  const { company_id, account_id } = channelSubject(channel);
  return company_id === null ? `account#${account_id}` : `company#${company_id}`;
};

/** The writes that keep the lists in step with a channel, for the transaction that writes it. */
export const listChannelWrites = (before: Channel | undefined, after: Channel | undefined): Write[] =>
  entryWrites(entriesOf(before), entriesOf(after));

/** Support does not see a channel without a post. */
const entriesOf = (channel: Channel | undefined): Entry[] => {
  if (!channel) return [];
  const { id, last, created_at, waiting_since } = channel;
  const own: Entry = { list: channelList(tenantOf(channel)), key: last?.at ?? created_at, id };
  if (!last) return [own];
  const ofSupport = viewsOf(channel).map((view) => ({
    list: channelList('all', view),
    key: view === 'waiting' ? (waiting_since ?? last.at) : last.at,
    id,
  }));
  return [own, ...ofSupport];
};

/** The writes by which support and its people find a new channel: by the name, the company, the phone or the order. */
const channelSearchWrites = (channel: Channel): Write[] => {
  const { id, account, company, phone, order, shift } = channel;
  const others = searchWords([company?.name, order?.number, shift?.name, phone?.replace('+', '')].join(' '));
  return searchWrites(
    [],
    (['all', tenantOf(channel)] as const).map((tenant) => ({
      index: channelIndex(tenant),
      id,
      name: searchWords(account.fio),
      others: [...new Set(others)].slice(0, 10),
      projection: {},
    })),
  );
};

/** The writes of a new channel, or of its next version. */
export const channelWrites = (before: Channel | undefined, after: Channel): Write[] => [
  storedChannelWrite(before, after),
  ...listChannelWrites(before, after),
  ...(before ? [] : channelSearchWrites(after)),
];

const tenantsRead = (actor: Actor): Tenant[] =>
  listsOf(chatScope, actor).map((list): Tenant => {
    switch (list.list) {
      case 'all':
        return 'all';
      case 'performer':
        return `company#${list.company}`;
      case 'account':
        return `account#${list.account}`;
    }
  });

/** The newest channels of the vendors of a performer, by id. */
export const channelsOfCompany = (companyId: string, limit: number): Promise<string[]> =>
  firstIds(channelList(`company#${companyId}`), limit, { backward: true });

type Filter = Paging & { view: ChannelView; text?: string | undefined };

/**
 * One page of the channels that the actor reads, the newest post first; of those that wait, the longest first. Only
 * support has views.
 */
export const listChannels = async (
  actor: Actor,
  { view: requested, text, ...paging }: Filter,
): Promise<Page<Channel>> => {
  const view = sideOf(actor.role) === 'platform' ? requested : 'all';
  const order = view === 'waiting' ? 'asc' : 'desc';
  const tenants = tenantsRead(actor);
  if (!text)
    return pageOfLists(
      tenants.map((tenant) => channelList(tenant, view)),
      { paging: { ...paging, order }, key: channelKey, read: readChannel },
    );
  const found = await Promise.all(tenants.map((tenant) => searchEntries(channelIndex(tenant), text)));
  const ids = new Set(found.flatMap(({ entries }) => entries.map(({ id }) => String(id))));
  const channels = (await getMany([...ids].map(channelKey))).map(readChannel).filter((channel) => channel.last);
  const keyOf = ({ waiting_since, last, created_at }: Channel) =>
    (view === 'waiting' ? waiting_since : last?.at) ?? created_at;
  const sorted = channels
    .filter((channel) => viewsOf(channel).includes(view))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const page = slicePage(order === 'asc' ? sorted : sorted.toReversed(), paging, ({ id }) => id);
  return found.every(({ isComplete }) => isComplete) ? page : { ...page, total_is_minimum: true };
};
