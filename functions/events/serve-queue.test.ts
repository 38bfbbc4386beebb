import { randomUUID } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { delivery } from '../../test/world/effects.ts';
import { whileHeld, withEachFault, writtenTogether, writes } from '../../test/world/faults.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../test/world/queues.ts';
import { sentSoFar } from '../../test/world/sent.ts';
import { streamRecord } from '../../test/world/stream.ts';
import { outboxKey } from '../data/keys.ts';
import type * as Outbox from '../data/outbox.ts';
import type * as Table from '../data/table.ts';
import type { handler as mover } from '../jobs/move-outbox.ts';
import type { handler as sendLetter } from '../jobs/send-letter.ts';
import type { handler as sweep } from '../jobs/sweep-outbox.ts';

// The deployed workers run the entries of the deployed table.
let table: typeof Table;
let outbox: typeof Outbox;
let worker: typeof sendLetter;
let sweepOutbox: typeof sweep;
let move: typeof mover;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../data/table.ts');
  outbox = await import('../data/outbox.ts');
  ({ handler: worker } = await import('../jobs/send-letter.ts'));
  ({ handler: sweepOutbox } = await import('../jobs/sweep-outbox.ts'));
  ({ handler: move } = await import('../jobs/move-outbox.ts'));
});
beforeEach(async () => {
  process.env['QUEUE'] = await createQueue();
});

const now = () => new Date().toISOString();
const lettersTo = async (email: string) => (await sentSoFar(email)).map(({ subject }) => subject);
const changed = 'Your password in Smena was changed';

/** An entry for a letter to a new address. */
const anEntry = async (more: { usefulFor?: number; at?: string } = {}) => {
  const { loginWrites } = await import('../data/auth/logins.ts');
  const [id, login_id] = [randomUUID(), randomUUID()];
  const email = `${id}@smena.test`;
  const at = more.at ?? now();
  const letter = { letter: 'passwordChanged', login_id, locale: 'en', at } as const;
  const { usefulFor } = more;
  await table.transact([
    ...loginWrites({ id: login_id, email, phone: null, login: null, created_at: at }),
    outbox.effectWrite('send-letter', letter, { now: at, entryId: id, ...(usefulFor && { usefulFor }) }),
  ]);
  return { id, email };
};
const deliver = async (id: string, committed_at = now()): Promise<number> =>
  (await worker({ Records: [delivery({ id, committed_at })] })).batchItemFailures.length;
const isPending = async (id: string) => (await outbox.pendingEntries()).some((entry) => entry.id === id);

/** Moves the clock of this process. The test's timers stay real. */
const passing = (seconds: number) => {
  const later = Date.now() + seconds * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  onTestFinished(() => void vi.useRealTimers());
};

it('a letter leaves once, however often its message is delivered, and its entry keeps no payload', async () => {
  const { id, email } = await anEntry();
  expect(await isPending(id)).toBe(true);
  for (let nth = 0; nth < 4; nth++) expect(await deliver(id)).toBe(0);
  expect(await lettersTo(email)).toEqual([changed]);
  expect(await isPending(id)).toBe(false);
  const entry = await table.get(outboxKey(id));
  expect(entry).not.toHaveProperty('payload');
  // The index lists what is left to do, so a done entry must not take the place of another one in it.
  expect(entry).not.toHaveProperty('due_pk');
});

it('an entry is written once and outlives its message: four days in the queue and fourteen among the dead letters', async () => {
  const at = now();
  const { id } = await anEntry({ at });
  const again = outbox.effectWrite('notify-buyers', { account_id: 'another' }, { now: at, entryId: id });
  await expect(table.transact([again])).rejects.toMatchObject({ parts: ['outbox'] });
  const seconds = Number((await table.get(outboxKey(id)))?.['expires_at']) - Date.parse(at) / 1000;
  expect(seconds).toBeGreaterThan((4 + 14) * 86_400);
});

it('an effect that its worker could not read is refused before it is written', () => {
  expect(() => outbox.effectWrite('notify-buyers', {} as never, { now: now() })).toThrow('account_id');
});

