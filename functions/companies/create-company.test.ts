import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createCompany, getCompany, listCompanies } from '#shared/contracts/companies.ts';
import fields from '#shared/messages/en/fields.ts';
import { aBilling } from '../../test/world/billing.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { unchecked } from '../../test/world/unchecked.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyWithInn } from '../data/companies/companies.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const now = new Date().toISOString();
/** A claim of a key that was not released is free after a minute. */
const later = new Date(Date.parse(now) + 120_000).toISOString();
const aCompany = (more: object = {}) => ({ name: `Nová ${randomUUID()}`, inn: anIco(), role: 'vendor', ...more });
const create = (body: object, headers = {}, at = now) =>
  invoke(createCompany, world.people.admin, { body, headers, now: at });

describe('a company that an admin adds', () => {
  it('has what was typed, in the form in which it is stored', async () => {
    const typed = {
      brand: ' Nová  Práce ',
      legal_form: 'limited',
      address: 'Cimburkova 4, Brno',
      vat_id: 'cz 2745 1381',
      founded: '1994-05-31',
      phone: '+420 777 000 001',
      site: 'nova.example/kontakt',
      comment: 'Calls back on Mondays',
      billing: aBilling,
    };
    const stored = {
      ...typed,
      brand: 'Nová Práce',
      vat_id: 'CZ27451381',
      phone: '+420777000001',
      site: 'https://nova.example/kontakt',
    };
    const added = await create(aCompany(typed));
    const { admin } = world.people;
    const author = { id: admin.id, fio: admin.fio };
    expect(added).toMatchObject({ status: 201, body: { data: { ...stored, author, version: 1, created_at: now } } });
    const read = await invoke(getCompany, admin, { params: { id: ok(added).id } });
    expect(unchecked(ok(read))).toMatchObject(unchecked(ok(added)));
  });

  it('has no more than a name, an IČO and a role at first, and is found by both', async () => {
    const company = aCompany();
    const added = ok(await create(company));
    const empty = { brand: null, legal_form: null, address: null, vat_id: null, founded: null, phone: null };
    expect(added).toMatchObject({ ...company, ...empty, site: null, comment: null, billing: null });
    for (const name of [company.name, company.inn])
      expect(
        (await invoke(listCompanies, world.people.admin, { query: { name } })).body.data.map(unchecked),
      ).toMatchObject([unchecked(added)]);
  });

  it("is in its own audit log and in the platform's, with the admin", async () => {
    const { id, name } = ok(await create(aCompany()));
    const entry = { action: 'company-created', by: { id: world.people.admin.id, fio: 'Admin' }, about: { id, name } };
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', { id: String(id), name: String(name) });
    // Of the platform's log, only what concerns it: other test files write there, too.
    const day = now.slice(0, 10);
    const query = { from: day, to: day, about_id: String(id), action: 'company-created' };
    for (const who of [world.people.admin, vendor])
      expect((await invoke(listAudit, who, { query, now })).body.data).toMatchObject([entry]);
  });

  it.each([
    ['inn', '12345678'],
    ['inn', ''],
    ['name', ' '],
    ['role', 'both'],
    ['legal_form', 'ltd'],
    ['vat_id', 'CZ123'],
    ['vat_id', 'CZ27451382'],
    ['vat_id', 'DE136695976'],
    ['founded', '31. 5. 1994'],
    ['founded', '0094-05-31'],
    ['phone', '777'],
    ['site', 'not a site'],
    ['site', 'javascript:alert(1)'],
    ['comment', 'x'.repeat(2001)],
    ['credibility', 'green'],
  ])('is refused with %s %j', async (field, value) => {
    expect(await create(aCompany({ [field]: value }))).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  it('has a DIČ if it is a VAT payer', async () => {
    expect(await create(aCompany({ billing: aBilling }))).toMatchObject({
      status: 400,
      body: { fields: { vat_id: fields['vat-payer-without-vat-id'] } },
    });
  });

  it('has an IČO of its own: of two that are added at one moment, one is refused', async () => {
    const inn = anIco();
    const both = await racing(writes('COMPANY#'), [() => create(aCompany({ inn })), () => create(aCompany({ inn }))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = { status: 409, body: { code: 'company-ico-taken', fields: { inn: fields.taken } } };
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused);
    expect(await create(aCompany({ inn }))).toMatchObject(refused);
  });

  it('is added once by a request that is repeated after a fault', async () => {
    await withEachFault(async (faulty) => {
      const [company, headers] = [aCompany(), { 'idempotency-key': randomUUID() }];
      await faulty(() => create(company, headers));
      const { data } = (await create(company, headers, later)).body;
      expect(await companyWithInn(company.inn)).toMatchObject({ id: data.id, name: company.name });
    });
  });
});

it('only an admin adds companies', async () => {
  const { manager, vendor, buyer, buyerManager, storeManager, worker, newcomer } = world.people;
  for (const who of [manager, vendor, buyer, buyerManager, storeManager, worker, newcomer])
    expect(await invoke(createCompany, who, { body: aCompany() })).toMatchObject({ status: 403 });
});
