import { describe, expect, it } from 'vitest';
import { auditScope } from '../audit/scope.ts';
import { transactionScope } from '../billing/scope.ts';
import { broadcastScope } from '../broadcasts/scope.ts';
import { abandonedScope } from '../cart/scope.ts';
import { chatScope } from '../chats/scope.ts';
import { cooperationScope } from '../clients/scope.ts';
import { companyScope, listedCompanyScope } from '../companies/scope.ts';
import { bankPaymentScope, invoiceScope } from '../invoices/scope.ts';
import { notificationScope } from '../notifications/scope.ts';
import { orderScope } from '../orders/scope.ts';
import { coefficientScope } from '../pay/scope.ts';
import { invitationScope, personScope, waitingScope, workerScope } from '../people/scope.ts';
import { promoScope } from '../promo/scope.ts';
import { publicationScope } from '../publications/scope.ts';
import { type Actor, type Role, roles } from '../roles.ts';
import { shiftScope } from '../shifts/scope.ts';
import { statisticsScope } from '../statistics/scope.ts';
import { storeScope } from '../stores/scope.ts';
import { tenderScope } from '../tenders/scope.ts';
import { audiencesOf } from './live.ts';
import { isInScope, listKey, type ListKind, type Scope } from './scope.ts';

const actor = (role: Role, patch: Partial<Actor> = {}): Actor => ({
  id: 'me',
  login_id: 'login',
  fio: 'Me',
  role,
  company: { id: 'own', name: 'Own' },
  store_ids: ['s1', 's2'],
  ...patch,
});
/** The roles that have a record in their scope; all of them are of the company "own" and the stores s1 and s2. */
const readers = <Subject, Kind extends ListKind>(scope: Scope<Subject, Kind>, subject: Subject, patch = {}) =>
  roles.filter((role) => isInScope(scope, actor(role, patch), subject));

const platform = ['ROLE_ADMIN', 'ROLE_MANAGER'];
const atStores = ['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'];