it('an entry belongs to one run for twice the time of a run, and to the worker of its kind', async () => {
  const { id } = await anEntry();
  const at = Date.now();
  const claim = (kind: 'send-letter' | 'send-sms', afterMs: number) => outbox.claimEntry(kind, id, at + afterMs);
  await expect(claim('send-sms', 0)).rejects.toThrow('is for send-letter, not for send-sms');
  expect(await claim('send-letter', 0)).toMatchObject({ id });
  await expect(claim('send-letter', 59_999)).rejects.toThrow(outbox.EntryInUse);
  expect(await claim('send-letter', 60_000)).toMatchObject({ id });
});

it('a delivery that read the entry before another one was done sends nothing', async () => {
  const { id, email } = await anEntry();
  const results = await whileHeld(
    writes('OUTBOX#'),
    () => deliver(id),
    () => deliver(id),
  );
  expect(results).toEqual([1, 0]);
  expect(await lettersTo(email)).toEqual([changed]);
});

it('a failed delivery comes back after a growing pause, and one of an entry in use after a minute', async () => {
  const { id } = await anEntry();
  await outbox.claimEntry('send-letter', id, Date.now());
  const pauses: unknown[] = [];
  const queue = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(((command: { input: object }) => {
    pauses.push(command.input);
    return Promise.resolve({});
  }) as never);
  onTestFinished(() => queue.mockRestore());
  const inUse = delivery({ id, committed_at: now() }, 3);
  const failing = [1, 3].map((nth) => ({ ...delivery({ id, committed_at: now() }, nth), body: 'no JSON' }));
  for (const record of [inUse, ...failing]) await worker({ Records: [record] });
  const QueueUrl = process.env['QUEUE'];
  const pauseOf = ({ receiptHandle }: { receiptHandle: string }, VisibilityTimeout: number) => ({
    QueueUrl,
    ReceiptHandle: receiptHandle,
    VisibilityTimeout,
  });
  expect(pauses).toEqual([inUse, ...failing].map((record, n) => pauseOf(record, [60, 10, 40][n] ?? 0)));
});

it('the mover says when an entry was committed, so that its usefulness counts from there', async () => {
  const queue = await createQueue();
  process.env['QUEUE_NOTIFY_BUYERS'] = queue;
  const entry = outbox.effectWrite('notify-buyers', { account_id: 'a' }, { now: now(), entryId: 'moved' });
  const record = streamRecord({ after: 'put' in entry ? entry.put : {} });
  const committed_at = '2026-06-01T08:00:00.000Z';
  const dynamodb = { ...record.dynamodb, ApproximateCreationDateTime: Date.parse(committed_at) / 1000 };
  await move({ Records: [{ ...record, dynamodb }] });
  expect(await messagesIn(queue)).toEqual([{ id: 'moved', committed_at }]);
});

it('of two deliveries at once one sends, and the other is tried again later', async () => {
  const { id, email } = await anEntry();
  const both = await writtenTogether(2, writes('OUTBOX#'), () => Promise.all([deliver(id), deliver(id)]));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await deliver(id)).toBe(0);
  expect(await lettersTo(email)).toEqual([changed]);
});

it('while the mail service is down a letter stays in its queue; it leaves when the service is back', async () => {
  const { id, email } = await anEntry();
  const service = vi.spyOn(SESv2Client.prototype, 'send').mockRejectedValue(new Error('Service unavailable') as never);
  for (let nth = 0; nth < 3; nth++) expect(await deliver(id)).toBe(1);
  expect([await lettersTo(email), await isPending(id)]).toEqual([[], true]);
  service.mockRestore();
  expect(await deliver(id)).toBe(0);
  expect(await lettersTo(email)).toEqual([changed]);
});

it('an entry that cannot be read is tried again at once, and after its last try it is no longer pending', async () => {
  const { id, email } = await anEntry();
  const payloadOf = async () => (await table.get(outboxKey(id)))?.['payload'] as object;
  const payload = await payloadOf();
  const store = (value: object) =>
    table.transact([
      { part: 'payload', update: outboxKey(id), set: 'SET payload = :value', values: { ':value': value } },
    ]);
  await store({ letter: 'of-the-next-release' });
  expect([await deliver(id), await isPending(id)]).toEqual([1, true]);
  expect(await table.get(outboxKey(id))).toMatchObject({ leased_until: 0 });
  const last = delivery({ id, committed_at: now() }, 25);
  expect((await worker({ Records: [last] })).batchItemFailures).toHaveLength(1);
  expect(await isPending(id)).toBe(false);
  // A redriven message finds its entry, and no lease in its way.
  await store(payload);
  expect(await deliver(id)).toBe(0);
  expect(await lettersTo(email)).toEqual([changed]);
});

