import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { updateCompanyManagers } from '#shared/contracts/companies.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { listUsers } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, accountsOfLogin, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const update = (company: { id: string }, body: object, who: Account) =>
  invoke(updateCompanyManagers, who, { params: { id: company.id }, body });
const ofCustomer = (body: object, who: Account = world.people.buyer) => update(world.companies.customer, body, who);
const ofPerformer = (body: object, who: Account = world.people.vendor) => update(world.companies.performer, body, who);
const aManager = (role: Role, change: Partial<Account> = {}) =>
  world.person(`Manager ${randomUUID().slice(0, 8)}`, role, world.companies.customer, change);
const refused = (status: number, field: string) => ({ status, body: { fields: { [field]: expect.any(String) } } });

describe('the role of a manager', () => {
  it('changes in place, with lists, a notification and an audit entry', async () => {
    const { people, companies, stores } = world;
    const { id, fio, ...before } = await aManager('ROLE_STORE_MANAGER', { store_ids: [stores.own.id] });
    const answer = ok(await ofCustomer({ user_id: id, role: 'ROLE_BUYER_MANAGER' }));
    expect(answer).toEqual({ id, fio, roles: ['ROLE_BUYER_MANAGER'], company: companies.customer });
    const after = await getAccount(id);
    expect(after).toEqual({ ...before, id, fio, roles: ['ROLE_BUYER_MANAGER'], version: 2 });
    const found = async (roles: Role) =>
      (await invoke(listUsers, people.buyer, { query: { roles, name: fio } })).body.total;
    expect([await found('ROLE_BUYER_MANAGER'), await found('ROLE_STORE_MANAGER')]).toEqual([1, 0]);
    const { data: notifications } = (await invoke(listNotifications, after as Account)).body;
    expect(notifications).toMatchObject([
      { kind: 'role-added', params: { role: 'ROLE_BUYER_MANAGER', by: people.buyer.fio } },
    ]);
    const { data: audit } = (await invoke(listAudit, people.buyer, { query: { action: 'person-changed' } })).body;
    expect(audit).toContainEqual(
      expect.objectContaining({
        about: { id, name: fio },
        by: { id: people.buyer.id, fio: people.buyer.fio },
        changes: [{ field: 'role', before: 'ROLE_STORE_MANAGER', after: 'ROLE_BUYER_MANAGER', withheld: false }],
      }),
    );
  });

  it('that is asked for again changes nothing', async () => {
    const manager = await aManager('ROLE_STORE_MANAGER');
    expect(ok(await ofCustomer({ user_id: manager.id, role: 'ROLE_STORE_MANAGER' }))).toMatchObject({ id: manager.id });
    expect(await getAccount(manager.id)).toEqual(manager);
  });

  it('of an administrator is given and taken by an admin, and has no stores', async () => {
    const { admin } = world.people;
    const { id } = await aManager('ROLE_STORE_MANAGER', { store_ids: [world.stores.own.id] });
    ok(await ofCustomer({ user_id: id, role: 'ROLE_BUYER' }, admin));
    expect(await getAccount(id)).toMatchObject({ roles: ['ROLE_BUYER'], store_ids: [], version: 2 });
    ok(await ofCustomer({ user_id: id, role: 'ROLE_STORE_MANAGER' }, admin));
    expect(await getAccount(id)).toMatchObject({ roles: ['ROLE_STORE_MANAGER'], version: 3 });
  });

  it('cannot be one that another account of the person has there', async () => {
    const { login_id } = await aManager('ROLE_BUYER_MANAGER');
    const { id } = await aManager('ROLE_STORE_MANAGER', { login_id });
    expect(await ofCustomer({ user_id: id, role: 'ROLE_BUYER_MANAGER' })).toMatchObject({
      status: 409,
      body: { code: 'already-member' },
    });
  });
});

it('a worker becomes a manager once, and stays a worker', async () => {
  const { companies, people } = world;
  const worker = await world.person('Worker', 'ROLE_VENDOR_STAFF', companies.performer);
  const asVendor = { user_id: worker.id, role: 'ROLE_VENDOR' };
  const made = ok(await ofPerformer(asVendor));
  expect(made).toEqual({ id: expect.any(String), fio: 'Worker', roles: ['ROLE_VENDOR'], company: companies.performer });
  expect((await accountsOfLogin(worker.login_id)).map(({ id }) => id)).toEqual([worker.id, made.id]);
  expect(await getAccount(worker.id)).toEqual(worker);
  expect(await ofPerformer(asVendor, people.admin)).toMatchObject({ status: 409, body: { code: 'already-member' } });
});

