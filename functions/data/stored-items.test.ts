import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstTariffs } from '#shared/domain/billing/tariffs.ts';
import { aChange, aCompletedShift, aConfirmedShift, aShift } from '#shared/domain/shifts/examples.ts';
import { undocumented } from '#shared/domain/supply/act.ts';
import { anOrder } from '../../test/world/an-order.ts';
import { contactChangeWrites, emailChangeKey, findContactChange } from './auth/contact-changes.ts';
import { findLink, newLink, linkKey } from './auth/links.ts';
import { getLogin, loginWrites, loginKey } from './auth/logins.ts';
import { readTariff, tariffWrite } from './billing/tariffs.ts';
import { companyWrites, getCompany } from './companies/companies.ts';
import { newCompany, companyKey } from './companies/company.ts';
import { orderWrites, readOrder } from './orders/orders.ts';
import { accountInsertionWrites, getAccount, accountKey } from './people/accounts.ts';
import { getInvitation, invitationKey, invitationWrites } from './people/invitations.ts';
import { newAccount } from './people/new-account.ts';
import { type Product, productWrites, readProduct } from './products/products.ts';
import { logItems, readLogEntry, readShift, shiftItem, shiftLogKey } from './shifts/shift-items.ts';
import { getSpecialty, specialtyItem, specialtyKey } from './specialties/specialties.ts';
import { type DeliveryDocument, documentWrites, readDocument } from './supply/documents.ts';
import { type Item, transact, type Write } from './table.ts';

const at = '2026-06-01T08:00:00.000Z';
const itemOf = ([write]: readonly Write[]): Item => (write && 'put' in write ? write.put : {});
/** Without index keys, so that no list of another test shows it. */
const stored = async (item: Item): Promise<void> => {
  const own = Object.entries(item).filter(([field]) => !/_[ps]k$/.test(field));
  await transact([{ part: 'old', put: Object.fromEntries(own) }]);
};

/**
 * Items as earlier schemas stored them, the first schema first. A changed schema needs a migration and its fixture
 * here: the current schema number is the number of the fixtures.
 */
const currentShift = shiftItem(
  aConfirmedShift({ backed_by: ['x'], stand_by_vendors: { x: 'v1' }, pending_change: aChange('customer') }),
);
const shiftWithout = (schema: number, ...added: string[]): Item => ({
  ...Object.fromEntries(Object.entries(currentShift).filter(([field]) => !added.includes(field))),
  pending_change: withoutPrices,
  schema,
});
const { prices: _, ...withoutPrices } = aChange('customer');
const ofPunches = ['punched', 'claims'];
const ofPrices = ['prices'];
const beforeSixth = [...ofPunches, ...ofPrices];
const beforeFourth = ['hours', 'pay', 'boss_premium', 'paid', 'replacement_asked', ...beforeSixth];
const shiftFixtures: Item[] = [
  shiftWithout(1, ...beforeFourth, 'change_counts', 'stand_by_vendors', 'called_up'),
  shiftWithout(2, ...beforeFourth, 'stand_by_vendors', 'called_up'),
  shiftWithout(3, ...beforeFourth),
  shiftWithout(4, 'replacement_asked', ...beforeSixth),
  shiftWithout(5, ...beforeSixth),
  shiftWithout(6, ...ofPrices),
  currentShift,
];

it('a shift of every schema number is readable', () => {
  expect(shiftItem(aShift())['schema']).toBe(shiftFixtures.length);
  for (const item of shiftFixtures) expect(readShift(item)).toEqual(readShift(currentShift));
});

it('the hours of a shift that was completed before hours were approved are submitted', () => {
  const completed = shiftItem(aCompletedShift());
  const { hours: _, pay: __, ...third } = completed;
  expect(readShift({ ...third, schema: 3 })).toMatchObject({
    hours: { state: 'submitted', month: '2026-06', record: [] },
    pay: null,
  });
});

