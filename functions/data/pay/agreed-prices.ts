import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import { Price } from '#shared/contracts/pay-fields.ts';
import { cooperationScope, type CooperationSubject } from '#shared/domain/clients/scope.ts';
import type { AgreedPrice } from '#shared/domain/pay/pay.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { mapAtMost } from '../at-most.ts';
import { cooperationsTo } from '../companies/companies.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { readScope } from '../scope.ts';
import { type Condition, get, ifNotExists, type Item, queryIndex, queryTable, type Write } from '../table.ts';

/** The prices of a performer: at most 500 of each customer. */
const agreedPricesPartition = (performerId: string) => `PERFORMER#${performerId}#PRICES`;
/** One of a customer, specialty and day replaces the one before. */
const agreedPriceKey = (performerId: string, customerId: string, categoryId: string, day: string): Key => ({
  pk: agreedPricesPartition(performerId),
  sk: `${customerId}#${categoryId}#${day}`,
});
const allAgreedPricesPartition = 'AGREED_PRICES';

const PriceSchema = z.extend(Price, {
  id,
  vendor_id: id,
  customer_id: id,
  category_id: id,
  valid_from: z.string(),
  created_at: z.string(),
  by: person,
});
export type StoredPrice = z.infer<typeof PriceSchema>;
const prices = entity('agreed-price', PriceSchema);
const readPrice = (item: Item): StoredPrice => prices.read(item);

type Projection = CooperationSubject & Pick<StoredPrice, 'valid_from' | 'created_at'>;

const keyOfPrice = ({ vendor_id, customer_id, category_id, valid_from }: StoredPrice): Key =>
  agreedPriceKey(vendor_id, customer_id, category_id, valid_from);
const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

/** Those of a performer and a customer, for all specialties and days. */
export const pricesWith = async (performerId: string, customerId: string): Promise<StoredPrice[]> =>
  (await queryTable(agreedPricesPartition(performerId), { startsWith: `${customerId}#` })).map(readPrice);

/** Those of performers and a customer for a specialty or for all, of any day. */
export const agreedPricesOf = async (
  performers: readonly string[],
  customerId: string,
  categoryId?: string,
): Promise<AgreedPrice[]> => {
  const startsWith = `${customerId}#${categoryId === undefined ? '' : `${categoryId}#`}`;
  const found = await mapAtMost([...new Set(performers)], (id) =>
    queryTable(agreedPricesPartition(id), { startsWith }),
  );
  return found.flat().map(readPrice);
};

/** The part of an agreed price. */
export const ofPrice = part('price');

/** Stores a price in place of the one of the same specialty and day, if there was one when it was read. */
export const priceWrite = (price: StoredPrice, replaced: StoredPrice | undefined): Write => {
  const { vendor_id, customer_id, valid_from, created_at } = price;
  return {
    part: ofPrice,
    put: {
      ...keyOfPrice(price),
      ...prices.store(price),
      projection: { vendor_id, customer_id, valid_from, created_at } satisfies Projection,
      all_pk: allAgreedPricesPartition,
      all_sk: price.id,
    },
    if: replaced ? isSame(replaced) : ifNotExists,
  };
};

export const priceRemovalWrite = (price: StoredPrice): Write => ({
  part: ofPrice,
  remove: keyOfPrice(price),
  if: isSame(price),
});

const isSame = (price: StoredPrice): Condition => ({ expression: 'id = :id', values: { ':id': price.id } });

/** One that the actor may read. Throws not-found. */
export const getPrice = async (actor: Actor, priceId: string): Promise<StoredPrice> => {
  const [entry] = await queryIndex('all', allAgreedPricesPartition, { from: priceId, to: priceId });
  const item = entry && (await get(keyOf(entry)));
  const price = item && readPrice(item);
  // Another price of the day may have taken its place meanwhile.
  if (price?.id !== priceId || !isInScope(cooperationScope, actor, price)) throw new Problem('not-found');
  return price;
};

type Filter = Paging<'valid_from' | 'created_at'> & {
  /** The performer. */
  company_id?: string | undefined;
  customer_id?: string | undefined;
};

/** One page of the prices that the actor may see, by default by the day from which they count. */
export const listPrices = async (
  actor: Actor,
  { company_id, customer_id, ...paging }: Filter,
): Promise<Page<StoredPrice>> => {
  const ofPerformer = (performerId: string) => ({ index: 'table', pk: agreedPricesPartition(performerId) }) as const;
  const buyer = actor.role === 'ROLE_BUYER' ? actor.company : null;
  const own = buyer ? await cooperationsTo(buyer.id) : [];
  // A customer reads its own part of each price list, whatever it filters by.
  const customer = buyer?.id ?? customer_id;
  const isWhole = customer === undefined || (actor.role === 'ROLE_ADMIN' && company_id === undefined);
  const entries = await readScope(cooperationScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return [company_id === undefined ? { index: 'all', pk: allAgreedPricesPartition } : ofPerformer(company_id)];
        case 'performer':
          return [ofPerformer(list.company)];
        case 'company':
          return own.map(({ vendor }) => ofPerformer(vendor.id));
      }
    },
    subject: ({ projection }) => projection as Projection,
    ...(!isWhole && { range: { from: `${customer}#`, to: `${customer}#~` } }),
    bound: { narrowBy: 'company_id' },
  });
  const keys = new Map(entries.map((entry) => [String(entry['id']), keyOf(entry)]));
  return pageOf<Projection, StoredPrice>({
    entries,
    paging,
    sorting: {
      language: 'cs',
      columns: { valid_from: ({ valid_from }) => valid_from, created_at: ({ created_at }) => created_at },
    },
    keep: (price) =>
      (company_id === undefined || price.vendor_id === company_id) &&
      (customer_id === undefined || price.customer_id === customer_id),
    key: (priceId) => keys.get(priceId) ?? { pk: priceId, sk: priceId },
    read: readPrice,
  });
};
