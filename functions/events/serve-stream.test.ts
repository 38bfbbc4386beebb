import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueue, messagesIn } from '../../test/world/queues.ts';
import { streamRecord } from '../../test/world/stream.ts';
import { shiftKey } from '../data/shifts/shift-items.ts';
import { get, transact } from '../data/table.ts';
import { TooContended } from '../data/write-errors.ts';
import { type Consumer, serveStream } from './serve-stream.ts';

let deadLetters: string;
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

const applied = (id: string) => ({ pk: `TEST#${id}`, sk: 'APPLIED' });
const recordOf = (id: string) => streamRecord({ after: { ...shiftKey(id), kind: 'shift', fio: 'Jana Nováková' } });
/** Writes one item per record, except for the poison. */
const applyingAllBut =
  (poison: string): Consumer =>
  async ({ dynamodb }) => {
    const id = dynamodb?.Keys?.['pk']?.S?.slice('SHIFT#'.length) ?? '';
    if (id === poison) throw new Error('unreadable');
    await transact([{ part: 'applied', put: applied(id) }]);
  };

it('a poison record is set aside by name, without its content, and the other 99 of 100 are applied', async () => {
  const ids = Array.from({ length: 100 }, () => randomUUID());
  const poison = ids[41] ?? '';
  const records = ids.map(recordOf);
  await serveStream({ counting: applyingAllBut(poison) })({ Records: records });
  const found = await Promise.all(ids.map((id) => get(applied(id))));
  expect(ids.filter((_, n) => found[n] === undefined)).toEqual([poison]);
  expect(await messagesIn(deadLetters)).toEqual([
    {
      consumer: 'counting',
      event_id: records[41]?.eventID,
      pk: `SHIFT#${poison}`,
      sk: 'SHIFT',
      kind: 'shift',
      error: 'Error: unreadable',
    },
  ]);
});

it('a record that fails in one consumer is processed by the others', async () => {
  const [good, bad] = [randomUUID(), randomUUID()];
  const seen: string[] = [];
  const consumers = { failing: applyingAllBut(bad), seeing: async ({ eventID = '' }) => void seen.push(eventID) };
  const records = [recordOf(bad), recordOf(good)];
  await serveStream(consumers)({ Records: records });
  expect(seen.toSorted()).toEqual(records.map(({ eventID = '' }) => eventID).toSorted());
  expect(await get(applied(good))).toBeDefined();
  expect(await messagesIn(deadLetters)).toMatchObject([{ consumer: 'failing', pk: `SHIFT#${bad}` }]);
});

it('a record that fails twice is processed at the third try, before the next record of its key', async () => {
  const id = randomUUID();
  const [first, second] = [recordOf(id), recordOf(id)];
  const seen: (string | undefined)[] = [];
  await serveStream({
    shaky: async ({ eventID }) => {
      seen.push(eventID);
      if (seen.length < 3) throw new Error('throttled');
    },
  })({ Records: [first, second] });
  expect(seen).toEqual([first.eventID, first.eventID, first.eventID, second.eventID]);
  expect(await messagesIn(deadLetters)).toEqual([]);
});

it('an item does not wait for another one of its partition', async () => {
  const { promise: isSecondSeen, resolve: second } = Promise.withResolvers<void>();
  const store = { pk: 'NOTIFICATIONS#STORE#1', kind: 'notification' };
  const records = ['1', '2'].map((sk) => streamRecord({ after: { ...store, sk } }));
  const seen: string[] = [];
  await serveStream({
    waiting: async ({ eventID = '' }) => {
      if (eventID === records[0]?.eventID) await isSecondSeen;
      else second();
      seen.push(eventID);
    },
  })({ Records: records });
  expect(seen).toEqual([records[1]?.eventID, records[0]?.eventID]);
});

const faults: Record<string, () => Promise<never>> = {
  'a throttled table': () => Promise.reject(new TooContended()),
  'a lost connection': () => Promise.reject(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })),
  'an error of a service': () => Promise.reject(Object.assign(new Error('InternalError'), { $metadata: {} })),
};
it.each(Object.entries(faults))('%s has the record and what follows delivered again', async (_, fault) => {
  const [before, hit, after] = [randomUUID(), randomUUID(), randomUUID()];
  const records = [before, hit, after, hit].map(recordOf);
  const seen: string[] = [];
  let isThere = true;
  const run = serveStream({
    shaky: async (record) => {
      if (isThere && record === records[1]) await fault();
      seen.push(record.eventID ?? '');
    },
  });
  expect(await run({ Records: records })).toEqual({
    batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }],
  });
  expect(seen.toSorted()).toEqual([records[0]?.eventID, records[2]?.eventID].toSorted());
  isThere = false;
  expect(await run({ Records: records.slice(1) })).toEqual({ batchItemFailures: [] });
  expect(seen.slice(-3).toSorted()).toEqual(
    records
      .slice(1)
      .map(({ eventID }) => eventID)
      .toSorted(),
  );
  expect(await messagesIn(deadLetters)).toEqual([]);
});

it('work that never ends has its record delivered again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [endless, other] = [recordOf(randomUUID()), recordOf(randomUUID())];
  const seen: (string | undefined)[] = [];
  const done = serveStream({
    slow: async ({ eventID }) => {
      seen.push(eventID);
      if (eventID === endless.eventID) await new Promise(() => {});
    },
  })({ Records: [other, endless] });
  await vi.advanceTimersByTimeAsync(40_000);
  vi.useRealTimers();
  expect(await done).toEqual({ batchItemFailures: [{ itemIdentifier: endless.dynamodb?.SequenceNumber }] });
  expect(seen).toEqual([other.eventID, endless.eventID]);
  expect(await messagesIn(deadLetters)).toEqual([]);
});

it('unreadable records are set aside once, although the batch is delivered again from one between them', async () => {
  const [first, hit, last] = [randomUUID(), randomUUID(), randomUUID()];
  const records = [first, hit, last].map(recordOf);
  let isThrottled = true;
  const run = serveStream({
    shaky: async ({ dynamodb }) => {
      const isHit = dynamodb?.Keys?.['pk']?.S === `SHIFT#${hit}`;
      if (!isHit) throw new Error('unreadable');
      if (isThrottled) throw new TooContended();
    },
  });
  await run({ Records: records });
  isThrottled = false;
  expect(await run({ Records: records.slice(1) })).toEqual({ batchItemFailures: [] });
  const aside = (await messagesIn(deadLetters)) as { pk: string }[];
  expect(aside.map(({ pk }) => pk).toSorted()).toEqual([`SHIFT#${first}`, `SHIFT#${last}`].toSorted());
});

it('a batch is delivered again if a record cannot be set aside, after the other records were processed', async () => {
  const [good, bad] = [randomUUID(), randomUUID()];
  process.env['DEAD_LETTERS'] = `${deadLetters}-gone`;
  const records = [recordOf(bad), recordOf(good)];
  const run = serveStream({ failing: applyingAllBut(bad) })({ Records: records });
  expect(await run).toEqual({ batchItemFailures: [{ itemIdentifier: records[0]?.dynamodb?.SequenceNumber }] });
  expect(await get(applied(good))).toBeDefined();
});