describe('a log entry', () => {
  const terms = {
    starts_at: at,
    ends_at: '2026-06-01T16:00:00.000Z',
    category: { en: 'Cashier', cs: 'Pokladní', ru: 'Кассир' },
    hourly_rate: 20_000,
    planned_break_minutes: 30,
  };
  const by = { id: 'w1', fio: 'w1' };
  const values: [kind: string, before: unknown, after: unknown, field?: string][] = [
    ['created', null, { starts_at: at, ends_at: terms.ends_at }],
    ['status', 'new', 'confirmed'],
    ['start', null, at, 'actual_start'],
    ['end', at, terms.ends_at, 'ends_at'],
    ['staff', null, by],
    ['break', { from: at, to: null }, { from: at, to: terms.ends_at }],
    ['planned_break', 0, 30],
    ['category', terms.category, terms.category],
    ['rate', 20_000, 25_000],
    ['comment', null, 'Ask for Jana'],
    ['change_asked', terms, terms],
    ['change_refused', terms, terms],
    ['change_refused', terms, null],
    ['replacement_asked', null, by],
    ['punch_claimed', null, { action: 'start', at }],
    ['declined', { id: 'v1', name: 'v1' }, null],
    ['hours', 'submitted', 'approved'],
    ['pay', { gross: 1_000_00, net: 850_00 }, { gross: 1_200_00, net: 1_020_00 }],
    ['premium', null, { amount: 300_00, reason: 'Stayed longer' }],
    ['back_dropped', { id: 'shift', store: 'Brno', starts_at: at, ends_at: terms.ends_at }, null],
  ];

  /** Of kinds that were added later. */
  const schemaOf: Record<string, number> = { hours: 2, pay: 2, premium: 2, replacement_asked: 3, punch_claimed: 4 };

  it.each(values)('%s from %j to %j is readable as it was stored', (kind, before, after, field) => {
    const entry = { kind, field: field ?? null, at, by, on_behalf_of: null, reason: null, before, after };
    const item = {
      ...shiftLogKey('shift', at, 1, 0),
      kind: 'shift-log',
      schema: schemaOf[kind] ?? 1,
      entry,
      version: 1,
      vendor_id: null,
    };
    expect(readLogEntry(item)).toEqual({ ...entry, version: 1, vendor_id: null });
  });

  it('with rates keeps the prices beside them', () => {
    const price = { vendor_id: 'v1', hourly_rate: 23_000, weekend: 1.2, night: null, state_holiday: null };
    const marks = { version: 1, vendor_id: null, prices: { before: [], after: [price] } };
    const entry = {
      kind: 'rate',
      field: null,
      before: 20_000,
      after: 20_000,
      at,
      by,
      on_behalf_of: null,
      reason: null,
      ...marks,
    } as const;
    expect(logItems(aShift(), [entry]).map(readLogEntry)).toEqual([entry]);
  });

  it('is stored with the schema number of these fixtures', () => {
    const entry = {
      kind: 'status',
      field: null,
      at,
      by,
      on_behalf_of: null,
      reason: null,
      version: 1,
      vendor_id: null,
    };
    const [item] = logItems(aShift(), [{ ...entry, kind: 'status', before: 'new', after: 'canceled' }]);
    expect(item?.['schema']).toBe(5);
  });
});

describe('a login', () => {
  const login = { id: 'x', email: null, phone: null, login: null, created_at: at };
  const first = { kind: 'login', ...login };
  const second = { ...first, tokens_from: null };
  const third = { ...second, password_begun_at: null };
  const fixtures: Item[] = [first, second, third, { ...third, accounts: 1 }];

  it.each(fixtures.map((item, nth) => [nth + 1, item] as const))('of schema %i is readable', async (schema, item) => {
    const id = randomUUID();
    await stored({ ...loginKey(id), ...item, id, schema });
    expect(await getLogin(id)).toEqual({ ...login, id, tokens_from: null, password_begun_at: null, accounts: 1 });
  });

  it('is stored with the newest schema number', () => {
    expect(itemOf(loginWrites(login))['schema']).toBe(fixtures.length);
  });
});

describe('a link', () => {
  const first = {
    kind: 'link',
    purpose: 'password',
    subject: 'x',
    email: null,
    made_at: at,
    until: '2026-06-02T08:00:00.000Z',
  };
  const second = { ...first, begun_at: null };
  const fixtures: Item[] = [first, second, { ...second, purpose: 'phone' }];

  it.each(fixtures.map((item, nth) => [nth + 1, item] as const))('of schema %i is readable', async (schema, item) => {
    const { code, hash } = newLink({ purpose: 'password', subject: 'x', now: at });
    await stored({ ...linkKey(hash), ...item, schema });
    expect(await findLink(code, at)).toMatchObject({ subject: 'x', begun_at: null });
  });

  it('is stored with the newest schema number', () => {
    expect(itemOf([newLink({ purpose: 'password', subject: 'x', now: at }).write])['schema']).toBe(fixtures.length);
  });
});

