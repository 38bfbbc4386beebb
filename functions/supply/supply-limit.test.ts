import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listCompanyClients, setSupplyLimit, updateClientStores } from '#shared/contracts/clients.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getOrder, setOrderStatus } from '#shared/contracts/orders.ts';
import { addToSupply, checkOutSupply } from '#shared/contracts/supply.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

/** A world per test, because a limit is of a cooperation. Soap costs 100 Kč. */
let world: World;
let soap: string;
beforeEach(async () => {
  world = await createWorld();
  soap = String((await (await productFixtures(world)).product({ name: 'Mýdlo', price: 10_000, stock: 100 })).id);
});

const rowFor = async (who: Account, query: Record<string, string> = {}): Promise<any> =>
  ok(await invoke(listCompanyClients, who, { query }))[0];
const send = (who: Account, body: object, performer = world.companies.performer.id) =>
  invoke(setSupplyLimit, who, { params: { id: performer }, body: { version: 1, ...body } });
const setLimit = async (supply_limit: number | null) => {
  const { buyer } = world.people;
  const { limit_version } = await rowFor(buyer, { vendor_id: world.companies.performer.id });
  return ok(await send(buyer, { supply_limit, version: limit_version }));
};
/** The answer to the checkout of so many soaps, by default in placement. */
const supplyOf = async (count: number, { now, status = 'placement' }: { now?: string; status?: string } = {}) => {
  const at = now === undefined ? {} : { now };
  const { vendor } = world.people;
  ok(await invoke(addToSupply, vendor, { body: { product_id: soap, count }, ...at }));
  const body = { id: world.stores.own.id, status };
  return ok(await invoke(checkOutSupply, vendor, { body, ...at })) as { id: string; status: string };
};
const statusOf = async (count: number, now?: string) =>
  (await supplyOf(count, now === undefined ? {} : { now })).status;
const setStatus = (who: Account, id: string, body: object, now = new Date().toISOString()) =>
  invoke(setOrderStatus, who, { params: { id }, body: { version: 1, ...body }, now });