describe('a removed manager', () => {
  it('has no account any more', async () => {
    const { id } = await aManager('ROLE_STORE_MANAGER');
    const request = { user_id: id, role: 'ROLE_STORE_MANAGER', remove: true };
    expect(ok(await ofCustomer(request))).toMatchObject({ id, roles: ['ROLE_STORE_MANAGER'] });
    expect(await getAccount(id)).toBeUndefined();
    expect(await ofCustomer(request)).toMatchObject(refused(404, 'user_id'));
  });

  it('who is a worker, too, stays a worker', async () => {
    const worker = await world.person('Both', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const { id } = ok(await ofPerformer({ user_id: worker.id, role: 'ROLE_VENDOR' }));
    ok(await ofPerformer({ user_id: id, role: 'ROLE_VENDOR', remove: true }));
    expect(await accountsOfLogin(worker.login_id)).toEqual([worker]);
    const asWorker = { user_id: worker.id, role: 'ROLE_VENDOR', remove: true };
    expect(await ofPerformer(asWorker)).toMatchObject(refused(404, 'user_id'));
  });
});

describe('a change of managers is refused', () => {
  it('to roles without the permission, and in another company', async () => {
    const { people, companies } = world;
    const request = { user_id: people.storeManager.id, role: 'ROLE_BUYER_MANAGER' };
    for (const who of [people.manager, people.worker, people.buyerManager, people.storeManager, people.newcomer])
      expect(await ofCustomer(request, who)).toMatchObject({ status: 403 });
    for (const who of [people.foreignBuyer, people.vendor])
      expect(await ofCustomer(request, who)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await update(companies.stranger, request, people.admin)).toMatchObject(refused(404, 'user_id'));
    expect(await getAccount(people.storeManager.id)).toEqual(people.storeManager);
  });

  it('for a person of another company, who waits, or who does not exist', async () => {
    const waits = {
      role: 'ROLE_BUYER_MANAGER' as const,
      company: world.companies.customer,
      since: '2026-03-02T08:00:00Z',
    };
    const waiting = await world.person('Waiting', 'ROLE_USER', null, { waits });
    for (const user_id of [world.people.foreignBuyer.id, waiting.id, randomUUID()])
      expect(await ofCustomer({ user_id, role: 'ROLE_BUYER_MANAGER' })).toMatchObject(refused(404, 'user_id'));
  });

  it('for a role above, the own account, and a role of the other side', async () => {
    const { buyer, storeManager, vendor } = world.people;
    const above = await aManager('ROLE_BUYER');
    const forbidden = [
      { user_id: storeManager.id, role: 'ROLE_BUYER' },
      { user_id: above.id, role: 'ROLE_BUYER_MANAGER' },
      { user_id: above.id, role: 'ROLE_BUYER', remove: true },
      { user_id: buyer.id, role: 'ROLE_BUYER', remove: true },
    ];
    for (const body of forbidden) expect(await ofCustomer(body)).toMatchObject(refused(403, 'role'));
    const own = { user_id: vendor.id, role: 'ROLE_VENDOR', remove: true };
    expect(await ofPerformer(own)).toMatchObject(refused(403, 'role'));
    for (const role of ['ROLE_VENDOR', 'ROLE_ADMIN', 'ROLE_KING', undefined])
      expect(await ofCustomer({ user_id: storeManager.id, role })).toMatchObject(refused(400, 'role'));
  });

  it.for([
    ['stranger', 'foreignBuyer', { role: 'ROLE_BUYER_MANAGER' }],
    ['stranger', 'foreignBuyer', { role: 'ROLE_BUYER', remove: true }],
    ['rival', 'rivalVendor', { role: 'ROLE_VENDOR', remove: true }],
  ] as const)('for the last administrator of %s', async ([company, whom, change]) => {
    const { people, companies } = world;
    const user_id = people[whom].id;
    expect(await update(companies[company], { user_id, ...change }, people.admin)).toMatchObject({
      status: 409,
      body: { code: 'person-last-of-company' },
    });
    expect(await getAccount(user_id)).toEqual(people[whom]);
  });
});

it.for([
  ['both lose the role', { role: 'ROLE_BUYER_MANAGER' }],
  ['one loses the role and the other is removed', { role: 'ROLE_BUYER', remove: true }],
] as const)('of two administrators, one remains when at once %s', async ([, change]) => {
  const { companies, people, person } = await createWorld();
  const second = await person('Second', 'ROLE_BUYER', companies.customer);
  const answers = await racing(writes('ACCOUNT#'), [
    () => update(companies.customer, { user_id: people.buyer.id, role: 'ROLE_BUYER_MANAGER' }, people.admin),
    () => update(companies.customer, { user_id: second.id, ...change }, people.admin),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const left = [await getAccount(people.buyer.id), await getAccount(second.id)];
  expect(left.filter((account) => account?.roles[0] === 'ROLE_BUYER')).toHaveLength(1);
});
