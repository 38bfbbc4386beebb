import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#shared/contracts/people.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, accountsOfLogin } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const create = (body: object, who: Account = world.people.buyer, headers = {}) =>
  invoke(createAccount, who, { body, headers });
const somebody = () =>
  world.person('Store manager too', 'ROLE_STORE_MANAGER', world.companies.customer, {
    store_ids: [world.stores.own.id],
  });
const asManager = (user_id: string) => ({ user_id, role: 'ROLE_BUYER_MANAGER', stores_ids: [world.stores.shared.id] });

describe('another account', () => {
  it('belongs to the same person and login, with its own role and place', async () => {
    const person = await somebody();
    const made = ok(await create(asManager(person.id)));
    expect(made).toMatchObject({
      fio: person.fio,
      roles: ['ROLE_BUYER_MANAGER'],
      company: world.companies.customer,
      stores_ids: [world.stores.shared.id],
    });
    expect((await accountsOfLogin(person.login_id)).map(({ id }) => id)).toEqual([person.id, made.id]);
  });

  it('of a worker is created by their performer, and any other by an admin', async () => {
    const { worker, vendor, admin, buyer } = world.people;
    expect(ok(await create({ user_id: worker.id, role: 'ROLE_VENDOR' }, vendor))).toMatchObject({
      company: world.companies.performer,
    });
    const inAnother = { user_id: buyer.id, role: 'ROLE_BUYER', companies_ids: [world.companies.stranger.id] };
    expect(ok(await create(inAnother, admin))).toMatchObject({ company: world.companies.stranger });
  });

  it('is created once, also concurrently and for a repeated key', async () => {
    const person = await somebody();
    const one = () => create(asManager(person.id));
    const both = await racing(writes('ACCOUNT#'), [one, one]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await create(asManager(person.id))).toMatchObject({ status: 409, body: { code: 'already-member' } });
    const headers = { 'idempotency-key': randomUUID() };
    const other = asManager((await somebody()).id);
    const first = await create(other, world.people.buyer, headers);
    expect(await create(other, world.people.buyer, headers)).toEqual(first);
    expect(first).toMatchObject({ status: 201 });
  });

  it('is refused when the person already has that role there', async () => {
    const { id } = await somebody();
    const again = { user_id: id, role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.shared.id] };
    expect(await create(again)).toMatchObject({ status: 409, body: { code: 'already-member' } });
  });

  it('returns 404 for a person, a store or a company that is not accessible', async () => {
    const { storeManager, foreignBuyer, worker, newcomer } = world.people;
    for (const user_id of [foreignBuyer.id, worker.id, newcomer.id, 'nothing'])
      expect(await create(asManager(user_id))).toMatchObject({
        status: 404,
        body: { fields: { user_id: expect.any(String) } },
      });
    const elsewhere = { ...asManager(storeManager.id), stores_ids: [world.stores.foreign.id] };
    expect(await create(elsewhere)).toMatchObject({ status: 404 });
    const foreign = { ...asManager(storeManager.id), companies_ids: [world.companies.stranger.id] };
    expect(await create(foreign)).toMatchObject({ status: 404 });
  });

  it('returns 404 for a store manager of stores that a buyer manager does not manage', async () => {
    const { buyerManager, storeManager } = world.people;
    const elsewhere = await world.person('Large', 'ROLE_STORE_MANAGER', world.companies.customer, {
      store_ids: [world.stores.large.id],
    });
    const asStoreManager = (user_id: string) => ({
      user_id,
      role: 'ROLE_STORE_MANAGER',
      stores_ids: [world.stores.shared.id],
    });
    expect(await create(asStoreManager(elsewhere.id), buyerManager)).toMatchObject({
      status: 404,
      body: { fields: { user_id: expect.any(String) } },
    });
    // The buyer manager can see this person, who already has the role.
    expect(await create(asStoreManager(storeManager.id), buyerManager)).toMatchObject({ status: 409 });
  });

  it('cannot have a role that its creator may not give, and some roles may give none', async () => {
    const { storeManager, worker, buyerManager, vendor, manager, newcomer } = world.people;
    expect(await create({ user_id: storeManager.id, role: 'ROLE_BUYER' })).toMatchObject({ status: 403 });
    expect(await create({ user_id: storeManager.id, role: 'ROLE_ADMIN' })).toMatchObject({ status: 403 });
    expect(await create(asManager(storeManager.id), buyerManager)).toMatchObject({ status: 403 });
    expect(await create(asManager(storeManager.id), manager)).toMatchObject({ status: 403 });
    expect(await create({ user_id: worker.id, role: 'ROLE_BUYER' }, vendor)).toMatchObject({ status: 403 });
    for (const who of [worker, storeManager, newcomer])
      expect(await create(asManager(storeManager.id), who)).toMatchObject({ status: 403 });
  });

  it.for([
    ['user_id', { user_id: undefined }],
    ['role', { role: 'ROLE_KING' }],
    ['stores_ids', { stores_ids: [] }],
    ['companies_ids', { companies_ids: ['one', 'two'] }],
    ['login_id', { login_id: 'mine' }],
  ] as const)('with an invalid %s returns 400', async ([field, change]) => {
    expect(await create({ ...asManager(world.people.storeManager.id), ...change })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});
