import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditScope } from '#shared/domain/audit/scope.ts';
import { abandonedScope } from '#shared/domain/cart/scope.ts';
import { subjectOfPerson } from '#shared/domain/chats/scope.ts';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { listedCompanyScope } from '#shared/domain/companies/scope.ts';
import { exportTimes } from '#shared/domain/exports/export.ts';
import { notificationScope, type Recipient } from '#shared/domain/notifications/scope.ts';
import { coefficientScope } from '#shared/domain/pay/scope.ts';
import { answerableRequest } from '#shared/domain/people/waiting.ts';
import { type Actor, type Role, roles, sideOf } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { aShift } from '#shared/domain/shifts/examples.ts';
import { statisticsScope } from '#shared/domain/statistics/scope.ts';
import { storedBroadcast } from '../../test/world/broadcast-fixtures.ts';
import { anIco } from '../../test/world/ico.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import '../../test/world/seed.ts';
import { following } from '../../test/world/stream.ts';
import { listAudit, auditEntryWrite } from './audit.ts';
import { getBroadcastFor, listBroadcasts } from './broadcasts/broadcasts.ts';
import { cartWrite, listAbandonedCarts, newCart } from './cart/carts.ts';
import { channelWrites, listChannels } from './chats/channel-lists.ts';
import { type Channel, getChannel } from './chats/channels.ts';
import { isCooperationOf, listCooperations } from './clients/cooperations.ts';
import { getServiceRequest, listServiceRequests, serviceRequestWrites } from './clients/service-requests.ts';
import { companyWrites, cooperationItem, listCompanies } from './companies/companies.ts';
import { newCompany } from './companies/company.ts';
import { exportInsertionWrites, getExport, listExports } from './exports/exports.ts';
import { bankPaymentWrites, getBankPaymentAt, listBankPayments } from './invoices/bank-payments.ts';
import { listThreads } from './messages/thread-lists.ts';
import { messageWrites, threadWith } from './messages/threads.ts';
import { notificationWrite, findNotifications } from './notifications/notifications.ts';
import { listOrders } from './orders/order-lists.ts';
import { getOrder, orderWrites } from './orders/orders.ts';
import { getPrice, listPrices, priceWrite } from './pay/agreed-prices.ts';
import { coefficientWrites, listCoefficients } from './pay/coefficients.ts';
import { listAccounts, listWaiting } from './people/account-lists.ts';
import { accountInsertionWrites, getPerson } from './people/accounts.ts';
import { getOwnInvitation, invitationWrites, listInvitations } from './people/invitations.ts';
import { newAccount } from './people/new-account.ts';
import { listProducts } from './products/product-lists.ts';
import { getProduct, productWrites } from './products/products.ts';
import { getPublicationFor, listPublications, publicationWrites } from './publications/publications.ts';
import { coverageOn } from './shifts/coverage.ts';
import { law } from './shifts/law.ts';
import { updateOffersNow } from './shifts/offers.ts';
import { dayWrites } from './shifts/shift-days.ts';
import { shiftItem } from './shifts/shift-items.ts';
import { getShift, listShifts } from './shifts/shifts.ts';
import { cellRowsOf, updateCells } from './statistics/cells.ts';
import { statisticsBetween } from './statistics/statistics.ts';
import { listStores } from './stores/store-lists.ts';
import { emptyStore, getStore, insertStore } from './stores/stores.ts';
import { listDocuments } from './supply/document-lists.ts';
import { documentWrites, getDocument } from './supply/documents.ts';
import { transact, type Write } from './table.ts';
import { newParticipation, participationWrite } from './tenders/participations.ts';
import { listTenders } from './tenders/tender-lists.ts';
import { emptyTender, getTender, type Tender, tenderWrites } from './tenders/tenders.ts';

/**
 * Random records of two customers with two stores each and of two performers, and every role in each company, at each
 * choice of stores: a record is in an actor's list exactly if the actor may read it alone.
 */