it('one failed letter does not repeat the others of its batch', async () => {
  const [one, two] = [await anEntry(), await anEntry()];
  const good = delivery({ id: one.id, committed_at: now() });
  const bad = { ...delivery({ id: two.id, committed_at: now() }), body: 'no JSON' };
  expect(await worker({ Records: [bad, good] })).toEqual({ batchItemFailures: [{ itemIdentifier: bad.messageId }] });
  expect([await lettersTo(one.email), await lettersTo(two.email)]).toEqual([[changed], []]);
});

it('a letter that is too late is dropped, by the clock of the delivery', async () => {
  const { serveQueue } = await import('./serve-queue.ts');
  const committed = Date.parse('2026-06-01T08:00:00.000Z');
  const sent: string[] = [];
  for (const seconds of [300, 301]) {
    const run = serveQueue(
      'send-letter',
      async (_, { id }) => void sent.push(`${id} ${seconds}`),
      () => committed + seconds * 1000,
    );
    const { id } = await anEntry({ usefulFor: 300 });
    const late = delivery({ id, committed_at: new Date(committed).toISOString() });
    expect(await run({ Records: [late] })).toEqual({ batchItemFailures: [] });
    expect(sent.map((name) => name.split(' ')[1])).toEqual(['300']);
    expect(await table.get(outboxKey(id))).toMatchObject({
      done_at: new Date(committed + seconds * 1000).toISOString(),
    });
  }
});

it('after a fault at any write the next delivery completes; only a fault after sending repeats the letter', async () => {
  const counts: number[] = [];
  const faults = await withEachFault(async (faulty) => {
    const { id, email } = await anEntry();
    await faulty(() => deliver(id));
    // A run that could not say that it failed holds the entry for a minute.
    passing(61);
    expect(await deliver(id)).toBe(0);
    expect(await isPending(id)).toBe(false);
    vi.useRealTimers();
    counts.push((await lettersTo(email)).length);
  });
  // Claim, send and note: each lost and unanswered; and first a run without a fault.
  expect(faults).toBe(6);
  expect(counts).toEqual([1, 1, 1, 2, 1, 2, 1]);
});

it('an entry that the stream lost is sent by the sweep after ten minutes, one that a worker has tried is not', async () => {
  const queue = await createQueue();
  process.env['QUEUE_SEND_LETTER'] = queue;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const at = minutesAgo(11);
  const old = await anEntry({ at });
  const tried = await anEntry({ at: minutesAgo(11) });
  const fresh = await anEntry({ at: minutesAgo(9) });
  await outbox.claimEntry('send-letter', tried.id, Date.now());
  expect(await sweepOutbox({ time: now() })).toEqual({ sent: 1 });
  const [message, ...others] = (await messagesIn(queue)) as { id: string; committed_at: string }[];
  expect([message, others]).toEqual([{ id: old.id, committed_at: at }, []]);
  expect(await worker({ Records: [delivery(message ?? { id: '', committed_at: '' })] })).toMatchObject({
    batchItemFailures: [],
  });
  expect(await lettersTo(old.email)).toEqual([changed]);
  expect(await deliver(fresh.id)).toBe(0);
});

it('entries that a worker has tried, however many, do not keep the sweep from an entry behind them', async () => {
  const queue = await createQueue();
  process.env['QUEUE_SEND_LETTER'] = queue;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (let n = 0; n < 6; n++)
    await outbox.claimEntry('send-letter', (await anEntry({ at: hoursAgo(3) })).id, Date.now());
  const lost = await anEntry({ at: hoursAgo(2) });
  const found = await outbox.untriedEntries(hoursAgo(1), { enough: 100, part: 2 });
  expect(found.map(({ id }) => id)).toContain(lost.id);
  expect(await deliver(lost.id)).toBe(0);
});

it('an entry without a queue does not keep the sweep from sending the others', async () => {
  const queue = await createQueue();
  process.env['QUEUE_SEND_LETTER'] = queue;
  delete process.env['QUEUE_NOTIFY_BUYERS'];
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await table.transact([outbox.effectWrite('notify-buyers', { account_id: 'nobody' }, { now: at })]);
  const { id } = await anEntry({ at });
  await expect(sweepOutbox({ time: now() })).rejects.toThrow('1 entries could not be sent');
  expect(await messagesIn(queue)).toMatchObject([{ id }]);
});