describe('the limit of supplies', () => {
  it('is set by a buyer, who and the platform read it, and is in the audit log of the customer', async () => {
    const { buyer, vendor, admin } = world.people;
    const { performer } = world.companies;
    expect(ok(await send(buyer, { supply_limit: 20_000_00 }))).toEqual({ supply_limit: 20_000_00, version: 2 });
    const query = { vendor_id: performer.id };
    expect(await rowFor(buyer, query)).toMatchObject({ supply_limit: 20_000_00, limit_version: 2 });
    expect(await rowFor(admin, query)).toMatchObject({ supply_limit: 20_000_00 });
    expect(await rowFor(vendor)).toMatchObject({ supply_limit: null });
    expect(ok(await invoke(listAudit, buyer, {}))).toContainEqual(
      expect.objectContaining({
        action: 'supply-limit-set',
        about: performer,
        changes: [{ field: 'supply_limit', before: null, after: '20000.00 Kč', withheld: false }],
      }),
    );
    expect(ok(await send(buyer, { supply_limit: null, version: 2 }))).toMatchObject({ supply_limit: null });
  });

  it('is not set by others, of a performer that does not serve them, of a stale version, or below 1 Kč', async () => {
    const { people } = world;
    for (const who of [people.vendor, people.admin, people.manager, people.buyerManager, people.storeManager])
      expect(await send(who, { supply_limit: 20_000_00 })).toMatchObject({ status: 403 });
    expect(await send(people.foreignBuyer, { supply_limit: 20_000_00 })).toMatchObject({ status: 404 });
    expect(await send(people.buyer, { supply_limit: 20_000_00, version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    for (const supply_limit of [0, 99, -1, 100.5, 'all'])
      expect(await send(people.buyer, { supply_limit })).toMatchObject({
        status: 400,
        body: { fields: { supply_limit: expect.any(String) } },
      });
    expect(await rowFor(people.buyer)).toMatchObject({ supply_limit: null, limit_version: 1 });
  });

  it('stays when the performer serves other stores', async () => {
    const { vendor, buyer } = world.people;
    const { performer, customer } = world.companies;
    await setLimit(20_000_00);
    const { version } = (await invoke(listCompanyClients, vendor, {})).body;
    const body = { client_id: customer.id, store_ids: [world.stores.own.id], version };
    ok(await invoke(updateClientStores, vendor, { body }));
    expect(await rowFor(buyer, { vendor_id: performer.id })).toMatchObject({
      store_ids: [world.stores.own.id],
      supply_limit: 20_000_00,
    });
  });
});

describe('a supply', () => {
  it('is accepted at once up to the limit, and waits for the customer above it', async () => {
    expect(await statusOf(1)).toBe('placement');
    await setLimit(300_00);
    const { id, status } = await supplyOf(2);
    expect(status).toBe('processing');
    const { storeManager } = world.people;
    expect(ok(await invoke(getOrder, storeManager, { params: { id } }))).toMatchObject({
      history: [{ what: 'ordered' }, { what: 'form' }, { what: 'place' }, { what: 'agree', by: null }],
    });
    expect(ok(await invoke(listNotifications, storeManager, {}))).toContainEqual(
      expect.objectContaining({ kind: 'supply-within-limit', about: id }),
    );
    expect(await statusOf(2)).toBe('placement');
    expect(await statusOf(1)).toBe('processing');
    await setLimit(null);
    expect(await statusOf(1)).toBe('placement');
  });

  it('is accepted when the vendor places it, and not before', async () => {
    await setLimit(300_00);
    const { id, status } = await supplyOf(3, { status: 'formation' });
    expect(status).toBe('formation');
    expect(await move(world.people.vendor, id, 'placement')).toMatchObject({ status: 'processing', version: 2 });
  });

  it('counts in its calendar month in Prague, and gives its sum back to it when it is canceled', async () => {
    await setLimit(300_00);
    const [april, may] = ['2030-04-30T21:59:59.000Z', '2030-04-30T22:00:00.000Z'];
    const { id, status } = await supplyOf(3, { now: april });
    expect([status, await statusOf(1, april), await statusOf(2, may)]).toEqual([
      'processing',
      'placement',
      'processing',
    ]);
    ok(await setStatus(world.people.vendor, id, { status: 'canceled', reason: 'Není skladem.' }, may));
    expect([await statusOf(2, may), await statusOf(3, april)]).toEqual(['placement', 'processing']);
  });

  it('that a person accepted or refused does not count', async () => {
    const { buyer } = world.people;
    const [accepted, refused] = [await supplyOf(3), await supplyOf(3)];
    await setLimit(300_00);
    ok(await setStatus(buyer, accepted.id, { status: 'processing' }));
    ok(await setStatus(buyer, refused.id, { status: 'canceled', reason: 'Sklad je plný.' }));
    expect([await statusOf(3), await statusOf(1)]).toEqual(['processing', 'placement']);
  });

  it('and another one at once do not exceed the limit together', async () => {
    await setLimit(300_00);
    const [one, other] = [await supplyOf(2, { status: 'formation' }), await supplyOf(2, { status: 'formation' })];
    const answers = await racing(
      writes('SUPPLY_MONTHS#'),
      [one, other].map(
        ({ id }) =>
          () =>
            setStatus(world.people.vendor, id, { status: 'placement' }),
      ),
    );
    expect(answers.map((answer) => ok(answer).status).toSorted()).toEqual(['placement', 'processing']);
  });

  it('waits for the customer if the limit is removed at the same time', async () => {
    await setLimit(300_00);
    const { id } = await supplyOf(2, { status: 'formation' });
    const [answer] = await whileHeld(
      writes('SUPPLY_MONTHS#'),
      () => setStatus(world.people.vendor, id, { status: 'placement' }),
      () => setLimit(null),
    );
    expect(ok(answer)).toMatchObject({ status: 'placement' });
  });
});
