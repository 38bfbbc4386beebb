import * as z from 'zod/mini';
import { id, idAndName, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

/** The part of a thread, to which another person may write at the same time. */
export const ofTenderThread = part('tender-thread');

const tenderThreadKey = recordKeyOf('TENDER_THREAD');
/** The number has six digits, so that messages are in order. */
const tenderMessageKey = (tenderId: string, nth: number): Key => ({
  pk: tenderThreadKey(tenderId).pk,
  sk: `MESSAGE#${String(nth).padStart(6, '0')}`,
});

const Thread = z.object({
  tender_id: id,
  /** The number of messages: each changes the thread once. */
  version,
  /** Who wrote the last one, and when. */
  last: z.object({ at: storedInstant, by_id: id }),
  /** Who reads it, when the last one was written. */
  owner_id: id,
  participant_ids: z.array(id),
});
export type TenderThread = z.infer<typeof Thread>;
const threads = entity('tender-thread', Thread);

const Message = z.object({
  id,
  tender_id: id,
  text: z.string(),
  at: storedInstant,
  by: person,
  company: z.nullable(idAndName),
  side: z.enum(['owner', 'participant', 'platform']),
});
export type TenderMessage = z.infer<typeof Message>;
const messages = entity('tender-message', Message);

export const readTenderThread = (item: Item): TenderThread => threads.read(item);

/** By the id of the tender, without an access check. Undefined without messages. Strongly consistent. */
export const findTenderThread = async (tenderId: string): Promise<TenderThread | undefined> => {
  const item = await get(tenderThreadKey(tenderId));
  return item && readTenderThread(item);
};

/** The writes of the next message, which is the version of its thread. */
export const tenderMessageWrites = (
  before: TenderThread | undefined,
  after: TenderThread,
  message: TenderMessage,
): Write[] => [
  {
    part: ofTenderThread,
    put: { ...tenderThreadKey(after.tender_id), ...threads.store(after) },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  {
    part: ofTenderThread,
    put: { ...tenderMessageKey(after.tender_id, after.version), ...messages.store(message) },
    if: ifNotExists,
  },
];

/** Messages of a tender by their numbers, both included, in order. Strongly consistent. */
export const tenderMessagesBetween = async (tenderId: string, from: number, to: number): Promise<TenderMessage[]> =>
  from > to
    ? []
    : (
        await queryTable(tenderThreadKey(tenderId).pk, {
          from: tenderMessageKey(tenderId, from).sk,
          to: tenderMessageKey(tenderId, to).sk,
        })
      ).map(messages.read);
