import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeRegisterSms } from '#shared/contracts/auth.ts';
import { invite, listInvitations, restoreInvitation, revokeInvitation } from '#shared/contracts/people.ts';
import { getLink, register, setPassword } from '#shared/contracts/registration.ts';
import { delivery, effectsRun, withOwnQueues } from '../../test/world/effects.ts';
import { aroundTransactions, whileHeld, withEachFault } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { createQueue, messagesIn } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
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
const password = 'kolo-mlha-rohlík';
const anEmail = () => `${randomUUID()}@smena.test`;
const linksIn = async (contact: string) =>
  (await sentSoFar(contact)).flatMap(({ text }) => /\/auth\/\w+\/(\S{22})/.exec(text)?.[1] ?? []);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('a worker that queued the letters to all buyers, and could not say so, queues none twice', async () => {
  const { handler } = await import('./notify-buyers.ts');
  const { transact } = await import('../data/table.ts');
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const waits = { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: now } as const;
  const newcomer = await world.person('Waiting', 'ROLE_USER', null, { waits });
  await transact([outbox.effectWrite('notify-buyers', { account_id: newcomer.id }, { now, entryId: id })]);
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
    const entry = outbox.effectWrite('send-letter', letter, { now: new Date().toISOString(), entryId: id });
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

secondRing.it.each([
  ['by e-mail', () => ({ email: anEmail() }), 18],
  ['by SMS', () => ({ phone_numbers: aNumber() }), 21],
] as const)(
  'inviting %s with a fault at any call of the request or the worker: open once, and every link that was sent works',
  async (_, contact, faultsAtLeast) => {
    const { companies, person, stores } = await createWorld();
    const faults = await withEachFault(
      (faulty) =>
        withOwnQueues(async (deliver) => {
          const buyer = await person('Inviter', 'ROLE_BUYER', companies.customer);
          const to = contact();
          const [address = ''] = Object.values(to);
          const inviting = () =>
            invoke(invite, buyer, { body: { role: 'ROLE_STORE_MANAGER', stores_ids: [stores.own.id], ...to } });
          await faulty(async () => {
            await inviting();
            await deliver();
          });
          expect([201, 409]).toContain((await inviting()).status);
          await deliver('done');
          const open = await invoke(listInvitations, buyer, { query: { contact: address } });
          expect(open.body.data).toMatchObject([{ state: 'open' }]);
          const links = await linksIn(address);
          expect(links.length).toBeGreaterThan(0);
          for (const code of links)
            expect(await invoke(getLink, null, { params: { code } })).toMatchObject({ status: 200 });
        }),
      { reads: true, atOnce: 4 },
    );
    expect(faults).toBeGreaterThanOrEqual(faultsAtLeast);
  },
);

secondRing.it(
  'activating with a fault at any call of the requests or the workers: the person signs up, and the buyer is told',
  async () => {
    const { findLoginId } = await import('../data/auth/logins.ts');
    const { signIn } = await import('../identity/cognito.ts');
    const [inn, buyerEmail] = [anIco(), anEmail()];
    const buyer = { roles: ['ROLE_BUYER'], fio: 'Jana Nováková', email: buyerEmail, terms: true };
    ok(await invoke(register, null, { body: { ...buyer, company: { name: 'Lípa', inn } } }));
    await effectsRun();
    const choose = (code = '', now = inMinutes(0)) =>
      invoke(setPassword, null, { body: { code, password, password2: password }, now });
    ok(await choose((await linksIn(buyerEmail))[0]));

    const faults = await withEachFault(
      (faulty) =>
        withOwnQueues(async (deliver) => {
          const [email, fio] = [anEmail(), `Ivan ${randomUUID().slice(0, 8)}`];
          const body = { roles: ['ROLE_STORE_MANAGER'], fio, email, terms: true, company: { inn } };
          const registering = () => invoke(register, null, { body });
          await faulty(async () => {
            await registering();
            await deliver();
            const [code] = await linksIn(email);
            if (code) await choose(code);
            // The entry for all buyers, and the letters.
            await deliver();
          });
          if (!(await findLoginId(email))) ok(await registering());
          await deliver('done');
          const answers: unknown[] = [];
          // A link that a failed request holds is free after a minute.
          for (const code of await linksIn(email)) answers.push((await choose(code, inMinutes(2))).body.code ?? 'ok');
          // A link that was used is gone, and so is another registration of the same address.
          expect(['ok', 'link-gone', 'email-taken']).toEqual(expect.arrayContaining(answers));
          await expect(signIn((await findLoginId(email)) ?? '', password)).resolves.toEqual(expect.any(String));
          await deliver('done');
          const notified = (await sentSoFar(buyerEmail)).filter(({ text }) => text.includes(fio));
          expect([1, 2]).toContain(notified.length);
        }),
      { reads: true, atOnce: 4 },
    );
    expect(faults).toBeGreaterThanOrEqual(48);
  },
  300_000,
);

secondRing.it(
  'a code with a fault at any write of its worker: the code of the newest SMS is the right one',
  async () => {
    const { verifyCode } = await import('../data/auth/codes.ts');
    const faults = await withEachFault((faulty) =>
      withOwnQueues(async (deliver) => {
        const phone = aNumber();
        const body = { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true };
        const { attempt } = ok(await invoke(codeRegisterSms, null, { body })) as { attempt: string };
        await faulty(deliver);
        await deliver('done');
        const answer = await codeSentTo(phone);
        const now = new Date().toISOString();
        expect(await verifyCode({ phone, attempt, answer, address: '203.0.113.9', now })).toMatchObject({ attempt });
      }),
    );
    expect(faults).toBeGreaterThanOrEqual(8);
  },
);
