import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { deleteOrder, setOrderStatus } from '#shared/contracts/orders.ts';
import {
  getDeliveryDocument,
  getUndocumented,
  issueDocument,
  listDeliveryDocuments,
  setDocumentStatus,
} from '#shared/contracts/supply.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { agreedSupply, issue, supply, unbooked } from '../../test/world/supply-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let soap: string;
let brush: string;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  const { product } = await productFixtures(world);
  soap = String((await product({ name: 'Mýdlo', price: 4900, stock: 1000 })).id);
  brush = String((await product({ name: 'Kartáč', price: 10_000, stock: 1000 })).id);
});

const order = (): Promise<any> =>
  agreedSupply(people.vendor, people.buyer, world.stores.own.id, { [soap]: 3, [brush]: 1 });
const left = async (order_id: string, query: object = {}): Promise<Record<string, number>> => {
  const { items } = ok(await invoke(getUndocumented, people.vendor, { query: { order_id, ...query } }));
  return Object.fromEntries(items.map(({ name, count }: any) => [name, count]));
};
const setStatus = (who: Account, { id, version }: any, status: string, body: object = {}) =>
  invoke(setDocumentStatus, who, { params: { id }, body: { version, status, ...body } });
const kindsOf = async (who: Account, id: string): Promise<string[]> =>
  ok(await invoke(listNotifications, who, { query: { per_page: 100 } }))
    .filter(({ about }: any) => about === id)
    .map(({ kind }: any) => kind);