describe('an invitation', () => {
  const invitation = {
    role: 'ROLE_ADMIN' as const,
    company: null,
    stores: [],
    category_ids: [],
    email: 'new@smena.test',
    phone: null,
    login: null,
    locale: 'en' as const,
    invited_by: { id: 'a', fio: 'Admin' },
    login_id: 'l',
    created_at: at,
    sent_at: at,
    valid_until: '2126-06-08T08:00:00.000Z',
    closed: null,
  };
  const second = itemOf(invitationWrites({ ...invitation, id: 'x' }, at));
  const { sent_at: _, ...first } = second;

  it.each([
    [1, first],
    [2, second],
  ])('of schema %i is readable; an old one was sent when it was created', async (schema, item) => {
    const id = randomUUID();
    await stored({ ...item, ...invitationKey(id), id, schema });
    expect(await getInvitation(id)).toEqual({ ...invitation, id });
  });

  it('is stored with the newest schema number', () => {
    expect(second['schema']).toBe(2);
  });
});

describe('a request of another e-mail or phone', () => {
  const first = {
    kind: 'email-change',
    account_id: 'a',
    change_id: 'c',
    email: 'new@smena.test',
    former: null,
    link: null,
    locale: 'en',
    requested_at: at,
  };
  const by = { id: 'b', fio: 'Buyer' };
  const fixtures: Item[] = [first, { ...first, phone: null, by: null }];

  it.each(fixtures.map((item, nth) => [nth + 1, item] as const))('of schema %i is readable', async (schema, item) => {
    const login_id = randomUUID();
    await stored({ ...emailChangeKey(login_id), ...item, login_id, schema });
    const found = await findContactChange('email', { login_id, change_id: 'c' });
    expect(found).toMatchObject({ email: 'new@smena.test', phone: null, by: null });
  });

  it('is stored with the newest schema number', () => {
    const change = { login_id: 'x', account_id: 'a', email: null, phone: '+420777000001', former: null, by };
    expect(itemOf(contactChangeWrites({ ...change, locale: 'en' }, at))['schema']).toBe(fixtures.length);
  });
});

describe('a specialty', () => {
  const names = { en: 'Cashier', cs: 'Pokladní', ru: 'Кассир' };
  const specialty = {
    id: 'x',
    names,
    descriptions: names,
    icon: 'scan-barcode',
    hourly_rate: 18_000,
    hourly_premium: 0,
    auto_complete: true,
    active: true,
    version: 1,
    used: true,
    category_kind: 'specialty' as const,
    avatar: null,
  };
  const third: Item = specialtyItem(specialty);
  const { category_kind: _, avatar: __, ...second } = third;
  const first = Object.fromEntries(Object.entries(second).filter(([field]) => !['version', 'used'].includes(field)));

  it.each([
    [1, first],
    [2, second],
    [3, third],
  ])(
    'of schema %i is readable; whether an old one is used is not known, so it counts as used',
    async (schema, item) => {
      const id = randomUUID();
      await stored({ ...item, ...specialtyKey(id), id, schema });
      expect(await getSpecialty(id)).toEqual({ ...specialty, id });
    },
  );

  it('is stored with the newest schema number', () => {
    expect(third['schema']).toBe(3);
  });
});

describe('an account', () => {
  const account = newAccount({
    login_id: 'x',
    fio: 'Jan',
    role: 'ROLE_BUYER',
    company: null,
    email: null,
    phone: null,
    created_at: at,
  });
  const fourth = itemOf(accountInsertionWrites(account));
  const without = (item: Item, ...added: string[]): Item =>
    Object.fromEntries(Object.entries(item).filter(([field]) => !added.includes(field)));
  const third = without(fourth, 'names', 'phone_numbers');
  const second = without(third, 'personal_number', 'deduction');
  const first = without(second, 'version', 'country', 'languages', 'photo', 'bank_account', 'terms', 'waits');

  it.each([
    [1, first],
    [2, second],
    [3, third],
    [4, fourth],
  ])('of schema %i is readable', async (schema, item) => {
    const id = randomUUID();
    await stored({ ...item, ...accountKey(id), id, schema });
    expect(await getAccount(id)).toEqual({ ...account, id });
  });

  it('is stored with the newest schema number', () => {
    expect(fourth['schema']).toBe(4);
  });
});