const mark = randomUUID().slice(0, 8);
/** Each actor reads every list, and every record alone. The first ring has a quarter of the records and half of the actors. */
const some = (records: number): number => (secondRing.isRun ? records : Math.ceil(records / 4));
const ofBoth = <T>(both: readonly T[]): readonly T[] => (secondRing.isRun ? both : both.slice(0, 1));
const named = (name: string) => ({ id: `${name}-${mark}`, name });
const customers = [named('c1'), named('c2')];
const performers = [named('v1'), named('v2')];
const storesOf = new Map(customers.map(({ id }) => [id, [named(`${id}-s1`), named(`${id}-s2`)]] as const));
const workers = [named('w1'), named('w2')];
const whole = { page: 1, per_page: 1000 };
const at = new Date().toISOString();

const company = fc.constantFrom(...customers);
const placed = company.chain((customer) =>
  fc.record({ customer: fc.constant(customer), store: fc.constantFrom(...(storesOf.get(customer.id) ?? [])) }),
);
const someOf = fc.subarray(performers);
const actors: Actor[] = roles.flatMap((role) =>
  [null, ...ofBoth(customers), ...ofBoth(performers)].flatMap((own) => {
    const stores = own ? (storesOf.get(own.id) ?? []) : [];
    const choices = [[], stores.slice(0, 1), stores].map((each) => each.map(({ id }) => id));
    return [...new Map(choices.map((store_ids) => [store_ids.join(), store_ids])).values()].map((store_ids) => ({
      id: role === 'ROLE_VENDOR_STAFF' ? (workers[0]?.id ?? '') : `${role}-${mark}`,
      login_id: 'login',
      fio: role,
      role,
      company: own,
      store_ids,
    }));
  }),
);

const aProduct = {
  version: 1,
  description: '',
  subcategory_id: null,
  type_id: 'type',
  price: 100,
  vat_rate: '21' as const,
  vat_included: true,
  barcode: '',
  barcode_unchecked: true,
  height: 1,
  length: 1,
  width: 1,
  weight: 1,
  expiration_date: null,
  low_stock: null,
  values: [],
  created_at: at,
};

const anOrder = {
  version: 1,
  created_at: at,
  status: 'new' as const,
  payment_status: 'not_paid' as const,
  delivery_type: 'delivery' as const,
  pickup_store: null,
  supply_store: null,
  address: null,
  fio: 'Recipient',
  phone: '+420603114872',
  email: null,
  comment: '',
  received_at: null,
  track_number: null,
  parcel_id: null,
  delivery_cost: 0,
  total_weight: 0,
  bonuses_spent: 0,
  sum: 0,
  bonuses_returned: 0,
  paid_amount: 0,
  parcels: [],
  items: [],
  quotation: null,
  reserves: false,
  history: [],
};

const aDocument = {
  version: 1,
  created_at: at,
  status: 'issued' as const,
  external_number: null,
  external_date: null,
  external_id: null,
  exported_at: null,
  comment: '',
  sum: 0,
  items: [],
  replaces: null,
  replaced_by: null,
  history: [],
};

const save = async (writes: readonly Write[]) => {
  for (let from = 0; from < writes.length; from += 90) await transact(writes.slice(from, from + 90));
};
const found = (read: Promise<unknown>): Promise<boolean> =>
  read.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message === 'not-found') return false;
      throw error;
    },
  );
type List = (actor: Actor) => Promise<{ data: readonly { id: string }[] }>;
/** The actors for whom one of the lists differs from the records that they may read one by one. */
const differences = async (
  ids: readonly string[],
  lists: List | readonly List[],
  may: (actor: Actor, id: string) => Promise<boolean>,
) => {
  const compared = [];
  for (const actor of actors) {
    const allowed = await Promise.all(ids.map(async (id) => ((await may(actor, id)) ? [id] : [])));
    for (const list of [lists].flat()) {
      const listed = (await list(actor)).data.map(({ id }) => id).filter((id) => ids.includes(id));
      compared.push({ actor, listed: listed.toSorted(), allowed: allowed.flat().toSorted() });
    }
  }
  if (compared.every(({ listed }) => listed.length === 0)) throw new Error('Nobody lists any of the records');
  return compared.filter(({ listed, allowed }) => listed.join() !== allowed.join());
};

