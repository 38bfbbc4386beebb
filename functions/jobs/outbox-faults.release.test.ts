import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { codeRegisterSms } from '#shared/contracts/auth.ts';
import { invite, listInvitations } from '#shared/contracts/people.ts';
import { getLink, register, setPassword } from '#shared/contracts/registration.ts';
import { effectsRun, withOwnQueues } from '../../test/world/effects.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { createQueue } from '../../test/world/queues.ts';
import { sentSoFar } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type * as Codes from '../data/auth/codes.ts';
import type { findLoginId as find } from '../data/auth/logins.ts';
import type { signIn as signInAs } from '../identity/cognito.ts';

// The workers run in this process, on a table that the deployed ones do not see.
let createWorld: typeof makeWorld;
let world: World;
let codes: typeof Codes;
let findLoginId: typeof find;
let signIn: typeof signInAs;
beforeAll(async () => {
  await takeOwnTable();
  ({ createWorld } = await import('../../test/world/world.ts'));
  world = await createWorld();
  codes = await import('../data/auth/codes.ts');
  ({ findLoginId } = await import('../data/auth/logins.ts'));
  ({ signIn } = await import('../identity/cognito.ts'));
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

it.each([
  ['by e-mail', () => ({ email: anEmail() }), 18],
  ['by SMS', () => ({ phone_numbers: aNumber() }), 21],
] as const)(
  'inviting %s with a fault at any call of the request or the worker: open once, and every link that was sent works',
  async (_, contact, faultsAtLeast) => {
    const faults = await withEachFault(
      (faulty) =>
        withOwnQueues(async (deliver) => {
          const buyer = await world.person('Inviter', 'ROLE_BUYER', world.companies.customer);
          const to = contact();
          const [address = ''] = Object.values(to);
          const inviting = () =>
            invoke(invite, buyer, { body: { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], ...to } });
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

it('activating with a fault at any call of the requests or the workers: the person signs up, and the buyer is told', async () => {
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
        const told = (await sentSoFar(buyerEmail)).filter(({ text }) => text.includes(fio));
        expect([1, 2]).toContain(told.length);
      }),
    { reads: true, atOnce: 4 },
  );
  expect(faults).toBeGreaterThanOrEqual(48);
}, 300_000);

it('a code with a fault at any write of its worker: the code of the newest SMS is the right one', async () => {
  const faults = await withEachFault((faulty) =>
    withOwnQueues(async (deliver) => {
      const phone = aNumber();
      const body = { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true };
      const { attempt } = ok(await invoke(codeRegisterSms, null, { body })) as { attempt: string };
      await faulty(deliver);
      await deliver('done');
      const answer = await codeSentTo(phone);
      const now = new Date().toISOString();
      expect(await codes.verifyCode({ phone, attempt, answer, address: '203.0.113.9', now })).toMatchObject({
        attempt,
      });
    }),
  );
  expect(faults).toBeGreaterThanOrEqual(8);
});
