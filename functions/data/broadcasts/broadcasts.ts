import * as z from 'zod/mini';
import { audience } from '#shared/contracts/broadcasts.ts';
import { id, person, storedInstant, version } from '#shared/contracts/fields.ts';
import {
  type Audience,
  broadcastChannels,
  type BroadcastState,
  broadcastStates,
} from '#shared/domain/broadcasts/broadcast.ts';
import { broadcastLimits } from '#shared/domain/broadcasts/limits.ts';
import { broadcastScope } from '#shared/domain/broadcasts/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { countOf } from '../counted/counted-page.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { peopleList } from '../people/account-entries.ts';
import { readScope } from '../scope.ts';
import { atVersion, get, ifNotExists, queryIndex, type Write } from '../table.ts';

const broadcastKey = recordKeyOf('BROADCAST');
const broadcastsPartition = 'BROADCASTS';
/** The scheduled ones, by their time. */
const broadcastsDuePartition = 'DUE_BROADCASTS';

const Texts = z.object({ cs: z.string(), en: z.string(), ru: z.string() });
const Broadcast = z.object({
  id,
  version,
  titles: Texts,
  texts: Texts,
  audience,
  channels: z.array(z.enum(broadcastChannels)),
  /** Null: at once. */
  send_at: z.nullable(storedInstant),
  state: z.enum(broadcastStates),
  /** When the sending began. */
  sent_at: z.nullable(storedInstant),
  /** The entry of the last recipient in the list of the audience, after which the sending goes on. */
  cursor: z.nullable(z.string()),
  recipients: z.int(),
  notified: z.int(),
  letters: z.int(),
  author: person,
  created_at: storedInstant,
});
export type Broadcast = z.infer<typeof Broadcast>;
const broadcasts = entity('broadcast', Broadcast);
const { read } = broadcasts;

/** The part of the write of a broadcast. */
const ofBroadcast = part('broadcast');

type Projection = Pick<Broadcast, 'state' | 'created_at'>;

/** The writes of a new broadcast, or of a changed one. What begins to be sent is queued. */
export const broadcastWrites = (before: Broadcast | undefined, after: Broadcast): Write[] => [
  {
    part: ofBroadcast,
    put: {
      ...broadcastKey(after.id),
      ...broadcasts.store(after),
      projection: { state: after.state, created_at: after.created_at } satisfies Projection,
      all_pk: broadcastsPartition,
      all_sk: `${after.created_at}#${after.id}`,
      ...(after.state === 'scheduled' && {
        due_pk: broadcastsDuePartition,
        due_sk: `${String(after.send_at)}#${after.id}`,
      }),
    },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ...(before?.state !== 'sending' && after.state === 'sending' && after.sent_at !== null
    ? [effectWrite('send-broadcast', { broadcast_id: after.id }, { now: after.sent_at })]
    : []),
];

export const broadcastRemovalWrite = (broadcast: Broadcast): Write => ({
  part: ofBroadcast,
  remove: broadcastKey(broadcast.id),
  if: atVersion(broadcast.version),
});

/** By id, without an access check. */
export const findBroadcast = async (broadcastId: string): Promise<Broadcast | undefined> => {
  const item = await get(broadcastKey(broadcastId));
  return item && read(item);
};

/** To work with. Throws not-found if it does not exist or is out of the actor's scope. */
export const getBroadcastFor = async (actor: Actor, broadcastId: string): Promise<Broadcast> => {
  const broadcast = await findBroadcast(broadcastId);
  if (!broadcast || !isInScope(broadcastScope, actor, broadcast)) throw new Problem('not-found');
  return broadcast;
};

/** As `getBroadcastFor`. Throws changed if it has another version. */
export const getBroadcastAt = async (actor: Actor, broadcastId: string, seen: number): Promise<Broadcast> => {
  const broadcast = await getBroadcastFor(actor, broadcastId);
  if (broadcast.version !== seen) throw new Problem('changed');
  return broadcast;
};

type Filter = Paging<'created_at'> & { state?: readonly BroadcastState[] | undefined };

/** One page of the broadcasts, of the newest ones. */
export const listBroadcasts = async (actor: Actor, { state, ...paging }: Filter): Promise<Page<Broadcast>> =>
  pageOf<Projection, Broadcast>({
    entries: await readScope(broadcastScope, actor, {
      sources: () => [{ index: 'all', pk: broadcastsPartition }],
      subject: (entry) => entry,
      bound: { newest: broadcastLimits.broadcasts },
    }),
    paging,
    keep: (one) => !state || state.includes(one.state),
    sorting: { language: 'en', columns: { created_at: ({ created_at }) => created_at } },
    key: broadcastKey,
    read,
  });

/** The ids of those that are to be sent by a time, the earliest first. */
export const dueBroadcasts = async (now: string): Promise<string[]> =>
  (await queryIndex('due', broadcastsDuePartition, { to: `${now}#~` })).map((entry) => String(entry['id']));

/**
 * The counted list of the people who are an audience, in an order that no change of a person moves them in. It also has
 * the accounts without a working role.
 */
export const audienceList = (who: Audience): string => listOf(who, who.to === 'role' ? who.role : null);

const listOf = (who: Audience, role: Role | null): string =>
  peopleList(who.to === 'company' ? who.company_id : null, role, 'created_at');

/** How many people are an audience now. */
export const countAudience = async (who: Audience): Promise<number> => {
  if (who.to === 'role') return countOf(audienceList(who));
  const [all, withoutRole] = await Promise.all([countOf(audienceList(who)), countOf(listOf(who, 'ROLE_USER'))]);
  return all - withoutRole;
};
