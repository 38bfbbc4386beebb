import { describe, expect, it } from 'vitest';
import { companyAudit } from '../companies/audit.ts';
import { invitationAudit, personAudit } from '../people/audit.ts';
import { storeAudit } from '../stores/audit.ts';
import { changesOf } from './changes.ts';

const store = {
  name: 'Brno',
  address: 'Cimburkova 4',
  location: null,
  phone: null,
  sales_area_m2: 150,
  time_zone: 'Europe/Prague',
  schedule: {
    week: {
      mon: [{ from: '08:00', to: '20:00', next_day: false }],
      tue: [],
      wed: [],
      thu: [],
      fri: [],
      sat: [],
      sun: [],
    },
    exceptions: [],
  },
  pickup: false,
  delivery_warehouse: false,
  active: true,
};
const person = {
  fio: 'Jan Novák',
  roles: ['ROLE_VENDOR_STAFF'],
  country: 'CZ',
  languages: ['cs'],
  bank_account: null,
  contract: null,
  personal_number: null,
  deduction: null,
  store_ids: [],
  category_ids: ['baker'],
} as const;

describe('the changes of a record', () => {
  it('are the fields that differ, with both values', () => {
    const after = {
      ...store,
      name: 'Brno 2',
      location: { lat: 49.2, lng: 16.6 },
      sales_area_m2: null,
      schedule: {
        week: {
          ...store.schedule.week,
          mon: [
            { from: '08:00', to: '12:00', next_day: false },
            { from: '13:00', to: '21:00', next_day: false },
          ],
          tue: store.schedule.week.mon,
        },
        exceptions: [
          { date: '2026-12-24', hours: store.schedule.week.mon },
          { date: '2026-12-31', hours: [] },
        ],
      },
      pickup: true,
    };
    expect(changesOf(storeAudit, store, after)).toEqual([
      { field: 'name', before: 'Brno', after: 'Brno 2', withheld: false },
      { field: 'location', before: null, after: '49.2, 16.6', withheld: false },
      { field: 'sales_area_m2', before: 150, after: null, withheld: false },
      { field: 'mon', before: '08:00–20:00', after: '08:00–12:00, 13:00–21:00', withheld: false },
      { field: 'tue', before: null, after: '08:00–20:00', withheld: false },
      { field: 'exceptions', before: [], after: ['2026-12-24 08:00–20:00', '2026-12-31'], withheld: false },
      { field: 'pickup', before: false, after: true, withheld: false },
    ]);
    expect(changesOf(storeAudit, store, { ...store })).toEqual([]);
  });

  it('of a new record are its values, and of a removed one those that it had', () => {
    const facts = {
      brand: null,
      legal_form: null,
      address: null,
      vat_id: null,
      billing: null,
      founded: null,
      phone: null,
      logo: null,
    };
    const company = { name: 'Pekárna', inn: '27082440', ...facts, site: null, comment: null, active: true };
    expect(changesOf(companyAudit, null, company)).toEqual([
      { field: 'name', before: null, after: 'Pekárna', withheld: false },
      { field: 'inn', before: null, after: '27082440', withheld: false },
      { field: 'active', before: null, after: true, withheld: false },
    ]);
    expect(changesOf(companyAudit, company, null).map(({ before, after }) => [before, after])).toEqual([
      ['Pekárna', null],
      ['27082440', null],
      [true, null],
    ]);
    expect(
      changesOf(invitationAudit, null, { role: 'ROLE_VENDOR_STAFF', stores: [] }).map(({ field }) => field),
    ).toEqual(['role']);
  });

  it('say of values that the company may not read only that they changed', () => {
    const after = {
      ...person,
      fio: 'Jan Nový',
      country: 'SK',
      languages: ['cs', 'sk'],
      bank_account: '19-2000145399/0800',
      contract: 'dpp',
      personal_number: '7',
      deduction: 2000,
      store_ids: ['brno'],
      category_ids: [],
    };
    const changes = changesOf(personAudit, person, after);
    expect(changes).toEqual([
      { field: 'fio', before: 'Jan Novák', after: 'Jan Nový', withheld: false },
      { field: 'country', before: null, after: null, withheld: true },
      { field: 'languages', before: null, after: null, withheld: true },
      { field: 'bank_account', before: null, after: null, withheld: true },
      { field: 'contract', before: null, after: null, withheld: true },
      { field: 'personal_number', before: null, after: null, withheld: true },
      { field: 'deduction', before: null, after: null, withheld: true },
      { field: 'stores', before: null, after: null, withheld: true },
      { field: 'specialties', before: null, after: null, withheld: true },
    ]);
    expect(JSON.stringify(changes)).not.toContain('2000145399');
  });

  it('are bounded: long texts and lists are cut', () => {
    const [name] = changesOf(storeAudit, store, { ...store, name: 'x'.repeat(201) });
    expect(name?.after).toBe(`${'x'.repeat(199)}…`);
    expect(changesOf(storeAudit, store, { ...store, name: 'x'.repeat(200) })[0]?.after).toBe('x'.repeat(200));
    const stores = Array.from({ length: 21 }, (_, n) => ({ name: `${n}${'y'.repeat(300)}` }));
    const named = (count: number) =>
      changesOf(invitationAudit, null, { role: 'ROLE_STORE_MANAGER', stores: stores.slice(0, count) })[1]?.after;
    expect(named(21)).toHaveLength(20);
    expect(named(21)).toMatchObject({ 18: expect.stringMatching(/^18y{197}…$/), 19: '…' });
    expect(named(20)).toMatchObject({ 19: expect.stringMatching(/^19y{197}…$/) });
  });
});