describe('a shift is in the scope', () => {
  const foreign = { customer_id: 'other', store_id: 's9', performer_ids: ['other'], staff_id: 'someone' };
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of the buyers of its customer', { customer_id: 'own' }, [...platform, 'ROLE_BUYER']],
    ['of the managers of its store', { customer_id: 'own', store_id: 's2' }, [...platform, 'ROLE_BUYER', ...atStores]],
    ["not of managers of another customer's store of the same id", { store_id: 's2' }, platform],
    ['of each performer that may staff it', { performer_ids: ['other', 'own'] }, [...platform, 'ROLE_VENDOR']],
    ['of its worker', { staff_id: 'me' }, [...platform, 'ROLE_VENDOR_STAFF']],
  ])('%s', (_, patch, expected) => {
    expect(readers(shiftScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

describe('an order is in the scope', () => {
  const foreign = { seller_id: 'other', customer_id: null, store_id: null, account_id: 'someone' };
  const whoBuys = ['ROLE_VENDOR_STAFF', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'];
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of the vendors of its products', { seller_id: 'own' }, [...platform, 'ROLE_VENDOR']],
    ['of the buyers of the company', { customer_id: 'own' }, [...platform, 'ROLE_BUYER']],
    ['of who placed it', { account_id: 'me' }, [...platform, ...whoBuys]],
    [
      'of the managers of the store that it supplies',
      { customer_id: 'own', store_id: 's2' },
      [...platform, 'ROLE_BUYER', ...atStores],
    ],
  ])('%s', (_, patch, expected) => {
    expect(readers(orderScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

it('abandoned carts are in the scope of the platform and of the vendors of their products', () => {
  expect(readers(abandonedScope, { seller_id: 'other' })).toEqual(platform);
  expect(readers(abandonedScope, { seller_id: 'own' })).toEqual([...platform, 'ROLE_VENDOR']);
});

describe('a cell of the statistics is in the scope', () => {
  const foreign = { customer_id: 'other', store_id: 's9', performer_id: null, staff_id: null };
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of the buyers of its customer', { customer_id: 'own' }, [...platform, 'ROLE_BUYER']],
    ['of the managers of its store', { customer_id: 'own', store_id: 's2' }, [...platform, 'ROLE_BUYER', ...atStores]],
    ["not of managers of another customer's store of the same id", { store_id: 's2' }, platform],
    ['of the performer that staffs it', { performer_id: 'own' }, [...platform, 'ROLE_VENDOR']],
    ['of its worker', { performer_id: 'other', staff_id: 'me' }, [...platform, 'ROLE_VENDOR_STAFF']],
  ])('%s', (_, patch, expected) => {
    expect(readers(statisticsScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a service is in the scope', () => {
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of its performer', { vendor_id: 'own' }, [...platform, 'ROLE_VENDOR']],
    ['of the buyers of its customer, not of their managers', { customer_id: 'own' }, [...platform, 'ROLE_BUYER']],
  ])('%s', (_, patch, expected) => {
    const foreign = { vendor_id: 'other', customer_id: 'another' };
    expect(readers(cooperationScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a tariff coefficient is in the scope', () => {
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of its performer', { vendor_id: 'own' }, [...platform, 'ROLE_VENDOR']],
    ['of the customers that it is for', { customer_ids: ['x', 'own'] }, [...platform, 'ROLE_BUYER', ...atStores]],
  ])('%s', (_, patch, expected) => {
    const foreign = { vendor_id: 'other', customer_ids: ['another'] };
    expect(readers(coefficientScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a store is in the scope', () => {
  const foreign = { id: 's9', company_id: 'other', vendor_ids: [] };
  it.each([
    ['of the platform alone without any tie', {}, platform],
    ['of the buyers of its company', { company_id: 'own' }, [...platform, 'ROLE_BUYER']],
    ['of its own managers', { id: 's1', company_id: 'own' }, [...platform, 'ROLE_BUYER', ...atStores]],
    ['of the performers that serve it', { vendor_ids: ['own'] }, [...platform, 'ROLE_VENDOR']],
  ])('%s', (_, patch, expected) => {
    expect(readers(storeScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

it('a company is in the scope of the platform and of its own managers', () => {
  expect(readers(companyScope, { id: 'other' })).toEqual(platform);
  expect(readers(companyScope, { id: 'own' })).toEqual([...platform, 'ROLE_VENDOR', 'ROLE_BUYER', ...atStores]);
});

it('a company is found by the platform, by those who act for it, and by those who act for a company that works with it', () => {
  const finders = [...platform, 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'];
  expect(readers(listedCompanyScope, { id: 'own', partner_ids: [] })).toEqual(finders);
  expect(readers(listedCompanyScope, { id: 'other', partner_ids: ['own'] })).toEqual(finders);
  expect(readers(listedCompanyScope, { id: 'other', partner_ids: ['another'] })).toEqual(platform);
});

describe('a person is in the scope', () => {
  const inCompany = ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_BUYER'];
  it.each([
    ['of admins alone, if of another company', ['ROLE_BUYER'], 'other', [], ['ROLE_ADMIN']],
    ['of admins alone, if of no company', ['ROLE_USER'], null, [], ['ROLE_ADMIN']],
    ['of its company', ['ROLE_BUYER'], 'own', [], inCompany],
    ['of managers too, if a store manager', ['ROLE_STORE_MANAGER'], 'other', ['s1'], ['ROLE_ADMIN', 'ROLE_MANAGER']],
    [
      'of buyer managers too, if of one of their stores',
      ['ROLE_STORE_MANAGER'],
      'own',
      ['s2', 's9'],
      [...inCompany, 'ROLE_MANAGER', 'ROLE_BUYER_MANAGER'],
    ],
    ['not of buyer managers of other stores', ['ROLE_STORE_MANAGER'], 'own', ['s9'], [...inCompany, 'ROLE_MANAGER']],
    ['not of buyer managers, if another buyer manager', ['ROLE_BUYER_MANAGER'], 'own', ['s1'], inCompany],
  ])('%s', (_, ofPerson, company_id, store_ids, expected) => {
    expect(readers(personScope, { roles: ofPerson, company_id, store_ids }).toSorted()).toEqual(expected.toSorted());
  });
});

it('a worker is in the scope of the platform and of its performer', () => {
  expect(readers(workerScope, { company_id: 'own' })).toEqual([...platform, 'ROLE_VENDOR']);
  expect(readers(workerScope, { company_id: 'other' })).toEqual(platform);
  expect(readers(workerScope, { company_id: null })).toEqual(platform);
});

it('a waiting person is in the scope of admins, and of a buyer of the named company who may grant the role', () => {
  expect(readers(waitingScope, { role: 'ROLE_STORE_MANAGER', company_id: 'own' })).toEqual([
    'ROLE_ADMIN',
    'ROLE_BUYER',
  ]);
  expect(readers(waitingScope, { role: 'ROLE_BUYER', company_id: 'own' })).toEqual(['ROLE_ADMIN']);
  expect(readers(waitingScope, { role: 'ROLE_STORE_MANAGER', company_id: 'other' })).toEqual(['ROLE_ADMIN']);
});

describe('an invitation is in the scope', () => {
  const place = { role: 'ROLE_STORE_MANAGER' as Role, company_id: 'own', store_ids: ['s1'] };
  it.each([
    ['of those who may grant the place', {}, [...platform, 'ROLE_BUYER', 'ROLE_BUYER_MANAGER']],
    ['of a buyer manager only if all its stores are theirs', { store_ids: ['s1', 's9'] }, [...platform, 'ROLE_BUYER']],
    ['of nobody else in another company', { company_id: 'other' }, platform],
    ['of nobody who may not grant the role', { role: 'ROLE_BUYER_MANAGER' as Role }, ['ROLE_ADMIN', 'ROLE_BUYER']],
    ['of a performer for its workers', { role: 'ROLE_VENDOR_STAFF' as Role }, ['ROLE_ADMIN', 'ROLE_VENDOR']],
    ['of admins alone without a company', { role: 'ROLE_ADMIN' as Role, company_id: null }, ['ROLE_ADMIN']],
  ])('%s', (_, patch, expected) => {
    expect(readers(invitationScope, { ...place, ...patch })).toEqual(expected);
  });
});

describe('an entry of the audit log is in the scope', () => {
  it('of admins, of its company’s buyers and vendors, and otherwise of its author', () => {
    const others = roles.filter((role) => !['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_BUYER'].includes(role));
    expect(readers(auditScope, { by_id: 'someone', company_id: 'own' })).toEqual([
      'ROLE_ADMIN',
      'ROLE_VENDOR',
      'ROLE_BUYER',
    ]);
    expect(readers(auditScope, { by_id: 'me', company_id: 'other' })).toEqual(['ROLE_ADMIN', ...others]);
    expect(readers(auditScope, { by_id: 'me', company_id: null }, { company: null })).toEqual([...roles]);
  });
});

describe('a notification is in the scope', () => {
  it.each([
    ['of its account, whatever the role', { account: 'me' }, [...roles]],
    ['of nobody else', { account: 'someone' }, []],
    ['of buyers and vendors of its company', { company: 'own' }, ['ROLE_VENDOR', 'ROLE_BUYER']],
    ['of buyers and of managers of its store', { company: 'own', store: 's2' }, ['ROLE_BUYER', ...atStores]],
    ['of buyers alone at another store', { company: 'own', store: 's9' }, ['ROLE_BUYER']],
    ['of nobody of another company', { company: 'other', store: 's1' }, []],
    ['of admins', 'admins' as const, ['ROLE_ADMIN']],
    ['of support', 'support' as const, platform],
  ])('%s', (_, to, expected) => {
    expect(readers(notificationScope, to)).toEqual(expected);
  });
});

describe('a tender is in the scope', () => {
  const foreign = { company_id: 'other', participant_ids: ['another'] };
  it.each([
    ['of the platform alone without any tie', {}, platform],
    [
      'of the buyers and the buyer managers of its owner',
      { company_id: 'own' },
      [...platform, 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'],
    ],
    ['of each performer that takes part', { participant_ids: ['another', 'own'] }, [...platform, 'ROLE_VENDOR']],
    ['of no performer before anybody sees it', { participant_ids: [] }, platform],
  ])('%s', (_, patch, expected) => {
    expect(readers(tenderScope, { ...foreign, ...patch }).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a channel of the chat is in the scope', () => {
  it.each([
    ['of the platform only', {}, platform],
    ['of its person', { account_id: 'me' }, roles.filter((role) => role !== 'ROLE_USER' && role !== 'ROLE_VENDOR')],
    [
      "of the vendors of its performer, not of the person's",
      { company_id: 'own', account_id: 'me' },
      [...platform, 'ROLE_VENDOR'],
    ],
  ])('%s', (_, patch, expected) => {
    const subject = { company_id: null, account_id: 'someone', ...patch };
    expect(readers(chatScope, subject).toSorted()).toEqual(expected.toSorted());
  });

  it('of a vendor without a company, if it is their own', () => {
    const subject = { company_id: null, account_id: 'me' };
    expect(readers(chatScope, subject, { company: null })).toContain('ROLE_VENDOR');
  });
});

it('transactions are read by admins and by who acts for the company, promo codes by admins and by their person', () => {
  expect(readers(transactionScope, { company_id: 'own' })).toEqual(['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_BUYER']);
  expect(readers(transactionScope, { company_id: 'other' })).toEqual(['ROLE_ADMIN']);
  expect(readers(promoScope, { author_id: 'me' })).toEqual(
    roles.filter((role) => role !== 'ROLE_MANAGER' && role !== 'ROLE_USER'),
  );
  expect(readers(promoScope, { author_id: null })).toEqual(['ROLE_ADMIN']);
});

it('publications are worked with by admins, and by the manager who wrote them', () => {
  expect(readers(publicationScope, { author_id: 'me' })).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER']);
  expect(readers(publicationScope, { author_id: 'another' })).toEqual(['ROLE_ADMIN']);
});

it('invoices are read by the platform, the vendors of both sides, the buyers of the customer, and who ordered', () => {
  const foreign = { seller_id: 'other', buyer_id: 'another', account_id: 'somebody' };
  expect(readers(invoiceScope, foreign)).toEqual(platform);
  expect(readers(invoiceScope, { ...foreign, seller_id: 'own' })).toEqual([...platform, 'ROLE_VENDOR']);
  expect(readers(invoiceScope, { ...foreign, buyer_id: 'own' })).toEqual([...platform, 'ROLE_VENDOR', 'ROLE_BUYER']);
  expect(readers(invoiceScope, { ...foreign, account_id: 'me' })).toEqual(
    roles.filter((role) => role !== 'ROLE_VENDOR' && role !== 'ROLE_BUYER' && role !== 'ROLE_USER'),
  );
});

it('broadcasts are worked with by admins', () => {
  expect(readers(broadcastScope, {})).toEqual(['ROLE_ADMIN']);
});

it('payments of a bank statement are in the scope of admins, and of the vendors of the company', () => {
  expect(readers(bankPaymentScope, { company_id: 'other' })).toEqual(['ROLE_ADMIN']);
  expect(readers(bankPaymentScope, { company_id: 'own' })).toEqual(['ROLE_ADMIN', 'ROLE_VENDOR']);
});

it('an account without a company reads no list of a company', () => {
  const scopes = [
    shiftScope,
    statisticsScope,
    storeScope,
    companyScope,
    listedCompanyScope,
    personScope,
    workerScope,
    waitingScope,
    invitationScope,
    auditScope,
    notificationScope,
    transactionScope,
    promoScope,
    publicationScope,
    broadcastScope,
    tenderScope,
    chatScope,
    invoiceScope,
    bankPaymentScope,
  ] as Scope<never, ListKind>[];
  for (const scope of scopes)
    for (const role of roles) {
      const kinds = scope.listsFor[role](actor(role, { company: null })).map(({ list }) => list);
      expect(kinds.filter((kind) => !['all', 'role', 'account', 'admins', 'support'].includes(kind))).toEqual([]);
    }
});

it('lists that differ in one field have different keys', () => {
  const lists = [
    { list: 'all' },
    { list: 'company', company: 'a' },
    { list: 'performer', company: 'a' },
    { list: 'store', company: 'a', store: 'b' },
    { list: 'store', company: 'b', store: 'a' },
    { list: 'all-stores', company: 'a' },
  ] as const;
  expect(new Set(lists.map(listKey)).size).toBe(lists.length);
});

it('a list that several areas read is one audience, with all of them', () => {
  expect([...audiencesOf(actor('ROLE_VENDOR_STAFF'))]).toEqual([
    ['account#me', ['exports', 'invoices', 'messages', 'notifications', 'orders', 'shifts', 'supply']],
  ]);
  expect([...audiencesOf(actor('ROLE_VENDOR')).keys()].toSorted()).toEqual([
    'account#me',
    'company#own',
    'performer#own',
  ]);
});