describe('a company', () => {
  const company = newCompany({ id: 'x', name: 'Nová', role: 'customer', inn: 'x', created_at: at });
  const fifth = itemOf(companyWrites(company));
  const { billing: ___, ...fourth } = { billing: null, ...fifth };
  const { logo: _, ...third } = { logo: null, ...fourth };
  const { active: __, ...second } = { active: true, ...third };
  const { id, name, role, inn, created_at } = company;

  it.each([
    [1, { kind: 'company', id, name, role, inn, created_at }],
    [2, second],
    [3, third],
    [4, fourth],
    [5, fifth],
  ])('of schema %i is readable', async (schema, item) => {
    const own = randomUUID();
    await stored({ ...item, ...companyKey(own), id: own, schema });
    expect(await getCompany(own)).toEqual({ ...company, id: own });
  });

  it('is stored with the newest schema number', () => {
    expect(fifth['schema']).toBe(5);
  });
});

describe('a product', () => {
  const product: Product = {
    id: 'x',
    version: 1,
    company_id: 'c',
    name: 'Rukavice',
    description: '',
    category_id: 'k',
    subcategory_id: null,
    type_id: 't',
    price: 9900,
    vat_rate: '21',
    vat_included: true,
    sku: 'R-1',
    barcode: '8590031100012',
    barcode_unchecked: false,
    height: 10,
    length: 20,
    width: 30,
    weight: 40,
    expiration_date: null,
    low_stock: null,
    active: true,
    values: [],
    created_at: at,
  };
  const third = itemOf(productWrites(undefined, product));
  const { vat_rate: _, vat_included: __, ...second } = third;

  it.each([
    [1, second],
    [2, second],
    [3, third],
  ])('of schema %i is readable; the price of an old one includes 21 %%', (schema, item) => {
    expect(readProduct({ ...item, schema })).toEqual(product);
  });

  it('is stored with the newest schema number', () => {
    expect(third['schema']).toBe(3);
  });
});

const withoutVat = (line: object): Item =>
  Object.fromEntries(Object.entries(line).filter(([field]) => !field.startsWith('vat_')));

describe('an order', () => {
  const order = anOrder();
  const sixth = itemOf(orderWrites(undefined, order));
  const fifth = { ...sixth, items: order.items.map(withoutVat) };

  it.each([
    [5, fifth],
    [6, sixth],
  ])('of schema %i is readable; the prices of an old one include 21 %%', (schema, item) => {
    expect(readOrder({ ...item, schema })).toMatchObject(order);
  });

  it('is stored with the newest schema number', () => {
    expect(sixth['schema']).toBe(6);
  });
});

describe('a delivery document', () => {
  const { company, customer, user, items } = anOrder();
  const lines = undocumented({ items }, []);
  const document: DeliveryDocument = {
    id: 'x',
    version: 1,
    number: '2612345678-1',
    order: { id: 'o', number: '2612345678' },
    company,
    customer,
    supply_store: null,
    user,
    created_at: at,
    status: 'issued',
    external_number: null,
    external_date: null,
    external_id: null,
    exported_at: null,
    comment: '',
    sum: 247_00,
    items: lines,
    replaces: null,
    replaced_by: null,
    history: [],
  };
  const second = itemOf(documentWrites(undefined, document));
  const first = { ...second, items: lines.map(withoutVat) };

  it.each([
    [1, first],
    [2, second],
  ])('of schema %i is readable; the prices of an old one include 21 %%', (schema, item) => {
    expect(readDocument({ ...item, schema })).toEqual(document);
  });

  it('is stored with the newest schema number', () => {
    expect(second['schema']).toBe(2);
  });
});

describe('a plan', () => {
  const tariff = {
    ...firstTariffs['customer-pro'],
    id: 'customer-pro' as const,
    version: 1,
    features: [...firstTariffs['customer-pro'].features],
    prices_since: null,
  };
  const third = itemOf([tariffWrite(tariff)]);
  const second: Item = { ...third, limits: { workers: null, stores: 50 } };
  const { prices_since: _, ...first } = second;

  // The plans are the same for all tests, so none is stored.
  it.each([
    [1, first],
    [2, second],
    [3, third],
  ])('of schema %i is readable', (schema, item) => {
    expect(readTariff({ ...item, schema })).toEqual(tariff);
  });

  it('is stored with the newest schema number', () => {
    expect(third['schema']).toBe(3);
  });
});
