import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseFreePlan, getSubscription } from '#shared/contracts/billing.ts';
import {
  acceptInvitation,
  createAccount,
  deactivateUser,
  importWorkers,
  invite,
  restoreInvitation,
  revokeInvitation,
} from '#shared/contracts/people.ts';
import { createStore, setStoreActive } from '#shared/contracts/stores.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { anEmail } from '../../test/world/invited.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber } from '../../test/world/phones.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { planUsesKey } from '../data/billing/plan-uses.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import type { Account } from '../data/people/accounts.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
/** A company whose trial has ended, on its free plan: of 2 stores, or of 5 workers. */
const onFreePlan = async (side: 'customer' | 'vendor') => {
  const company = await world.company(`Malá ${randomUUID().slice(0, 6)}`, side);
  await transact([trialWrite(company.id, new Date(Date.now() - 8 * 86_400_000).toISOString())]);
  const who = await world.person('Marie Malá', side === 'vendor' ? 'ROLE_VENDOR' : 'ROLE_BUYER', company);
  const { version } = ok(await invoke(getSubscription, who));
  ok(await invoke(chooseFreePlan, who, { body: { version } }));
  return { company, who };
};
const usesOf = async (who: Account) => ok(await invoke(getSubscription, who)).uses;

describe('the stores of a plan', () => {
  const refused = { status: 409, body: { code: 'plan-stores-limit' } };
  const create = (who: Account, more = {}) =>
    invoke(createStore, who, { body: { name: 'Nová', address: 'Brno', location: { lat: 49.2, lng: 16.6 }, ...more } });
  const set = (who: Account, { id, version }: { id: string; version: number }, active: boolean) =>
    invoke(setStoreActive, who, { params: { id }, body: { version, active } });

  it('are two on a limit of two, of six that are created at once', async () => {
    const { who, company } = await onFreePlan('customer');
    const six = await racing(
      writes('STORE#'),
      Array.from({ length: 6 }, () => () => create(who)),
    );
    expect(statuses(six)).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await usesOf(who)).toEqual([{ limit: 'stores', used: 2, of: 2 }]);
    expect(await get(planUsesKey(company.id))).toMatchObject({ stores: 2, version: 2 });
  });

  it('are not more by deactivating one, creating another and activating the first, also at once', async () => {
    const { who, company } = await onFreePlan('customer');
    const first = ok(await create(who));
    ok(await create(who));
    const off = ok(await set(who, first, false));
    ok(await create(who));
    expect(await set(who, off, true)).toMatchObject(refused);
    expect(await usesOf(who)).toMatchObject([{ used: 2 }]);
    // An admin goes beyond a plan; what is above it stays, and is not activated again.
    const above = ok(await set(world.people.admin, off, true));
    ok(await create(world.people.admin, { company_id: company.id }));
    expect(await usesOf(who)).toMatchObject([{ used: 4 }]);
    const again = ok(await set(who, above, false));
    expect(await set(who, again, true)).toMatchObject(refused);
  });

  it('are one more of an activation and a creation at once for the last place', async () => {
    const { who } = await onFreePlan('customer');
    const off = ok(await set(who, ok(await create(who)), false));
    ok(await create(who));
    const both = await racing(writes('STORE#'), [() => set(who, off, true), () => create(who)]);
    expect(both.filter(({ status }) => status === 409)).toMatchObject([refused]);
    expect(await usesOf(who)).toMatchObject([{ used: 2 }]);
  });
});

