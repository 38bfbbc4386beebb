import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invite, restoreInvitation, revokeInvitation } from '#shared/contracts/people.ts';
import { getLink, register } from '#shared/contracts/registration.ts';
import { delivery, effectsRun } from '../../test/world/effects.ts';
import { aroundTransactions, whileHeld, withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aNumber } from '../../test/world/phones.ts';
import { createQueue, messagesIn } from '../../test/world/queues.ts';
import { sentSoFar, sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { streamRecord } from '../../test/world/stream.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import { outboxKey } from '../data/keys.ts';
import type * as Outbox from '../data/outbox.ts';
import type { handler as mover } from './move-outbox.ts';

// The workers run in this process, on a table that the deployed ones do not see.
let createWorld: typeof makeWorld;
let world: World;
let outbox: typeof Outbox;
let move: typeof mover;
beforeAll(async () => {
  await takeOwnTable();
  ({ createWorld } = await import('../../test/world/world.ts'));
  world = await createWorld();
  outbox = await import('../data/outbox.ts');
  ({ handler: move } = await import('./move-outbox.ts'));
});
beforeEach(async () => {
  process.env['QUEUE'] = await createQueue();
});
afterEach(() => void vi.useRealTimers());
const anEmail = () => `${randomUUID()}@smena.test`;
const linksIn = async (contact: string) =>
  (await sentSoFar(contact)).flatMap(({ text }) => /\/auth\/\w+\/(\S{22})/.exec(text)?.[1] ?? []);

it('a worker that queued the letters to all buyers, and could not say so, queues none twice', async () => {
  const { handler } = await import('./notify-buyers.ts');
  const { transact } = await import('../data/table.ts');
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const waits = { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: now } as const;
  const newcomer = await world.person('Waiting', 'ROLE_USER', null, { waits });
  await transact([outbox.after('notify-buyers', { account_id: newcomer.id }, { now, entryId: id })]);
  const run = () => handler({ Records: [delivery({ id, committed_at: now })] });
  const letters = async () => (await outbox.pendingEntries()).filter(({ effect }) => effect === 'send-letter').length;
  const isNote = (command: object) => JSON.stringify(command).includes('SET done_at');
  const lose = (command: object, send: () => Promise<unknown>) =>
    isNote(command) ? Promise.reject(new Error('lost')) : send();
  expect((await aroundTransactions(lose, run)).batchItemFailures).toHaveLength(1);
  const queued = await letters();
  expect(queued).toBeGreaterThan(0);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  expect([await run(), await letters()]).toEqual([{ batchItemFailures: [] }, queued]);
});

it('a fault of the queue does not keep an entry from it', async () => {
  const queue = await createQueue();
  process.env['QUEUE_SEND_LETTER'] = queue;
  const faults = await withEachFault(async (faulty) => {
    const id = randomUUID();
    const letter = { letter: 'activation', registration_id: 'gone' } as const;
    const entry = outbox.after('send-letter', letter, { now: new Date().toISOString(), entryId: id });
    await faulty(() => move({ Records: [streamRecord({ after: 'put' in entry ? entry.put : {} })] }));
    expect((await messagesIn(queue)).map((message) => (message as { id: string }).id)).toContain(id);
  });
  expect(faults).toBe(2);
});

it('an entry holds no code, and neither does the queue: the worker makes it', async () => {
  const email = anEmail();
  const before = new Set((await outbox.pendingEntries()).map(({ id }) => id));
  ok(await invoke(register, null, { body: { roles: ['ROLE_BUYER'], fio: 'Nová Alena', email, terms: true } }));
  const [entry] = (await outbox.pendingEntries()).filter(({ id }) => !before.has(id));
  const { get } = await import('../data/table.ts');
  const stored = await get(outboxKey(entry?.id ?? ''));
  expect(stored?.['payload']).toEqual({ letter: 'activation', registration_id: expect.any(String) });
  const { text = '' } = (await sentTo(email))[0] ?? {};
  const [, code] = /\/auth\/activate\/(\S{22})/.exec(text) ?? [];
  expect(code).toHaveLength(22);
  expect(await get(outboxKey(entry?.id ?? ''))).not.toHaveProperty('payload');
});

describe.each([
  ['letter', () => ({ email: anEmail() })],
  ['SMS', () => ({ phone_numbers: aNumber() })],
] as const)('the %s of an invitation', (_, contact) => {
  const inviting = async () => {
    const to = contact();
    const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], ...to };
    const { id } = ok(await invoke(invite, world.people.buyer, { body })) as { id: string };
    const act = (contract: typeof revokeInvitation | typeof restoreInvitation) => () =>
      invoke(contract, world.people.buyer, { params: { id }, body: {} });
    const [address = ''] = Object.values(to);
    return { revoke: act(revokeInvitation), restore: act(restoreInvitation), address };
  };
  /** What each link answers that was sent. */
  const linksAnswer = async (address: string) => {
    await effectsRun();
    const answers = (await linksIn(address)).map((code) => invoke(getLink, null, { params: { code } }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  it('is not sent while it is revoked, and sent once when it is restored', async () => {
    const { revoke, restore, address } = await inviting();
    ok(await revoke());
    expect(await sentTo(address)).toEqual([]);
    ok(await restore());
    expect(await linksAnswer(address)).toEqual([200]);
    ok(await revoke());
    ok(await restore());
    expect(await linksAnswer(address)).toEqual([200]);
  });

  it('is sent once if it is revoked and restored before its worker runs', async () => {
    const { revoke, restore, address } = await inviting();
    ok(await revoke());
    ok(await restore());
    expect(await linksAnswer(address)).toEqual([200]);
  });

  it('is sent once if it is restored while its worker withholds it', async () => {
    const { revoke, restore, address } = await inviting();
    ok(await revoke());
    const isNote = ({ input }: { input: object }) => JSON.stringify(input).includes('SET closed.withheld');
    const [, restored] = await whileHeld(isNote, effectsRun, restore);
    ok(restored);
    expect(await linksAnswer(address)).toEqual([200]);
  });

  it('is sent once if its worker withholds it while it is restored, which is then repeated', async () => {
    const { revoke, restore, address } = await inviting();
    ok(await revoke());
    const isRestoring = ({ input }: { input: object }) => JSON.stringify(input).includes('invitation-restored');
    const [refused] = await whileHeld(isRestoring, restore, effectsRun);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed' } });
    ok(await restore());
    expect(await linksAnswer(address)).toEqual([200]);
  });
});
