import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/domain/roles.ts';
import { aShift } from '#shared/domain/shifts/examples.ts';
import type { Order } from '../../functions/data/orders/orders.ts';
import type * as Table from '../../functions/data/table.ts';
import { anOrder } from './an-order.ts';

export const customer = { id: `customer-${randomUUID()}`, name: 'Lípa', role: 'customer' } as const;
export const performer = { id: `performer-${randomUUID()}`, name: 'Práce', role: 'vendor' } as const;
export const worker = `worker-${randomUUID()}`;

/** What a rebuild of a table without damage finds. */
export const nothing = { missing: [], stale: [], different: [], counters: [], ledger: [], skipped: 0 };

/**
 * Fills a test's own table with companies, people, a product, a completed order with a document and a message, a payment, a promo
 * code and an offered shift, whose lists and indexes a
 * rebuild goes through.
 */
export const writeRecords = async (): Promise<void> => {
  const { transact } = await import('../../functions/data/table.ts');
  const { companyWrites } = await import('../../functions/data/companies/companies.ts');
  const { newCompany } = await import('../../functions/data/companies/company.ts');
  const { accountInsertionWrites } = await import('../../functions/data/people/accounts.ts');
  const { updateFilterLists } = await import('../../functions/data/people/filter-lists.ts');
  const { newAccount } = await import('../../functions/data/people/new-account.ts');
  const { productWrites } = await import('../../functions/data/products/products.ts');
  const { orderWrites } = await import('../../functions/data/orders/orders.ts');
  const { searchOrderWrites } = await import('../../functions/data/orders/order-entries.ts');
  const { purchaseWrites } = await import('../../functions/data/reviews/purchases.ts');
  const [{ cellRowsOf, updateCells }, { law }] = await Promise.all([
    import('../../functions/data/statistics/cells.ts'),
    import('../../functions/data/shifts/law.ts'),
  ]);
  const { updateOffersNow } = await import('../../functions/data/shifts/offers.ts');
  const { shiftInsertionWrites } = await import('../../functions/data/shifts/shifts.ts');
  const created_at = '2026-01-01T00:00:00.000Z';
  for (const company of [customer, performer])
    await transact(companyWrites(newCompany({ ...company, inn: company.id, created_at })));
  const person = (id: string, fio: string, role: Role, company: { id: string; name: string } | null) =>
    transact(
      accountInsertionWrites({
        ...newAccount({ id, login_id: id, fio, role, company, created_at }),
        category_ids: ['baker'],
      }),
    );
  await person(worker, 'Jana Nováková', 'ROLE_VENDOR_STAFF', performer);
  await person(`buyer-${randomUUID()}`, 'Barbora Bílá', 'ROLE_BUYER', customer);
  await person(`admin-${randomUUID()}`, 'Petr Svoboda', 'ROLE_ADMIN', null);
  await transact(
    productWrites(undefined, {
      id: randomUUID(),
      version: 1,
      company_id: performer.id,
      name: 'Mýdlo',
      description: '',
      active: true,
      category_id: 'soaps',
      subcategory_id: null,
      type_id: 'soap',
      values: [],
      price: 4900,
      vat_rate: '21',
      vat_included: true,
      created_at,
      sku: 'M-1',
      barcode: '1',
      barcode_unchecked: true,
      expiration_date: null,
      low_stock: null,
      height: 1,
      length: 1,
      width: 1,
      weight: 1,
    }),
  );
  const order = anOrder({
    company: performer,
    customer: { id: customer.id, name: customer.name },
    status: 'completed',
  });
  await transact(orderWrites(undefined, order));
  await writeTalk(order);
  await writeBilling();
  const offered = aShift({ day: '2026-07-01', offered_to: [performer.id, 'another'] });
  await transact(shiftInsertionWrites([{ shift: offered, log: [] }]));
  // No projection runs on this table.
  await transact(searchOrderWrites(null, order));
  await transact(purchaseWrites(order));
  await updateFilterLists([{ id: worker, entries: [] }]);
  await updateOffersNow([{ shift: offered }]);
  await updateCells([{ id: offered.id, rows: cellRowsOf(offered, law) }], law);
};

/** A payment and a promo code. */
const writeBilling = async (): Promise<void> => {
  const { transact } = await import('../../functions/data/table.ts');
  const { moneyAlone, transactionWrites } = await import('../../functions/data/billing/transactions.ts');
  const { promoCodeInsertionWrites } = await import('../../functions/data/promo/promo-codes.ts');
  const author = { id: worker, fio: 'Jana Nováková' };
  await transact(
    transactionWrites({
      ...moneyAlone,
      id: `pi_${randomUUID()}`,
      at: '2026-01-02T08:00:00.000Z',
      kind_of: 'card',
      company: { id: performer.id, name: performer.name },
      amount: 2_490_00,
      book: 'card-payments',
      tariff_id: 'vendor-professional',
      days: 30,
      until: '2026-02-01T08:00:00.000Z',
      by: author,
      reason: null,
      promo_code: null,
      payment: null,
      card: null,
    }),
  );
  await transact(
    promoCodeInsertionWrites({
      id: randomUUID(),
      version: 1,
      code: 'VITEJTE',
      type: 'percent',
      value: 10,
      uses: null,
      used: 0,
      active: true,
      from: null,
      to: null,
      author,
      company_id: null,
      created_at: '2026-01-02T08:00:00.000Z',
    }),
  );
};

/** A delivery document and a message of an order. */
const writeTalk = async (order: Order): Promise<void> => {
  const { transact } = await import('../../functions/data/table.ts');
  const { documentWrites } = await import('../../functions/data/supply/documents.ts');
  const { searchDocumentWrites } = await import('../../functions/data/supply/document-entries.ts');
  const { messageWrites, threadWith } = await import('../../functions/data/messages/threads.ts');
  const { company, customer: ordering, supply_store, user, created_at: at } = order;
  const parties = { company, customer: ordering, supply_store, user };
  const document = {
    ...parties,
    id: randomUUID(),
    version: 1,
    number: `${order.number}-1`,
    order: { id: order.id, number: order.number },
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
  await transact(documentWrites(undefined, document));
  await transact(searchDocumentWrites(null, document));
  const side = 'seller' as const;
  const message = { id: randomUUID(), order_id: order.id, text: 'Zítra.', at, by: user, side, for_user: null };
  await transact(messageWrites(undefined, threadWith(order, undefined, message), message));
};

export const change = async (
  pk: string,
  sk: string,
  set: string,
  values: Table.Item,
  names: Record<string, string> = {},
) => {
  const { transact } = await import('../../functions/data/table.ts');
  await transact([{ part: 'damage', update: { pk, sk }, set, values, names }]);
};