describe('a delivery document', () => {
  it('of a supply is issued, accepted by the store, and exported to the books', async () => {
    const { id, number } = await order();
    const document = await issue(people.vendor, id, { [soap]: 2 }, { external_number: 'DL-7', comment: 'První část.' });
    expect(document).toMatchObject({
      number: `${number}-1`,
      status: 'issued',
      sum: 9800,
      goods_num: 2,
      order: { id, number },
      store: { id: world.stores.own.id },
      customer: world.companies.customer,
      actions: ['cancel', 'replace'],
    });
    expect(await left(id)).toEqual({ Mýdlo: 1, Kartáč: 1 });
    expect(await kindsOf(people.storeManager, document.id)).toEqual(['document-issued']);
    const accepted = ok(await setStatus(people.storeManager, document, 'accepted'));
    expect(await kindsOf(people.vendor, document.id)).toEqual(['document-accepted']);
    const exported = ok(await setStatus(people.vendor, accepted, 'exported', { external_id: 'B-1' }));
    expect(exported).toMatchObject({
      external_id: 'B-1',
      exported_at: expect.any(String),
      history: [{ what: 'issue' }, { what: 'accept' }, { what: 'export' }],
    });
    const audited = ok(await invoke(listAudit, people.vendor, { query: { kind: 'delivery-document' } }));
    expect(audited.filter(({ about }: any) => about.id === document.id).map(({ action }: any) => action)).toEqual(
      expect.arrayContaining(['document-issued', 'document-exported']),
    );
  });

  it('changes by a new one, which has its pieces', async () => {
    const { id, number } = await order();
    const first = await issue(people.vendor, id, { [soap]: 3, [brush]: 1 });
    expect(await left(id)).toEqual({});
    expect(await left(id, { replaces: first.id })).toEqual({ Mýdlo: 3, Kartáč: 1 });
    const rejected = ok(await setStatus(people.buyer, first, 'rejected', { reason: 'Jedno mýdlo chybí.' }));
    const replaces = { id: rejected.id, version: rejected.version };
    const second = await issue(people.vendor, id, { [soap]: 2, [brush]: 1 }, { replaces });
    expect(second).toMatchObject({ number: `${number}-2`, replaces: { id: first.id, number: first.number } });
    expect(ok(await invoke(getDeliveryDocument, people.buyer, { params: { id: first.id } }))).toMatchObject({
      status: 'replaced',
      replaced_by: { id: second.id, number: second.number },
      actions: [],
    });
    const again = { ...unbooked, order_id: id, items: [{ product_id: soap, count: 1 }], replaces };
    expect(await invoke(issueDocument, people.vendor, { body: again })).toMatchObject({ status: 409 });
  });

  it.each([
    ['a worker', 'worker', 'accepted', 404],
    ['a buyer of another company', 'foreignBuyer', 'accepted', 404],
    ['a vendor, who issued it', 'vendor', 'accepted', 403],
    ['another vendor', 'rivalVendor', 'canceled', 404],
    ['the store, which does not keep the books', 'storeManager', 'exported', 403],
    ['the platform, which did not get the goods', 'admin', 'accepted', 403],
    ['the vendor before it was accepted', 'vendor', 'exported', 409],
  ] as const)('is not moved by %s', async (_, who, status, expected) => {
    const document = await issue(people.vendor, (await order()).id, { [soap]: 1 });
    expect(await setStatus(people[who], document, status, { reason: 'Ne.' })).toMatchObject({ status: expected });
    expect(await setStatus(people.storeManager, { ...document, version: 9 }, 'accepted')).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(ok(await setStatus(people.storeManager, document, 'accepted')).status).toBe('accepted');
  });

  it('is rejected with a reason only', async () => {
    const document = await issue(people.vendor, (await order()).id, { [soap]: 1 });
    expect(await setStatus(people.storeManager, document, 'rejected')).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
  });

  it('is not issued by others, of more pieces, of another order state, or without pieces', async () => {
    const { id } = await order();
    const body = (count: unknown, order_id = id) => ({ ...unbooked, order_id, items: [{ product_id: soap, count }] });
    const send = (count: unknown, who: Account = people.vendor, order_id = id) =>
      invoke(issueDocument, who, { body: body(count, order_id) });
    expect(await send(1, people.buyer)).toMatchObject({ status: 403 });
    expect(await send(1, people.rivalVendor)).toMatchObject({ status: 404 });
    for (const count of [0, -1, 1.5, 4])
      expect(await send(count)).toMatchObject({
        status: 400,
        body: { fields: { 'items.0.count': expect.any(String) } },
      });
    const forming = await supply(people.vendor, world.stores.own.id, { [soap]: 1 });
    expect(await send(1, people.vendor, forming.id)).toMatchObject({
      status: 409,
      body: { code: 'order-not-documented' },
    });
    expect(await left(id)).toEqual({ Mýdlo: 3, Kartáč: 1 });
  });

  it('issued five times at once has all pieces once', async () => {
    const { id } = await order();
    const items = [{ product_id: soap, count: 2 }];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        invoke(issueDocument, people.vendor, { body: { ...unbooked, order_id: id, items } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await left(id)).toEqual({ Mýdlo: 1, Kartáč: 1 });
  });

  it('that is valid keeps its order from being canceled, and any keeps it from being deleted', async () => {
    const { id } = await order();
    const document = await issue(people.vendor, id, { [soap]: 1 });
    const cancel = { status: 'canceled', reason: 'Omyl.', version: 2 };
    expect(await invoke(setOrderStatus, people.vendor, { params: { id }, body: cancel })).toMatchObject({
      status: 409,
      body: { code: 'order-has-documents' },
    });
    ok(await setStatus(people.vendor, document, 'canceled', { reason: 'Omyl.' }));
    const { version } = await move(people.vendor, id, 'canceled', { reason: 'Omyl.' });
    expect(
      await invoke(deleteOrder, people.admin, { params: { id }, query: { version: String(version) } }),
    ).toMatchObject({ status: 409, body: { code: 'order-has-documents' } });
  });
});

describe('the list of documents', () => {
  const idsOf = async (who: Account, query: object = {}): Promise<string[]> =>
    ok(await invoke(listDeliveryDocuments, who, { query: { per_page: 100, ...query } })).map(({ id }: any) => id);

  it('has those of the orders that the caller reads, by status, by order and by text', async () => {
    const placed = await order();
    const one = await issue(people.vendor, placed.id, { [soap]: 1 }, { external_number: 'FV2026007' });
    const other = await issue(people.vendor, placed.id, { [brush]: 1 });
    ok(await setStatus(people.storeManager, one, 'accepted'));
    for (const who of [people.vendor, people.buyer, people.storeManager, people.admin])
      expect(await idsOf(who, { order_id: placed.id })).toEqual([other.id, one.id]);
    for (const who of [people.vendor, people.buyer, people.storeManager]) {
      expect(await idsOf(who, { statuses: 'issued' })).toContain(other.id);
      expect(await idsOf(who, { statuses: 'issued' })).not.toContain(one.id);
      expect((await idsOf(who, { statuses: ['accepted', 'issued'] })).slice(0, 2)).toEqual([other.id, one.id]);
      await expect.poll(() => idsOf(who, { text: one.number }), following).toEqual([one.id]);
      expect(await idsOf(who, { text: 'FV2026' })).toEqual([one.id]);
    }
    for (const who of [people.foreignBuyer, people.rivalVendor, people.worker]) {
      expect(await idsOf(who, { order_id: placed.id })).toEqual([]);
      expect(await idsOf(who)).not.toContain(one.id);
      expect(await invoke(getDeliveryDocument, who, { params: { id: one.id } })).toMatchObject({ status: 404 });
    }
  });
});
