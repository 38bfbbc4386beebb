import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createCompany, getCompany, listCompanies, updateCompany } from '#shared/contracts/companies.ts';
import fields from '#shared/messages/en/fields.ts';
import { aBilling } from '../../test/world/billing.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { unchecked } from '../../test/world/unchecked.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
type Added = { id: string; version: number; name: string; inn: string };
const added = async (role = 'customer') => {
  const body = { name: `Stará ${randomUUID()}`, inn: anIco(), role };
  return ok(await invoke(createCompany, world.people.admin, { body })) as Added;
};
const update = (id: string, body: object, who: Account = world.people.admin) =>
  invoke(updateCompany, who, { params: { id }, body });
const read = (id: string, who: Account = world.people.admin) => invoke(getCompany, who, { params: { id } });

describe('a changed company', () => {
  it('keeps what was not sent, raises its version, and stands in every list under its new name', async () => {
    const { id, inn, version, name: former } = await added();
    const name = `Mladá ${randomUUID()}`;
    const changed = ok(await update(id, { version, name, brand: 'Mladá' }));
    expect(changed).toMatchObject({ id, inn, name, brand: 'Mladá', version: version + 1, role: 'customer' });
    const found = async (text: string) =>
      (await invoke(listCompanies, world.people.admin, { query: { name: text } })).body.data;
    expect((await found(name)).map(unchecked)).toMatchObject([unchecked(changed)]);
    expect(await found(former)).toEqual([]);
  });

  it('is logged in its own audit log, with the admin who changed it', async () => {
    const { id, version } = await added();
    const owner = await world.person('Owner', 'ROLE_BUYER', { id, name: 'Stará' });
    ok(await update(id, { version, address: 'Brno' }));
    const { data } = (await invoke(listAudit, owner)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ action: 'company-changed', by: { id: world.people.admin.id, fio: 'Admin' } }),
    );
  });

  it('answers 409 to a stale version, also of two changes at one moment', async () => {
    const { id, version } = await added();
    const both = await racing(writes('COMPANY#'), [
      () => update(id, { version, brand: 'One' }),
      () => update(id, { version, brand: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await update(id, { version, brand: 'Three' })).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('takes its new IČO and frees the former one', async () => {
    const [{ id, version, inn: former }, inn] = [await added(), anIco()];
    expect(ok(await update(id, { version, inn }))).toMatchObject({ inn });
    expect([await companyWithInn(inn), await companyWithInn(former)]).toMatchObject([{ id }, undefined]);
    const next = { name: 'Next', inn: former, role: 'vendor' };
    expect(await invoke(createCompany, world.people.admin, { body: next })).toMatchObject({ status: 201 });
    expect(ok(await update(id, { version: version + 1, inn }))).toMatchObject({ inn, version: version + 2 });
  });

  it('cannot take the IČO of another company, also if both change at one moment', async () => {
    const [one, other, inn] = [await added(), await added(), anIco()];
    const taken = { status: 409, body: { code: 'company-ico-taken', fields: { inn: fields.taken } } };
    expect(await update(one.id, { version: 1, inn: other.inn })).toMatchObject(taken);
    const both = await racing(writes('UNIQUE#inn'), [
      () => update(one.id, { version: 1, inn }),
      () => update(other.id, { version: 1, inn }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject(taken);
    // The loser keeps its own.
    const [loser, winner] = both[0]?.status === 409 ? [one, other] : [other, one];
    expect(await companyWithInn(loser.inn)).toMatchObject({ id: loser.id });
    expect(await companyWithInn(winner.inn)).toBeUndefined();
  });

  it('after a fault at any write has its old or its new IČO, and the next try finishes', async () => {
    await withEachFault(async (faulty) => {
      const [{ id, inn: former }, inn] = [await added(), anIco()];
      const change = async () => update(id, { version: ok(await read(id)).version, inn });
      await faulty(change);
      ok(await change());
      expect([await companyWithInn(inn), await companyWithInn(former)]).toMatchObject([{ id }, undefined]);
    });
  });

  it.each([
    ['inn', '12345678'],
    ['name', ''],
    ['role', 'vendor'],
    ['founded', '2024-02-30'],
  ])('is refused with %s %j', async (field, value) => {
    const { id, version } = await added();
    expect(await update(id, { version, [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('what its invoices need', () => {
  const office = (change: object) => ({ office: { ...aBilling.office, ...change } });
  const setBilling = (id: string, change: object = {}, more: object = {}) =>
    update(id, { version: 1, vat_id: 'CZ27451381', ...more, billing: { ...aBilling, ...change } });

  it('is null at first, and stored in one form, with an entry of the audit log', async () => {
    const { id } = await added();
    expect(ok(await read(id))).toMatchObject({ billing: null });
    const written = {
      bank_account: 'cz65 0800 0000 1920 0014 5399',
      prefix: ' FV-1 ',
      note: ' Zapsáno v obchodním rejstříku\n ',
      ...office({ postcode: '61200' }),
    };
    const changed = ok(await setBilling(id, written, { vat_id: 'cz 2745 1381' }));
    expect(changed).toMatchObject({
      vat_id: 'CZ27451381',
      billing: {
        ...aBilling,
        bank_account: 'CZ6508000000192000145399',
        prefix: 'FV-1',
        note: 'Zapsáno v obchodním rejstříku',
      },
    });
    expect(ok(await read(id))).toMatchObject({ billing: changed['billing'] });
    const { data } = (await invoke(listAudit, world.people.admin, { query: { about_id: id } })).body;
    const [entry] = data.filter(({ action }: { action: string }) => action === 'company-changed');
    expect(entry.changes).toMatchObject([
      { field: 'vat_id' },
      { field: 'bank_account', before: null, after: 'CZ6508000000192000145399' },
      { field: 'vat_payer', before: null, after: true },
      { field: 'office', before: null, after: 'Cimburkova 4, 612 00 Brno, CZ' },
      { field: 'prefix', before: null, after: 'FV-1' },
      { field: 'due_days', before: null, after: 14 },
      { field: 'billing_note', before: null, after: 'Zapsáno v obchodním rejstříku' },
    ]);
  });

  it('may be of a company abroad, without VAT and without an account', async () => {
    const { id } = await added();
    const billing = {
      bank_account: null,
      vat_payer: false,
      ...office({ postcode: '10115', country: 'DE' }),
      prefix: '',
      due_days: 0,
    };
    expect(ok(await setBilling(id, billing, { vat_id: null }))).toMatchObject({ vat_id: null, billing });
  });

  it.each([
    ['billing.bank_account', fields['not-bank-account'], { bank_account: '19-2000145398/0800' }],
    ['billing.office.street', fields.required, office({ street: ' ' })],
    ['billing.office.city', fields.required, office({ city: '' })],
    ['billing.office.postcode', fields['not-postcode'], office({ postcode: '6120' })],
    ['billing.office.country', fields['not-country'], office({ country: 'Czechia' })],
    ['billing.prefix', fields['wrong-prefix'], { prefix: '2026' }],
    ['billing.prefix', fields['wrong-prefix'], { prefix: 'FV 1' }],
    ['billing.prefix', fields['wrong-prefix'], { prefix: 'F12345678' }],
    ['billing.due_days', 'The maximum is 90.', { due_days: 91 }],
    ['billing.due_days', 'The minimum is 0.', { due_days: -1 }],
    ['billing.note', 'Enter at most 500 characters.', { note: 'x'.repeat(501) }],
    ['billing.vat_payer', fields.required, { vat_payer: null }],
  ])('is refused at %s: %s', async (field, text, change) => {
    const { id } = await added();
    expect(await setBilling(id, change)).toMatchObject({ status: 400, body: { fields: { [field]: text } } });
  });

  it.each([
    ['CZ27451382', 'wrong-vat-id'],
    ['CZ1234567', 'wrong-vat-id'],
    ['SK2020317068', 'foreign-vat-id'],
    [null, 'vat-payer-without-vat-id'],
  ] as const)('is refused for a VAT payer with the DIČ %s: %s', async (vat_id, key) => {
    const { id } = await added();
    const refused = { status: 400, body: { code: 'invalid-input', fields: { vat_id: fields[key] } } };
    expect(await setBilling(id, {}, { vat_id })).toMatchObject(refused);
    ok(await setBilling(id));
    expect(await update(id, { version: 2, vat_id })).toMatchObject(refused);
  });

  it('is read and changed by its own people, read by the platform, and by nobody else', async () => {
    const { companies, people } = await createWorld();
    const own = companies.customer.id;
    ok(await update(own, { version: 1, vat_id: 'CZ27451381', billing: aBilling }, people.buyer));
    for (const who of [people.admin, people.manager, people.buyer, people.buyerManager, people.storeManager])
      expect(ok(await read(own, who))).toMatchObject({ billing: aBilling });
    // The performer reads a client in its list only.
    const { data } = (await invoke(listCompanies, people.vendor, { query: { id: own } })).body;
    expect(data).toMatchObject([{ id: own, vat_id: 'CZ27451381', billing: null }]);
    expect(await update(own, { version: 2, billing: aBilling }, people.vendor)).toMatchObject({ status: 404 });
    for (const who of [people.manager, people.buyerManager])
      expect(await update(own, { version: 2, billing: aBilling }, who)).toMatchObject({ status: 403 });
  });
});

describe('its own people', () => {
  const own = async (role: 'ROLE_BUYER' | 'ROLE_VENDOR') => {
    const company = await added(role === 'ROLE_BUYER' ? 'customer' : 'vendor');
    return { company, who: await world.person('Owner', role, { id: company.id, name: company.name }) };
  };

  it.each(['ROLE_BUYER', 'ROLE_VENDOR'] as const)(
    '%s change its facts, but not its IČO or the comment',
    async (role) => {
      const { company, who } = await own(role);
      expect(ok(await update(company.id, { version: 1, brand: 'Ours', founded: '1994-05-31' }, who))).toMatchObject({
        brand: 'Ours',
        founded: '1994-05-31',
      });
      for (const change of [{ inn: anIco() }, { comment: 'x' }])
        expect(await update(company.id, { version: 2, ...change }, who)).toMatchObject({
          status: 403,
          body: { fields: { [Object.keys(change)[0] ?? '']: fields['not-yours-to-change'] } },
        });
    },
  );

  it('do not see the comment and the author, and the platform does', async () => {
    const { company, who } = await own('ROLE_BUYER');
    ok(await update(company.id, { version: 1, comment: 'Pays late' }));
    expect(ok(await read(company.id, who))).toMatchObject({ comment: null, author: null });
    for (const reader of [world.people.admin, world.people.manager])
      expect(ok(await read(company.id, reader))).toMatchObject({ comment: 'Pays late', author: { fio: 'Admin' } });
  });

  it('change no other company, and other roles change none', async () => {
    const { id } = await added();
    const { customer } = world.companies;
    const { buyer, vendor, manager, buyerManager, storeManager, worker } = world.people;
    for (const who of [buyer, vendor])
      expect(await update(id, { version: 1, brand: 'x' }, who)).toMatchObject({ status: 404 });
    for (const who of [manager, buyerManager, storeManager, worker])
      expect(await update(customer.id, { version: 1, brand: 'x' }, who)).toMatchObject({ status: 403 });
  });
});
