import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { setCompanyActive } from '#shared/contracts/companies.ts';
import { deleteStore, getPublicStore, getStoreCode, renewStoreCode, setStoreActive } from '#shared/contracts/stores.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { storeCodeKey } from '../data/stores/store-code.ts';
import { get } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

type Code = { id: string; code: string | null; created_at: string | null };
const store = () => world.store(`Door ${randomUUID()}`, world.companies.customer, [world.companies.performer]);
const read = (id: string, who: Account = world.people.buyer) => invoke(getStoreCode, who, { params: { id } });
const renew = (id: string, replaces: unknown, who: Account = world.people.buyer, now?: string) =>
  invoke(renewStoreCode, who, { params: { id }, body: { replaces }, ...(now && { now }) });
const made = async (id: string, replaces: string | null = null) =>
  ok(await renew(id, replaces)) as Code & { code: string };
const isValid = async (id: string, code: string) =>
  ok(await invoke(getPublicStore, null, { params: { id }, query: { code } }))['code_valid'];

describe('the code of a store', () => {
  it('is null at first, then the one that was made, for everyone who may change the store', async () => {
    const { people } = world;
    const { id } = world.stores.own;
    expect(ok(await read(id))).toEqual({ id, code: null, created_at: null });
    const now = new Date().toISOString();
    const code = ok(await renew(id, null, people.storeManager, now)) as Code;
    expect(code).toEqual({ id, code: expect.stringMatching(/^[\w-]{16}$/), created_at: now });
    for (const who of [people.admin, people.buyer, people.buyerManager, people.storeManager])
      expect(ok(await read(id, who))).toEqual(code);
  });

  it('is not shown to performers, workers, and other companies, who cannot make one either', async () => {
    const { people, stores } = world;
    const { id } = await store();
    for (const who of [people.vendor, people.worker, people.manager]) {
      expect(await read(id, who)).toMatchObject({ status: 403 });
      expect(await renew(id, null, who)).toMatchObject({ status: 403 });
    }
    for (const [other, who] of [
      [id, people.foreignBuyer],
      [stores.foreign.id, people.buyer],
      // Not given to them.
      [id, people.storeManager],
      [randomUUID(), people.admin],
    ] as const) {
      expect(await read(other, who)).toMatchObject({ status: 404 });
      expect(await renew(other, null, who)).toMatchObject({ status: 404 });
    }
    expect(ok(await read(id))).toMatchObject({ code: null });
  });

  it('is replaced by another one, once for each present code, with an entry in the audit log', async () => {
    const { people } = world;
    const { id, name } = await store();
    const first = await made(id);
    expect(await renew(id, null)).toMatchObject({ status: 409, body: { code: 'changed' } });
    const second = await made(id, first.code);
    expect(second.code).not.toBe(first.code);
    expect(await renew(id, first.code)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(ok(await read(id))).toEqual(second);
    const { data } = (await invoke(listAudit, people.buyer, { query: { about_id: id } })).body;
    expect(data).toHaveLength(2);
    for (const entry of data)
      expect(entry).toMatchObject({ action: 'store-code-renewed', by: { id: people.buyer.id }, about: { id, name } });
  });

  it('is made by one of two at once', async () => {
    const { id } = await store();
    const both = await racing(writes(`STORE#${id}`), [() => renew(id, null), () => renew(id, null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { code } = await made(id, (ok(await read(id)) as Code).code);
    const renewed = await racing(writes(`STORE#${id}`), [() => renew(id, code), () => renew(id, code)]);
    expect(renewed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is whole whichever write fails', async () => {
    await withEachFault(async (faulty) => {
      const { id } = await store();
      const first = await made(id);
      await faulty(() => renew(id, first.code));
      const { code } = ok(await read(id)) as Code;
      const after = code === first.code ? await made(id, code) : { code };
      expect(await isValid(id, String(after.code))).toBe(true);
      expect(await isValid(id, first.code)).toBe(false);
    });
  });

  it.each([undefined, '', 'short', 'x'.repeat(17), 'ěěěěěěěěěěěěěěěě', 1])(
    'is not replaced for %j',
    async (replaces) => {
      const { id } = await store();
      expect(await renew(id, replaces)).toMatchObject({
        status: 400,
        body: { fields: { replaces: expect.any(String) } },
      });
    },
  );

  it('is deleted with its store', async () => {
    const { id } = await store();
    await made(id);
    const off = { params: { id }, body: { version: 1, active: false } };
    ok(await invoke(setStoreActive, world.people.buyer, off));
    ok(await invoke(deleteStore, world.people.buyer, { params: { id } }));
    expect(await get(storeCodeKey(id))).toBeUndefined();
    expect(await renew(id, null)).toMatchObject({ status: 404 });
  });

  it('is not made by people of an inactive company', async () => {
    const { people, companies, stores } = await createWorld();
    const params = { id: companies.customer.id };
    ok(await invoke(setCompanyActive, people.admin, { params, body: { version: 1, active: false } }));
    expect(await renew(stores.own.id, null, people.buyer)).toMatchObject({
      status: 403,
      body: { code: 'company-inactive' },
    });
  });
});

describe('the public page of a store', () => {
  it('says whether the code of a poster is the present one', async () => {
    const [{ id }, other] = [await store(), await store()];
    const [first, foreign] = [await made(id), await made(other.id)];
    expect(await isValid(id, first.code)).toBe(true);
    const second = await made(id, first.code);
    expect(await isValid(id, second.code)).toBe(true);
    for (const wrong of [first.code, foreign.code, '', second.code.slice(1), `${second.code}x`, 'ěščřž'.repeat(3)])
      expect(await isValid(id, wrong)).toBe(false);
    expect(ok(await invoke(getPublicStore, null, { params: { id } }))).toMatchObject({ code_valid: null });
  });

  it('of a store without a code refuses every code, also the empty one', async () => {
    const { id } = await store();
    for (const wrong of ['', 'x'.repeat(16)]) expect(await isValid(id, wrong)).toBe(false);
    expect(await invoke(getPublicStore, null, { params: { id }, query: { code: 'x'.repeat(65) } })).toMatchObject({
      status: 400,
    });
  });
});