describe('the workers of a plan', () => {
  const refused = { status: 409, body: { code: 'plan-workers-limit' } };
  const password = 'kolo-mlha-rohlík';
  /** A performer that may have 5 workers, and has some of them. */
  const performer = async (count: number) => {
    const { company, who } = await onFreePlan('vendor');
    const aWorker = () => world.person('Jan Dělný', 'ROLE_VENDOR_STAFF', company);
    const workers = await Promise.all(Array.from({ length: count }, aWorker));
    return { company, who, workers, aWorker };
  };
  const send = async (who: Account, more: object = {}) => {
    const email = anEmail();
    const body = { role: 'ROLE_VENDOR_STAFF', email, ...more };
    const { id } = ok(await invoke(invite, who, { body }));
    const [letter] = await sentTo(email);
    const [, code = ''] = /\/auth\/invitation\/(\S+)/.exec(letter?.text ?? '') ?? [];
    return { id, code, email };
  };
  const accept = (code: string) =>
    invoke(acceptInvitation, null, { body: { code, fio: 'Nová Alena', terms: true, password, password2: password } });
  const deactivate = async (who: Account, { id }: { id: string }) =>
    ok(await invoke(deactivateUser, who, { params: { id } }));
  const row = (nth: number) => ({
    row: nth,
    fio: 'Jana Nováková',
    phone_numbers: aNumber(),
    personal_number: null,
    specialties: [],
    contract: null,
    bank_account: null,
    deduction: null,
  });

  it.for(['new', 'known'] as const)(
    'do not grow by the invitation of a %s person, which is accepted once a worker was deactivated',
    async (kind) => {
      const { who, company, workers, aWorker } = await performer(4);
      const { code, email } = await send(who);
      if (kind === 'known') {
        const known = await world.person('Známá Jana', 'ROLE_BUYER', world.companies.stranger);
        await nameLogin({ id: known.login_id, email, phone: null, login: null });
      }
      await aWorker();
      const full = {
        status: 409,
        body: { code: 'company-workers-limit', message: expect.stringContaining(company.name) },
      };
      expect(await accept(code)).toMatchObject(full);
      expect(await accept(code)).toMatchObject(full);
      expect(await usesOf(who)).toEqual([{ limit: 'workers', used: 5, of: 5 }]);
      for (const worker of workers.slice(0, 1)) await deactivate(who, worker);
      ok(await accept(code));
      expect(await usesOf(who)).toMatchObject([{ used: 5 }]);
    },
  );

  it('do not grow by an invitation after the subscription has expired, unless an admin has sent it', async () => {
    const company = await world.company(`Prošlá ${randomUUID().slice(0, 6)}`, 'vendor');
    const who = await world.person('Věra Nová', 'ROLE_VENDOR', company);
    const { code } = await send(who);
    const byAdmin = await send(world.people.admin, { companies_ids: [company.id] });
    await transact([trialWrite(company.id, new Date(Date.now() - 8 * 86_400_000).toISOString())]);
    expect(await accept(code)).toMatchObject({
      status: 409,
      body: { code: 'company-expired', message: expect.stringContaining(company.name) },
    });
    ok(await accept(byAdmin.code));
    expect(await usesOf(who)).toMatchObject([{ used: 1 }]);
  });

  it('do not grow by a restored invitation, which is restored once a worker was deactivated', async () => {
    const { who, workers, aWorker } = await performer(4);
    const { id, code } = await send(who);
    ok(await invoke(revokeInvitation, who, { params: { id } }));
    await aWorker();
    const restore = () => invoke(restoreInvitation, who, { params: { id }, body: {} });
    expect(await restore()).toMatchObject(refused);
    const body = { role: 'ROLE_VENDOR_STAFF', email: anEmail() };
    expect(await invoke(invite, who, { body })).toMatchObject(refused);
    for (const worker of workers.slice(0, 1)) await deactivate(who, worker);
    ok(await restore());
    ok(await accept(code));
    expect(await usesOf(who)).toMatchObject([{ used: 5 }]);
  });

  it('are one more of two invitations that are accepted at once for the last place', async () => {
    const { who } = await performer(4);
    const [one, other] = [await send(who), await send(who)];
    const both = await racing(writes('INVITATION#'), [() => accept(one.code), () => accept(other.code)]);
    expect(statuses(both)).toEqual([200, 409]);
    expect(await usesOf(who)).toMatchObject([{ used: 5 }]);
  });

  it('are one more of an import and another account at once for the last place', async () => {
    const { who, company } = await performer(4);
    const other = await world.person('Věra Nová', 'ROLE_VENDOR', company);
    const body = { import_id: randomUUID(), dry_run: false, rows: [row(2)] };
    const both = await racing(writes('ACCOUNT#'), [
      () => invoke(importWorkers, who, { body }),
      () => invoke(createAccount, who, { body: { user_id: other.id, role: 'ROLE_VENDOR_STAFF' } }),
    ]);
    expect(both.filter(({ status }) => status === 409)).toMatchObject([refused]);
    expect(await usesOf(who)).toMatchObject([{ used: 5 }]);
  });

  it('are counted once of an import that is repeated', async () => {
    const { who } = await performer(4);
    const body = { import_id: randomUUID(), dry_run: false, rows: [row(2)] };
    for (const _ of [1, 2])
      expect(ok(await invoke(importWorkers, who, { body }))).toMatchObject([{ outcome: 'added' }]);
    const another = { ...body, rows: [...body.rows, row(3)] };
    expect(await invoke(importWorkers, who, { body: another })).toMatchObject(refused);
    expect(await usesOf(who)).toMatchObject([{ used: 5 }]);
  });

  it('are not limited for an admin, nor for whom an admin invites', async () => {
    const { who, company } = await performer(5);
    const { code } = await send(world.people.admin, { companies_ids: [company.id] });
    ok(await accept(code));
    expect(await usesOf(who)).toMatchObject([{ used: 6 }]);
  });
});
