import * as z from 'zod/mini';
import { broadcastChannels, broadcastStates, workingRoles } from '../domain/broadcasts/broadcast.ts';
import { broadcastLimits } from '../domain/broadcasts/limits.ts';
import { area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import {
  id,
  idAndName,
  instant,
  multilineText,
  person,
  queryArray,
  storedInstant,
  text,
  uniqueArray,
  version,
} from './fields.ts';

const endpoint = area('broadcasts');

const inEach = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ cs: schema, en: schema, ru: schema });

/** Everybody, those with a role, or the people of a company. */
export const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({ to: z.literal('role'), role: z.enum(workingRoles) }),
  z.strictObject({ to: z.literal('company'), company_id: id }),
]);
const channel = z.enum(broadcastChannels);
const state = z.enum(broadcastStates);

const BroadcastFields = z.strictObject({
  titles: inEach(text(broadcastLimits.title)),
  /** Plain, with `**strong**` parts. */
  texts: inEach(multilineText(broadcastLimits.text)),
  audience,
  channels: uniqueArray(channel, broadcastChannels.length, 1),
  /** Null: at once. */
  send_at: z.nullable(instant),
});
/** The values of the form of a broadcast. */
export type BroadcastInput = z.input<typeof BroadcastFields>;

const texts = z.object({ cs: z.string(), en: z.string(), ru: z.string() });

const Broadcast = z.object({
  id,
  version,
  /** In the caller's language. */
  title: z.string(),
  titles: texts,
  texts,
  audience,
  /** Of an audience of one company that still exists. */
  company: z.nullable(idAndName),
  channels: z.array(channel),
  send_at: z.nullable(storedInstant),
  state,
  /** When the sending began. */
  sent_at: z.nullable(storedInstant),
  author: person,
  created_at: storedInstant,
  /** Accounts that it has reached, of them with a notification, letters, and accounts that have opened it. */
  recipients: z.int(),
  notified: z.int(),
  letters: z.int(),
  read: z.int(),
});
export type Broadcast = z.infer<typeof Broadcast>;

export const listBroadcasts = endpoint({
  name: 'list-broadcasts',
  summary: 'List broadcasts with their counts, the newest first',
  method: 'GET',
  path: '/api/broadcasts/list',
  access: 'broadcast.write',
  localized: true,
  query: z.strictObject({ ...paging, ...sortedBy(['created_at'], 'desc'), state: z.optional(queryArray(state)) }),
  reply: list(Broadcast),
});

export const createBroadcast = endpoint({
  name: 'create-broadcast',
  summary: 'Send a broadcast at once, or schedule it',
  method: 'POST',
  path: '/api/broadcast',
  access: 'broadcast.write',
  localized: true,
  body: BroadcastFields,
  reply: item(Broadcast),
  status: 201,
});

export const countRecipients = endpoint({
  name: 'count-recipients',
  summary: 'Count the people who are an audience now',
  method: 'POST',
  path: '/api/broadcast/count',
  access: 'broadcast.write',
  writes: false,
  body: z.strictObject({ audience }),
  reply: item(z.object({ recipients: z.int() })),
});

export const getBroadcast = endpoint({
  name: 'get-broadcast',
  summary: 'Get a broadcast with its counts',
  method: 'GET',
  path: '/api/broadcast/{id}',
  access: 'broadcast.write',
  localized: true,
  params: z.object({ id }),
  reply: item(Broadcast),
  problems: ['not-found'],
});

export const updateBroadcast = endpoint({
  name: 'update-broadcast',
  summary: 'Change a scheduled broadcast; without a time it is sent at once',
  method: 'PUT',
  path: '/api/broadcast/{id}',
  access: 'broadcast.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(BroadcastFields), { version }),
  reply: item(Broadcast),
  problems: ['not-found', 'changed', 'broadcast-not-allowed'],
});

export const cancelBroadcast = endpoint({
  name: 'cancel-broadcast',
  summary: 'Cancel a scheduled broadcast',
  method: 'POST',
  path: '/api/broadcast/{id}/cancel',
  access: 'broadcast.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ version }),
  reply: item(Broadcast),
  problems: ['not-found', 'changed', 'broadcast-not-allowed'],
});

export const deleteBroadcast = endpoint({
  name: 'delete-broadcast',
  summary: 'Delete a canceled broadcast',
  method: 'DELETE',
  path: '/api/broadcast/{id}',
  access: 'broadcast.write',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'broadcast-not-allowed'],
});

export const getReceivedBroadcast = endpoint({
  name: 'get-received-broadcast',
  summary: 'Read a broadcast as its recipient; its notification is read then, and the first reading is counted',
  method: 'GET',
  path: '/api/broadcasts/received/{id}',
  access: 'signed-in',
  writes: true,
  repeatable: true,
  localized: true,
  params: z.object({ id }),
  reply: item(z.object({ id, title: z.string(), text: z.string(), sent_at: storedInstant })),
  problems: ['not-found'],
});