beforeAll(async () => {
  await save(
    customers.flatMap((customer) =>
      performers.map((vendor) => ({
        part: 'service',
        put: cooperationItem(newCooperation({ vendor, customer, store_ids: null })),
      })),
    ),
  );
});

describe('a record is in a list of the actor exactly if the actor may read it:', () => {
  it('shifts', async () => {
    const day = '2126-06-10';
    const shift = fc
      .record({
        place: placed,
        vendor: fc.option(fc.constantFrom(...performers)),
        offered: someOf,
        staff: fc.option(fc.constantFrom(...workers)),
      })
      .map(({ place, vendor, offered, staff }) =>
        aShift({
          id: randomUUID(),
          // Far ahead, so that the scheduled job leaves them alone.
          day,
          starts_at: `${day}T08:00:00.000Z`,
          ends_at: `${day}T14:00:00.000Z`,
          customer: place.customer,
          store: { ...aShift().store, ...place.store },
          vendor,
          offered_to: offered.map(({ id }) => id),
          staff: vendor && staff ? { id: staff.id, fio: staff.name, login_id: staff.id } : null,
          staff_version: null,
        }),
      );
    const shifts = fc.sample(shift, some(25));
    await save(shifts.map((each) => ({ part: 'shift', put: shiftItem(each) })));
    await save(dayWrites(shifts.map((each) => ({ after: each }))));
    await updateOffersNow(shifts.map((each) => ({ shift: each })));
    const ids = shifts.map(({ id }) => id);
    const lists = [
      (actor: Actor) => listShifts(actor, { ...whole, from: day, to: day }),
      (actor: Actor) => listShifts(actor, { ...whole, id: ids, from: day, to: day }),
      async (actor: Actor) => {
        const { board } = await coverageOn(actor, { day, now: at });
        return { data: board.stores.flatMap((store) => store.shifts) };
      },
    ];
    expect(await differences(ids, lists, (actor, id) => found(getShift(actor, id)))).toEqual([]);
  });

  it('statistics', async () => {
    const day = '2096-07-10';
    const shift = fc
      .record({
        place: placed,
        vendor: fc.option(fc.constantFrom(...performers)),
        staff: fc.option(fc.constantFrom(...workers)),
      })
      .map(({ place, vendor, staff }) =>
        aShift({
          id: randomUUID(),
          day,
          customer: place.customer,
          store: { ...aShift().store, ...place.store },
          vendor,
          offered_to: [],
          staff: vendor && staff ? { id: staff.id, fio: staff.name, login_id: staff.id } : null,
        }),
      );
    const shifts = fc.sample(shift, some(25));
    const rows = new Map(shifts.map((each) => [each.id, cellRowsOf(each, law)]));
    // Without the indexes of lists of shifts: the scheduled job must not find them.
    await save(
      shifts.map((each) => ({
        part: 'shift',
        put: Object.fromEntries(Object.entries(shiftItem(each)).filter(([field]) => !/_[ps]k$/.test(field))),
      })),
    );
    expect(
      await updateCells(
        shifts.map(({ id }) => ({ id, rows: rows.get(id) ?? [] })),
        law,
      ),
    ).toEqual(new Map());
    const list = async (actor: Actor) => ({
      data: (await statisticsBetween(actor, { from: day, to: day })).map(({ shift_id }) => ({ id: shift_id })),
    });
    const may = async (actor: Actor, id: string) =>
      (rows.get(id) ?? []).some(({ cell }) => isInScope(statisticsScope, actor, cell));
    expect(await differences([...rows.keys()], list, may)).toEqual([]);
  });

  it('products', async () => {
    const product = fc
      .record({ company: fc.constantFrom(...performers), active: fc.boolean() })
      .map(({ company: { id: company_id }, active }) => ({
        ...aProduct,
        id: randomUUID(),
        company_id,
        name: `Product ${mark}`,
        category_id: `category-${mark}`,
        sku: randomUUID(),
        active,
      }));
    const created_at = '2026-01-05T08:00:00.000Z';
    for (const [n, performer] of performers.entries()) {
      const company = newCompany({ ...performer, inn: anIco(), role: 'vendor', created_at });
      await transact(companyWrites({ ...company, active: n === 0 }));
    }
    const products = fc.sample(product, some(20));
    for (const each of products) await transact(productWrites(undefined, each));
    const filtered = { ...whole, text: mark };
    expect(
      await differences(
        products.map(({ id }) => id),
        [
          (actor) => listProducts(actor, filtered),
          (actor) => listProducts(actor, { ...whole, category_id: `category-${mark}` }),
        ],
        (actor, id) => found(getProduct(actor, id)),
      ),
    ).toEqual([]);
  });

  it('channels of the chat', async () => {
    const channel = fc.constantFrom(...actors).map((owner): Channel => {
      const { company_id } = subjectOfPerson(owner);
      const by = { id: owner.id, fio: owner.fio };
      return {
        id: randomUUID(),
        version: 1,
        account: by,
        role: owner.role,
        phone: null,
        company: company_id === null ? null : owner.company,
        locale: 'en',
        order: null,
        shift: null,
        created_at: at,
        count: 1,
        last: { at, by, side: 'client', text: 'Hi', number: 1 },
        waiting_since: at,
        closed_at: null,
        answered_in: null,
        announced: null,
      };
    });
    const channels = fc.sample(channel, some(20));
    for (const each of channels) await transact(channelWrites(undefined, each));
    const ids = channels.map(({ id }) => id);
    const lists: List[] = [
      (actor) => listChannels(actor, { ...whole, view: 'all' }),
      (actor) => listChannels(actor, { ...whole, view: 'waiting' }),
    ];
    await expect
      .poll(() => differences(ids, lists, (actor, id) => found(getChannel(actor, id))), following)
      .toEqual([]);
  });

  it('publications', async () => {
    const texts = { cs: mark, en: mark, ru: mark };
    const publication = fc
      .constantFrom(...actors)
      .map(({ id, fio }) => ({
        id: randomUUID(),
        version: 1,
        slug: randomUUID(),
        titles: texts,
        descriptions: texts,
        texts,
        cover_id: null,
        state: 'draft' as const,
        published_at: null,
        author: { id, fio },
        created_at: at,
      }));
    const publications = fc.sample(publication, some(30));
    for (const each of publications) await transact(publicationWrites(undefined, each));
    expect(
      await differences(
        publications.map(({ id }) => id),
        (actor) => listPublications(actor, { ...whole, text: mark }, 'en'),
        (actor, id) => found(getPublicationFor(actor, id)),
      ),
    ).toEqual([]);
  });

  it('broadcasts', async () => {
    const ids: string[] = [];
    for (const { id, fio } of actors.slice(0, some(20))) ids.push((await storedBroadcast({ id, fio })).id);
    expect(
      await differences(
        ids,
        (actor) => listBroadcasts(actor, whole),
        (actor, id) => found(getBroadcastFor(actor, id)),
      ),
    ).toEqual([]);
  });

  it('orders', async () => {
    const seller = fc.constantFrom(...performers);
    const ordered = fc.record({ customer: fc.option(company), user: fc.constantFrom(...actors) });
    const supplied = placed.map(({ customer, store }) => ({
      customer,
      supply_store: { ...store, address: '' },
      user: { id: 'supplier', fio: 'Supplier' },
    }));
    const made = fc.tuple(seller, fc.oneof(ordered, supplied)).map(
      ([
        vendor,
        {
          user: { id, fio },
          ...order
        },
      ]) => ({
        ...anOrder,
        id: randomUUID(),
        number: `N${randomUUID()}`,
        company: vendor,
        ...order,
        user: { id, fio },
      }),
    );
    const orders = fc.sample(made, some(20));
    for (const each of orders) await transact(orderWrites(undefined, each));
    const ids = orders.map(({ id }) => id);
    expect(
      await differences(
        ids,
        [(actor) => listOrders(actor, whole), (actor) => listOrders(actor, { ...whole, id: ids })],
        (actor, id) => found(getOrder(actor, id)),
      ),
    ).toEqual([]);
  });

  it('tenders', async () => {
    const made = fc
      .record({ company, invited: someOf, isPublished: fc.boolean(), user: fc.constantFrom(...actors) })
      .map(({ company: owner, invited, isPublished, user: { id: accountId, fio } }): Tender => {
        const id = randomUUID();
        return {
          ...emptyTender(),
          id,
          number: id,
          name: 'Sklad',
          company: owner,
          created_at: at,
          created_by: { id: accountId, fio },
          published_at: isPublished ? at : null,
          participants: invited.map((performer) => ({ id: `${id}-${performer.id}`, company: performer })),
        };
      });
    const tenders = fc.sample(made, some(20));
    for (const each of tenders)
      await transact([
        ...tenderWrites(undefined, each),
        ...each.participants.map((one) => participationWrite(undefined, newParticipation(each, { ...one, now: at }))),
      ]);
    const ids = tenders.map(({ id }) => id);
    const lists: List[] = [(actor) => listTenders(actor, whole), (actor) => listTenders(actor, { ...whole, id: ids })];
    await expect.poll(() => differences(ids, lists, (actor, id) => found(getTender(actor, id))), following).toEqual([]);
  });

  it('delivery documents and threads of orders', async () => {
    const seller = fc.constantFrom(...performers);
    const ordered = fc.record({ customer: fc.option(company), user: fc.constantFrom(...actors) });
    const parties = fc.tuple(
      seller,
      fc.oneof(
        ordered.map((one) => ({ ...one, supply_store: null })),
        placed.map(({ customer, store }) => ({
          customer,
          supply_store: { ...store, address: '' },
          user: { id: 'supplier', fio: 'Supplier' },
        })),
      ),
    );
    const made = fc.sample(parties, some(20)).map(
      ([
        vendor,
        {
          customer,
          supply_store,
          user: { id, fio },
        },
      ]) => ({
        id: randomUUID(),
        number: `N${randomUUID()}`,
        company: vendor,
        customer,
        supply_store,
        user: { id, fio },
      }),
    );
    const by = { id: 'writer', fio: 'Writer' };
    for (const order of made) {
      await transact(documentWrites(undefined, { ...aDocument, ...order, order: { id: order.id, number: '1' } }));
      const message = {
        id: randomUUID(),
        order_id: order.id,
        text: 'Hi',
        at,
        by,
        side: 'seller',
        for_user: null,
      } as const;
      await transact(messageWrites(undefined, threadWith(order, undefined, message), message));
    }
    const ids = made.map(({ id }) => id);
    const mayRead = (actor: Actor, id: string) => found(getDocument(actor, id));
    expect(
      await differences(
        ids,
        [
          (actor) => listDocuments(actor, whole),
          (actor) => listDocuments(actor, { ...whole, id: ids }),
          (actor) => listThreads(actor, whole),
        ],
        mayRead,
      ),
    ).toEqual([]);
  });

  it('abandoned carts', async () => {
    const seller = fc.constantFrom(...performers);
    const carts = fc.sample(seller, some(10)).map((company) => {
      const owner = { id: randomUUID(), login_id: 'login', fio: 'Owner', role: 'ROLE_BUYER' as const, store_ids: [] };
      const lines = [{ product_id: 'product', name: 'Product', count: 1, price: 100 }];
      return { ...newCart({ ...owner, company: null }, at), company, lines };
    });
    await save(carts.map((cart) => cartWrite(cart, cart)));
    const later = new Date(Date.parse(at) + 2 * 86_400_000).toISOString();
    const sellerOf = new Map(carts.map(({ hash, company }) => [hash, company?.id ?? '']));
    expect(
      await differences(
        [...sellerOf.keys()],
        (actor) => listAbandonedCarts(actor, whole, later),
        (actor, id) => Promise.resolve(isInScope(abandonedScope, actor, { seller_id: sellerOf.get(id) ?? '' })),
      ),
    ).toEqual([]);
  });

  it('payments of bank statements', async () => {
    const payments = fc.sample(fc.constantFrom(...performers), some(20)).map(({ id: company_id }) => ({
      id: randomUUID(),
      version: 1,
      company_id,
      // The newest of all.
      day: '2098-12-31',
      amount: 100,
      variable_symbol: null,
      counter_account: null,
      name: null,
      message: null,
      state: 'open' as const,
      invoice: null,
      imported_at: at,
      by: { id: 'someone', fio: 'Someone' },
    }));
    await save(payments.flatMap((payment) => bankPaymentWrites(undefined, payment)));
    expect(
      await differences(
        payments.map(({ id }) => id),
        (actor) => listBankPayments(actor, { ...whole, order: 'desc', state: 'open' }),
        (actor, id) => found(getBankPaymentAt(actor, id, 1)),
      ),
    ).toEqual([]);
  });

  it('stores', async () => {
    const stores = [...storesOf].flatMap(([customer, own]) => own.map((each) => ({ ...each, customer })));
    await Promise.all(
      stores.map(({ id, customer }, n) =>
        insertStore({
          ...emptyStore,
          id,
          version: 1,
          company: { id: customer, name: customer },
          name: `Store ${mark}`,
          address: 'Brno',
          time_zone: 'Europe/Prague',
          schedule: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
          pickup: false,
          delivery_warehouse: false,
          active: true,
          vendors: performers.slice(0, n % 3),
        }),
      ),
    );
    expect(
      await differences(
        stores.map(({ id }) => id),
        (actor) => listStores(actor, { ...whole, name: mark }),
        (actor, id) => found(getStore(actor, id)),
      ),
    ).toEqual([]);
  });

  it('companies', async () => {
    for (const { id } of customers) {
      const company = newCompany({ id, name: `Company ${mark}`, inn: anIco(), role: 'customer', created_at: at });
      await transact(companyWrites(company));
    }
    const partner_ids = performers.map(({ id }) => id);
    expect(
      await differences(
        customers.map(({ id }) => id),
        [
          (actor) => listCompanies(actor, { ...whole, text: mark }),
          (actor) => listCompanies(actor, { ...whole, id: customers.map(({ id }) => id) }),
        ],
        async (actor, id) => isInScope(listedCompanyScope, actor, { id, partner_ids }),
      ),
    ).toEqual([]);
  });

  it('services', async () => {
    const pairs = customers.flatMap((customer) => performers.map((vendor) => ({ customer, vendor })));
    const listed = async (actor: Actor) => {
      const lists = sideOf(actor.role) === 'platform' ? performers.map(({ id }) => ({ vendor_id: id })) : [{}];
      const pages = await Promise.all(lists.map((list) => listCooperations(actor, { ...whole, ...list })));
      return {
        data: pages.flatMap(({ data }) => data.map(({ customer, vendor }) => ({ id: customer.id + vendor.id }))),
      };
    };
    const ids = new Map(
      pairs.map((pair) => [pair.customer.id + pair.vendor.id, newCooperation({ ...pair, store_ids: null })]),
    );
    expect(
      await differences([...ids.keys()], listed, async (actor, id) => {
        const cooperation = ids.get(id);
        return cooperation !== undefined && isCooperationOf(actor, cooperation);
      }),
    ).toEqual([]);
  });

  it('tariff coefficients', async () => {
    const made = performers.flatMap((vendor) =>
      [null, ...customers].map((customer) => ({
        id: randomUUID(),
        version: 1,
        company_id: vendor.id,
        name: 'Weekend',
        condition: 'weekend' as const,
        factor: 1.25,
        valid_from: '2026-01-01',
        valid_to: null,
        customer_id: customer && customer.id,
        created_at: at,
      })),
    );
    await save(made.flatMap((coefficient) => coefficientWrites(null, coefficient)));
    const lists = [
      (actor: Actor) => listCoefficients(actor, whole),
      async (actor: Actor) => {
        const pages = await Promise.all(
          performers.map(({ id }) => listCoefficients(actor, { ...whole, company_id: id, valid_on: '2026-06-10' })),
        );
        return { data: pages.flatMap(({ data }) => data) };
      },
    ];
    const may = async (actor: Actor, id: string) =>
      made
        .filter((coefficient) => coefficient.id === id)
        .some(({ company_id, customer_id }) =>
          isInScope(coefficientScope, actor, {
            vendor_id: company_id,
            customer_ids: customer_id === null ? customers.map((customer) => customer.id) : [customer_id],
          }),
        );
    expect(
      await differences(
        made.map(({ id }) => id),
        lists,
        may,
      ),
    ).toEqual([]);
  });

  it('agreed prices', async () => {
    const made = performers.flatMap((vendor) =>
      customers.map((customer) => ({
        id: randomUUID(),
        vendor_id: vendor.id,
        customer_id: customer.id,
        category_id: 'cashier',
        hourly_rate: 230_00,
        weekend: 1.2,
        night: null,
        state_holiday: null,
        valid_from: '2026-01-01',
        created_at: at,
        by: { id: 'x', fio: 'x' },
      })),
    );
    await save(made.map((price) => priceWrite(price, undefined)));
    const lists = [
      (actor: Actor) => listPrices(actor, whole),
      async (actor: Actor) => {
        const pages = await Promise.all(
          customers.flatMap((customer) =>
            performers.map(({ id }) => listPrices(actor, { ...whole, company_id: id, customer_id: customer.id })),
          ),
        );
        return { data: pages.flatMap(({ data }) => data) };
      },
    ];
    expect(
      await differences(
        made.map(({ id }) => id),
        lists,
        (actor, id) => found(getPrice(actor, id)),
      ),
    ).toEqual([]);
  });

  it('requests to serve stores', async () => {
    const made = customers.flatMap((customer) =>
      performers.map((vendor) => ({
        id: randomUUID(),
        customer_id: customer.id,
        vendor_id: vendor.id,
        store_ids: null,
        comment: null,
        created_at: at,
        valid_until: new Date(Date.parse(at) + 86_400_000).toISOString(),
        closed: null,
      })),
    );
    await save(made.flatMap((request) => serviceRequestWrites(request, at)));
    const ids = made.map(({ id }) => id);
    const may = (actor: Actor, id: string) => found(getServiceRequest(actor, id));
    const lists = [
      (actor: Actor) => listServiceRequests(actor, whole, at),
      (actor: Actor) => listServiceRequests(actor, { ...whole, id: ids }, at),
    ];
    expect(await differences(ids, lists, may)).toEqual([]);
  });

  const role = fc.constantFrom(...roles);
  it('people and waiting people', async () => {
    const person = fc
      .record({
        role,
        place: placed,
        of: fc.option(fc.constantFrom(...customers, ...performers)),
        waits: fc.option(fc.record({ role, named: fc.boolean() })),
      })
      .map(({ role: own, place, of, waits }) =>
        newAccount({
          login_id: randomUUID(),
          fio: `Person ${mark}`,
          created_at: at,
          role: own,
          company: of,
          store_ids: of?.id === place.customer.id ? [place.store.id] : [],
          waits: waits && { role: waits.role, company: waits.named ? place.customer : null, since: at },
        }),
      );
    const people = fc.sample(person, 40);
    for (const each of people) await transact(accountInsertionWrites(each));
    const byId = new Map(people.map((each) => [each.id, each]));
    const ids = [...byId.keys()];
    expect(
      await differences(
        ids,
        (actor) => listAccounts(actor, { ...whole, name: mark }),
        (actor, id) => found(getPerson(actor, id, 'id')),
      ),
    ).toEqual([]);
    expect(
      await differences(
        ids,
        (actor) => listWaiting(actor, { ...whole, name: mark }),
        (actor, id) => {
          const account = byId.get(id);
          return found(Promise.resolve().then(() => account?.waits && answerableRequest(account, actor))).then(
            (answers) => answers && account?.waits != null,
          );
        },
      ),
    ).toEqual([]);
  });

  it('invitations', async () => {
    const invitation = fc
      .record({
        role: role as fc.Arbitrary<Role>,
        place: placed,
        of: fc.option(fc.constantFrom(...customers, ...performers)),
        both: fc.boolean(),
      })
      .map(({ role: as, place, of, both }) => ({
        id: randomUUID(),
        role: as,
        company: of,
        stores: both ? [...(storesOf.get(place.customer.id) ?? [])] : [place.store],
        category_ids: [],
        email: `${randomUUID()}@${mark}.test`,
        phone: null,
        login: null,
        locale: 'en' as const,
        invited_by: { id: 'x', fio: 'x' },
        login_id: randomUUID(),
        link: 'x',
        created_at: at,
        sent_at: at,
        valid_until: '2126-06-08T08:00:00.000Z',
        closed: null,
      }));
    const invitations = fc.sample(invitation, some(20));
    for (const each of invitations) await transact(invitationWrites(each, at));
    expect(
      await differences(
        invitations.map(({ id }) => id),
        (actor) => listInvitations(actor, { ...whole, contact: mark }, at),
        (actor, id) => found(getOwnInvitation(actor, id)),
      ),
    ).toEqual([]);
  });

  it('notifications', async () => {
    const anyone = fc.constantFrom(...actors).map(({ id }) => ({ account: id }));
    const ofCompany = fc.constantFrom(...customers, ...performers).map(({ id }) => ({ company: id }));
    const ofStore = placed.map(({ customer, store }) => ({ company: customer.id, store: store.id }));
    const recipients: Recipient[] = fc.sample(
      fc.oneof(anyone, ofCompany, ofStore, fc.constantFrom('admins' as const, 'support' as const)),
      some(40),
    );
    const sent = recipients.map((to) => ({ to, id: randomUUID() }));
    await save(sent.map(({ to, id }) => notificationWrite({ kind: 'role-added', to, at, params: { id } })));
    expect(
      await differences(
        sent.map(({ id }) => id),
        async (actor) => {
          const { data } = await findNotifications(actor, whole, at);
          return { data: data.map(({ params }) => ({ id: params['id'] ?? '' })) };
        },
        async (actor, id) => sent.some((each) => each.id === id && isInScope(notificationScope, actor, each.to)),
      ),
    ).toEqual([]);
  });

  it('exports', async () => {
    const accounts = [...new Set(actors.map(({ id }) => id)), randomUUID()];
    const made = accounts.map((account_id) => ({ account_id, id: randomUUID() }));
    for (const one of made)
      await transact(
        exportInsertionWrites({
          ...one,
          // Ready, so that the worker of the local cloud leaves it: these accounts do not exist.
          ...({ list: 'stores', format: 'csv', query: {}, state: 'ready', failure: null } as const),
          rows: 0,
          complete: true,
          version: 1,
          ...exportTimes(new Date().toISOString()),
        }),
      );
    expect(
      await differences(
        made.map(({ id }) => id),
        (actor) => listExports(actor, whole),
        (actor, id) => found(getExport(actor, id)),
      ),
    ).toEqual([]);
  });

  it('entries of the audit log', async () => {
    const entry = fc.record({
      by: fc.constantFrom(...actors),
      of: fc.option(fc.constantFrom(...customers, ...performers)),
    });
    const entries = fc.sample(entry, some(40)).map(({ by, of }) => ({ by, of, id: randomUUID() }));
    const day = at.slice(0, 10);
    await save(
      entries.map(({ by, of, id }) =>
        auditEntryWrite({ action: 'store-changed', by, at, company: of, about: { id, name: 'x' } }),
      ),
    );
    expect(
      await differences(
        entries.map(({ id }) => id),
        async (actor) => {
          const { data } = await listAudit(actor, { ...whole, from: day, to: day });
          return { data: data.map(({ about }) => ({ id: about?.id ?? '' })) };
        },
        async (actor, id) =>
          entries.some(({ by, of, id: each }) => {
            const subject = { by_id: by.id, company_id: of?.id ?? null };
            return each === id && isInScope(auditScope, actor, subject);
          }),
      ),
    ).toEqual([]);
  });
});
