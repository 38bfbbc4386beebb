import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { admitUser, listUsers, listWaiting, refuseUser } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

type Company = { id: string; name: string } | null;
/** A registered person who waits for approval, with a unique name to sort by. */
const waiting = async (role: Role, company: Company = world.companies.customer, since = '2026-03-01T08:00:00.000Z') =>
  world.person(`Waiting ${randomUUID()}`, 'ROLE_USER', null, {
    email: `${randomUUID()}@smena.test`,
    waits: { role, company, since },
  });
const admit = (id: string, body: object = {}, who: Account = world.people.buyer, headers = {}) =>
  invoke(admitUser, who, { params: { id }, body, headers });
const refuse = (id: string, body: object = {}, who: Account = world.people.buyer) =>
  invoke(refuseUser, who, { params: { id }, body });
const list = async (who: Account, query: Record<string, string> = {}) =>
  (await invoke(listWaiting, who, { query: { per_page: '100', ...query } })).body as {
    total: number;
    data: { id: string; fio: string; role: Role }[];
  };
const at = () => ({ stores_ids: [world.stores.own.id] });

describe('the list of people waiting for approval', () => {
  it('shows a buyer the people who named their company, longest wait first, and an admin everyone', async () => {
    const later = await waiting('ROLE_STORE_MANAGER', undefined, '2026-03-03T08:00:00.000Z');
    const first = await waiting('ROLE_BUYER_MANAGER', undefined, '2026-03-02T08:00:00.000Z');
    const foreign = await waiting('ROLE_STORE_MANAGER', world.companies.stranger);
    const manager = await waiting('ROLE_MANAGER', null);
    const known = [first.id, later.id, foreign.id, manager.id];
    const shown = async (who: Account) =>
      (await invokeAll(listWaiting, who)).map(({ id }) => id).filter((id) => known.includes(id));
    expect(await shown(world.people.buyer)).toEqual([first.id, later.id]);
    expect(await shown(world.people.foreignBuyer)).toEqual([foreign.id]);
    expect((await shown(world.people.admin)).toSorted()).toEqual(known.toSorted());
    expect((await list(world.people.buyer, { name: later.fio })).data).toMatchObject([
      { id: later.id, role: 'ROLE_STORE_MANAGER', company: world.companies.customer },
    ]);
    expect((await list(world.people.buyer, { roles: 'ROLE_BUYER_MANAGER', name: later.fio })).total).toBe(0);
  });

  it('is sorted by name or by the time of waiting, in both orders', async () => {
    const mark = `Sorted ${randomUUID()}`;
    for (const [name, since] of [
      ['Čeněk', '2026-03-05T08:00:00.000Z'],
      ['Cyril', '2026-03-04T08:00:00.000Z'],
      ['Dana', '2026-03-03T08:00:00.000Z'],
    ] as const)
      await world.person(`${mark} ${name}`, 'ROLE_USER', null, {
        email: `${randomUUID()}@smena.test`,
        waits: { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since },
      });
    const sorted = async (query: Record<string, string>) =>
      (await list(world.people.buyer, { name: mark, ...query })).data.map(({ fio }) => fio.slice(mark.length + 1));
    expect(await sorted({})).toEqual(['Dana', 'Cyril', 'Čeněk']);
    expect(await sorted({ order: 'desc' })).toEqual(['Čeněk', 'Cyril', 'Dana']);
    expect(await sorted({ sort: 'fio' })).toEqual(['Cyril', 'Čeněk', 'Dana']);
    expect(await sorted({ sort: 'fio', order: 'desc' })).toEqual(['Dana', 'Čeněk', 'Cyril']);
  });

  it('hides people who asked for a role that a buyer may not give', async () => {
    const { id } = await waiting('ROLE_MANAGER');
    expect((await list(world.people.buyer)).data.map((each) => each.id)).not.toContain(id);
    expect(await admit(id)).toMatchObject({ status: 404 });
  });

  it('is refused to every other role, and is empty for a buyer without a company', async () => {
    const { manager, vendor, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [manager, vendor, worker, buyerManager, storeManager, newcomer])
      expect(await invoke(listWaiting, who)).toMatchObject({ status: 403 });
    const homeless = await world.person('Homeless buyer', 'ROLE_BUYER', null);
    expect((await list(homeless)).total).toBe(0);
  });
});

