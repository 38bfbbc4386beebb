import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listPerformers } from '#shared/contracts/clients.ts';
import {
  createCompany,
  deleteCompany,
  deleteCompanyLogo,
  getCompany,
  listCompanies,
  setCompanyActive,
  setCompanyLogo,
} from '#shared/contracts/companies.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { announce, publicIdOf, publicIdsOf, uploaded as uploadedFor } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

await takeOwnBucket();
const { findFile } = await import('../data/files/files.ts');

/** A world of each test's own, because a logo raises the version of its company. */
let world: World;
const start = async () => {
  world = await createWorld();
  return world;
};
const purpose = 'company-logo';
const uploaded = (who: Account, content?: Buffer) => uploadedFor(who, content, undefined, purpose);
const read = async (id: string, who = world.people.admin) => ok(await invoke(getCompany, who, { params: { id } }));
const set = (who: Account, id: string, upload_id: string, version = 1) =>
  invoke(setCompanyLogo, who, { params: { id }, body: { version, upload_id } });
const remove = (who: Account, id: string, version = 1) =>
  invoke(deleteCompanyLogo, who, { params: { id }, query: { version } });
const stateOf = async (id: string) => (await findFile(id))?.state;
const pathsOf = (file: string) => ({
  logo: `/files/company-logo/${file}/large.jpg`,
  logo_small: `/files/company-logo/${file}/small.jpg`,
});
const none = { logo: null, logo_small: null };

describe('the logo of a company', () => {
  it('is a ready upload, shown in two sizes, replaces the earlier one, and can be deleted', async () => {
    const { people, companies } = await start();
    const { id, name } = companies.customer;
    const uploads = [await uploaded(people.buyer), await uploaded(people.admin)] as const;
    const [first = '', second = ''] = await publicIdsOf(uploads);
    expect(await read(id)).toMatchObject({ version: 1, ...none });
    expect(ok(await set(people.buyer, id, uploads[0]))).toMatchObject({ version: 2, ...pathsOf(first) });
    expect((await objectAt(pathsOf(first).logo.slice(1)))?.type).toBe('image/jpeg');
    expect(await set(people.buyer, id, uploads[0], 2)).toMatchObject({ status: 404 });
    expect(ok(await set(people.admin, id, uploads[1], 2))).toMatchObject({ version: 3, ...pathsOf(second) });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['removed', 'claimed']);
    const { data } = (await invoke(listCompanies, people.admin, { query: { id } })).body;
    expect(data).toMatchObject([{ id, ...pathsOf(second) }]);

    expect(ok(await remove(people.buyer, id, 3))).toMatchObject({ version: 4, ...none });
    expect(await stateOf(second)).toBe('removed');
    expect(ok(await remove(people.buyer, id, 4))).toMatchObject({ version: 4, ...none });
    const { data: log } = (await invoke(listAudit, people.buyer)).body;
    const changed = (log as { action: string }[]).filter(({ action }) => action === 'company-changed');
    expect(changed).toHaveLength(3);
    const changes = [{ field: 'logo', before: null, after: null, withheld: true }];
    for (const entry of changed) expect(entry).toMatchObject({ about: { id, name }, changes });
  });

  it("is shown to its own people in their account, and to customers in the directory if it is a performer's", async () => {
    const { people, companies } = await start();
    const uploads = [await uploaded(people.buyer), await uploaded(people.vendor)] as const;
    const [own = '', offered = ''] = await publicIdsOf(uploads);
    ok(await set(people.buyer, companies.customer.id, uploads[0]));
    ok(await set(people.vendor, companies.performer.id, uploads[1]));
    expect(ok(await invoke(getMe, people.storeManager))).toMatchObject({ company_logo: pathsOf(own).logo_small });
    expect(ok(await invoke(getMe, people.foreignBuyer))).toMatchObject({ company_logo: null });
    expect(ok(await invoke(getMe, people.admin))).toMatchObject({ company_logo: null });
    // The performers of all worlds have one name.
    expect(await invokeAll(listPerformers, people.buyer)).toContainEqual(
      expect.objectContaining({ id: companies.performer.id, ...pathsOf(offered) }),
    );
  });

  it('is queued for removal with its company', async () => {
    const { people } = await start();
    const body = { name: 'Closing', inn: anIco(), role: 'customer' };
    const { id, version } = ok(await invoke(createCompany, people.admin, { body })) as { id: string; version: number };
    const upload = await uploaded(people.admin);
    const file = await publicIdOf(upload);
    ok(await set(people.admin, id, upload, version));
    const inactive = { version: version + 1, active: false };
    ok(await invoke(setCompanyActive, people.admin, { params: { id }, body: inactive }));
    ok(await invoke(deleteCompany, people.admin, { params: { id } }));
    expect(await stateOf(file)).toBe('removed');
  });

  it('of two set at once is one, and the other stays unclaimed', async () => {
    const { people, companies } = await start();
    const { id } = companies.customer;
    const uploads = [await uploaded(people.buyer), await uploaded(people.buyer)];
    const files = await publicIdsOf(uploads);
    const answers = await racing(
      writes('COMPANY#'),
      uploads.map((upload) => () => set(people.buyer, id, upload)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { logo } = await read(id);
    for (const [n, upload] of uploads.entries()) {
      const isShown = pathsOf(files[n] ?? '').logo === logo;
      expect([await stateOf(upload), isShown]).toEqual(isShown ? [undefined, true] : ['ready', false]);
    }
  });
});

describe('the logo of a company is refused', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = (await start()).companies.customer);
  });

  it('with 403 to roles that only read the company, and with 404 to other companies', async () => {
    const { manager, storeManager, buyerManager, worker, vendor, foreignBuyer } = world.people;
    for (const who of [manager, storeManager, buyerManager, worker]) {
      expect(await set(who, id, 'unknown')).toMatchObject({ status: 403 });
      expect(await remove(who, id)).toMatchObject({ status: 403 });
    }
    for (const who of [vendor, foreignBuyer]) {
      expect(await set(who, id, await uploaded(who))).toMatchObject({ status: 404 });
      expect(await remove(who, id)).toMatchObject({ status: 404 });
    }
  });

  it('for a stale version, whose upload stays unclaimed', async () => {
    const { buyer } = world.people;
    const file = await uploaded(buyer);
    const changed = { status: 409, body: { code: 'changed' } };
    expect(await set(buyer, id, file, 2)).toMatchObject(changed);
    expect(await remove(buyer, id, 2)).toMatchObject(changed);
    expect(await stateOf(file)).toBe('ready');
  });

  it('for an upload that is not checked or was rejected', async () => {
    const { buyer } = world.people;
    for (const file of [await announce(buyer, { purpose }), await uploaded(buyer, Buffer.from('no picture'))])
      expect(await set(buyer, id, file)).toMatchObject({ status: 409, body: { code: 'upload-not-ready' } });
  });

  it("for another person's upload, one for another purpose and an unknown one, at its field", async () => {
    const { buyer, admin } = world.people;
    for (const file of [await uploaded(admin), await uploadedFor(buyer), 'unknown'])
      expect(await set(buyer, id, file)).toMatchObject({
        status: 404,
        body: { fields: { upload_id: expect.any(String) } },
      });
    expect(await read(id)).toMatchObject({ version: 1, ...none });
  });
});