describe('a person who waits for approval', () => {
  it('is admitted with the requested role, and then belongs to the company', async () => {
    const { id, fio } = await waiting('ROLE_STORE_MANAGER');
    expect(ok(await admit(id, at()))).toMatchObject({
      id,
      roles: ['ROLE_STORE_MANAGER'],
      company: world.companies.customer,
      stores_ids: [world.stores.own.id],
    });
    expect(await getAccount(id)).toMatchObject({ waits: null, version: 2 });
    expect((await list(world.people.buyer, { name: fio })).total).toBe(0);
    expect((await invoke(listUsers, world.people.buyer, { query: { name: fio } })).body.total).toBe(1);
  });

  it('is admitted by an admin to the company that the person named, unless the admin chooses another', async () => {
    const [{ id }, other] = [await waiting('ROLE_BUYER'), await waiting('ROLE_BUYER')];
    const { customer, stranger } = world.companies;
    expect(ok(await admit(id, {}, world.people.admin))).toMatchObject({ company: customer });
    const chosen = await admit(other.id, { company_id: stranger.id }, world.people.admin);
    expect(ok(chosen)).toMatchObject({ company: stranger });
  });

  it('is admitted with another role when the answer says so, within the roles that the answerer may give', async () => {
    const { id } = await waiting('ROLE_STORE_MANAGER');
    expect(await admit(id, { ...at(), role: 'ROLE_VENDOR' })).toMatchObject({ status: 403 });
    expect(await admit(id, { ...at(), role: 'ROLE_ADMIN' })).toMatchObject({ status: 403 });
    expect(ok(await admit(id, { ...at(), role: 'ROLE_BUYER_MANAGER' }))).toMatchObject({
      roles: ['ROLE_BUYER_MANAGER'],
    });
  });

  it('as a manager of the platform is admitted only by an admin', async () => {
    const { id } = await waiting('ROLE_MANAGER', null);
    expect(await admit(id)).toMatchObject({ status: 404 });
    expect(ok(await admit(id, {}, world.people.admin))).toMatchObject({ roles: ['ROLE_MANAGER'], company: null });
  });

  it('who named no company gets the one that the admin chooses', async () => {
    const { id } = await waiting('ROLE_STORE_MANAGER', null);
    const { customer, stranger } = world.companies;
    expect(await admit(id, { ...at(), company_id: stranger.id }, world.people.admin)).toMatchObject({ status: 404 });
    expect(ok(await admit(id, { ...at(), company_id: customer.id }, world.people.admin))).toMatchObject({
      company: customer,
    });
  });

  it.for([
    ['stores_ids', {}, 400],
    ['stores_ids', { stores_ids: [] }, 400],
    ['stores_ids', { stores_ids: ['nothing'] }, 404],
    ['categories_ids', { categories_ids: ['nothing'] }, 404],
    ['company_id', { company_id: 'nothing' }, 404],
    ['role', { role: 'ROLE_KING' }, 400],
    ['waits', { waits: null }, 400],
  ] as const)('is not admitted with an invalid %s', async ([field, change, status]) => {
    const { id } = await waiting('ROLE_STORE_MANAGER');
    const needsStores = field === 'stores_ids' ? {} : at();
    expect(await admit(id, { ...needsStores, ...change })).toMatchObject({
      status,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await getAccount(id))?.waits).not.toBeNull();
  });

  it("returns 404 for another company's buyer or stores, and 403 for other roles", async () => {
    const { id } = await waiting('ROLE_STORE_MANAGER');
    expect(await admit(id, at(), world.people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await refuse(id, {}, world.people.foreignBuyer)).toMatchObject({ status: 404 });
    expect(await admit(id, { stores_ids: [world.stores.foreign.id] })).toMatchObject({ status: 404 });
    const { manager, vendor, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [manager, vendor, worker, buyerManager, storeManager, newcomer]) {
      expect(await admit(id, at(), who)).toMatchObject({ status: 403 });
      expect(await refuse(id, {}, who)).toMatchObject({ status: 403 });
    }
  });

  it('is answered once, also concurrently', async () => {
    const { id } = await waiting('ROLE_STORE_MANAGER');
    const both = await racing(writes('ACCOUNT#'), [() => admit(id, at()), () => refuse(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await admit(id, at(), world.people.admin)).toMatchObject({
      status: 409,
      body: { code: 'already-admitted' },
    });
  });

  it('is admitted once for a repeated key', async () => {
    const { id } = await waiting('ROLE_STORE_MANAGER');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await admit(id, at(), world.people.buyer, headers);
    expect(await admit(id, at(), world.people.buyer, headers)).toEqual(first);
    expect(first).toMatchObject({ status: 200 });
  });

  it('who is refused stays signed in without access, and no longer waits', async () => {
    const { id, fio } = await waiting('ROLE_STORE_MANAGER');
    expect(await refuse(id, { reason: ' ' })).toMatchObject({ status: 400 });
    expect(ok(await refuse(id, { reason: 'We do not know you' }))).toMatchObject({
      roles: ['ROLE_USER'],
      company: null,
    });
    expect((await list(world.people.admin, { name: fio })).total).toBe(0);
    expect(await admit(id, at())).toMatchObject({ status: 404 });
  });

  it('who is refused gets a letter that names the company that they asked for', async () => {
    const { id, email } = await waiting('ROLE_STORE_MANAGER', {
      id: world.companies.customer.id,
      name: 'Potraviny Nová',
    });
    ok(await refuse(id));
    const [letter] = await sentTo(email ?? '');
    expect(letter?.text).toContain('Potraviny Nová');
  });

  it('is not a person who never asked for a role', async () => {
    expect(await admit(world.people.newcomer.id, at())).toMatchObject({ status: 404 });
    expect(await admit(world.people.storeManager.id, at())).toMatchObject({ status: 409 });
    expect(await admit(world.people.vendor.id, at())).toMatchObject({ status: 404 });
    expect(await admit('nothing', at())).toMatchObject({ status: 404 });
  });
});
