import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { moveOrder } from '#shared/domain/orders/act.ts';
import type { OrderRoleCode, OrderStatus } from '#shared/domain/orders/transitions.ts';
import { vatOfSeller } from '#shared/domain/products/vat.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { acceptedByLimit, isWithinLimit, supplyMonth } from '#shared/domain/supply/monthly-limit.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { Store } from '../../../functions/data/stores/stores.ts';
import { toSupplyOrder } from '../../../functions/supply/to-supply-order.ts';
import { companies, type CompanyKey, companyReference, isPayer } from './companies.ts';
import { cooperations, limitSetAt } from './cooperations.ts';
import { timeZone } from './days.ts';
import { timeOfStep, withChange, type OrderStory, workDay } from './order-stories.ts';
import { actors, vendorOf } from './people.ts';
import { type DemoProduct, productsAt } from './products.ts';
import { dice, type Dice, idOf } from './seed.ts';
import { stores } from './stores.ts';

const vendors = ['personalPlus', 'moravaStaff'] as const satisfies readonly CompanyKey[];
/** Of a vendor: about every second week of eight months. */
const supplied = 20;
const daysApart = 14;

type Course = { until: OrderStatus; age: number; refused?: string };
/**
 * How far the newest ones are, by their age in days; the one of today was placed within the last hour. Those in placement
 * wait for the customer, unless its limit accepts them, or were refused.
 */
const newest: readonly Course[] = [
  { until: 'formation', age: 1 },
  { until: 'placement', age: 3 },
  { until: 'placement', age: 4 },
  { until: 'processing', age: 5 },
  { until: 'in_progress', age: 6 },
  { until: 'placement', age: 9, refused: 'Stejné zboží jsme dostali minulý týden, sklad je plný.' },
  { until: 'placement', age: 0 },
];

type Step = { to: OrderStatus; after: number; by: 'seller' | 'store' };
const steps: readonly Step[] = [
  { to: 'formation', after: 0, by: 'seller' },
  { to: 'placement', after: 1, by: 'seller' },
  { to: 'processing', after: 3, by: 'store' },
  { to: 'ready_to_ship', after: 4, by: 'seller' },
  { to: 'in_progress', after: 5, by: 'seller' },
  { to: 'completed', after: 6, by: 'store' },
];

const comments = ['', '', 'Vchod pro dodávky ze dvora, do 9 hodin.', 'Pravidelná zásoba na dva týdny.'] as const;

/** Who receives goods at a store: its manager, or a buyer of its company. */
export const receiverAt = (store: { id: string }, companyId: string): Actor => {
  const found =
    actors.find(({ role, store_ids }) => role === 'ROLE_STORE_MANAGER' && store_ids.includes(store.id)) ??
    actors.find(({ role, company }) => role === 'ROLE_BUYER' && company?.id === companyId);
  if (!found) throw new Error(`Nobody receives goods at the store ${store.id}`);
  return found;
};

/** The stores that a vendor serves, that of the demo store manager first. */
const storesOf = (vendorId: string): Store[] => {
  const served = Object.values(stores).filter((store) => store.vendors.some(({ id }) => id === vendorId));
  const managed = new Set(
    actors.filter(({ role }) => role === 'ROLE_STORE_MANAGER').flatMap(({ store_ids }) => store_ids),
  );
  return served.toSorted((one, other) => Number(managed.has(other.id)) - Number(managed.has(one.id)));
};

/** Supplies of the last eight months as they are at a moment, oldest first. */
export const suppliesAt = (now: string): Order[] => supplyStoriesAt(now).map(({ order }) => order);

export const supplyStoriesAt = (now: string): OrderStory[] => {
  const products = productsAt(now);
  return vendors
    .flatMap((vendor) => {
      const shelf = products.filter(
        ({ product, stock }) => product.company_id === companies[vendor].id && product.active && stock >= 40,
      );
      const sites = storesOf(companies[vendor].id);
      const accepts = limitsAt(now);
      return Array.from({ length: supplied }, (_, n): Course & { n: number } => ({
        n,
        ...(newest[n] ?? { until: 'completed', age: daysApart * (n - newest.length + 1) }),
      }))
        .toSorted((one, other) => other.age - one.age)
        .flatMap((course) => {
          // The store of the demo store manager more often.
          const store = course.n % 4 === 1 ? sites[0] : sites[course.n % sites.length];
          return store && shelf.length >= 3 ? [supplyOf({ vendor, store, shelf, ...course }, { now, accepts })] : [];
        });
    })
    .toSorted((one, other) => (one.order.created_at < other.order.created_at ? -1 : 1));
};

type Accepts = (supply: Order, at: string) => boolean;

/** Whether the limit of its customer accepts a supply, besides those that it accepted before in the month. */
const limitsAt = (now: string): Accepts => {
  const accepted = new Map<string, number>();
  return ({ company, customer, sum }, at) => {
    const own = cooperations.find((one) => one.vendor.id === company.id && one.customer.id === customer?.id);
    const month = `${customer?.id} ${supplyMonth(at)}`;
    const before = accepted.get(month) ?? 0;
    const isAccepted =
      at >= limitSetAt(now) && isWithinLimit(sum, { limit: own?.supply_limit ?? null, accepted: before });
    if (isAccepted) accepted.set(month, before + sum);
    return isAccepted;
  };
};

type Draft = Course & { vendor: CompanyKey; store: Store; shelf: readonly DemoProduct[]; n: number };

const supplyOf = (
  { vendor, store, shelf, n, age, until, refused }: Draft,
  { now, accepts }: { now: string; accepts: Accepts },
): OrderStory => {
  const name = `supply ${vendor} ${n}`;
  const chance = dice(name);
  const day = workDay(addDays(localDay(now, timeZone), -age));
  const isOfToday = age === 0;
  const created_at = isOfToday ? addMinutes(now, -90) : ([timeOfStep(day, 0, chance), now].toSorted()[0] ?? now);
  const company = companyReference(vendor);
  const user = personOf(vendorOf(company.id));
  const chosen = chosenOf(
    shelf.filter(({ product }) => product.created_at < created_at),
    chance,
  );
  const order: Order = {
    ...toSupplyOrder(
      { hash: idOf(name), lines: chosen.map(({ product, count }) => ({ ...product, product_id: product.id, count })) },
      {
        actor: user,
        company,
        store,
        status: 'new',
        comment: chance.pick(comments),
        offers: new Map(
          chosen.map(({ product }) => {
            const vat = vatOfSeller(product, isPayer(company.id));
            return [product.id, { ...product, available: 0, product, seller: company, vat }];
          }),
        ),
        isCustomerPayer: isPayer(store.company.id),
        now: created_at,
      },
    ),
    number: `${created_at.slice(2, 4)}${String(Math.floor(chance.between(0, 1e8))).padStart(8, '0')}`,
  };
  const hands = { seller: vendorOf(company.id), store: receiverAt(store, store.company.id) };
  const passed: Step[] = [
    ...steps.slice(0, steps.findIndex(({ to }) => to === until) + 1),
    ...(refused === undefined ? [] : [{ to: 'canceled', after: 3, by: 'store' } as const]),
  ];
  return passed.reduce<OrderStory>(
    (before, { to, after, by }, nth) => {
      const later = isOfToday
        ? addMinutes(created_at, 40 * nth)
        : timeOfStep(workDay(addDays(day, after)), nth, chance);
      const at = nth === 0 ? created_at : later;
      const isAgreed = (to === 'processing' || to === 'canceled') && before.order.status === 'processing';
      if (at > now || isAgreed) return before;
      const roleCodes: readonly OrderRoleCode[] = by === 'seller' ? ['V'] : ['C'];
      const details = {
        ...(to === 'ready_to_ship' && { track_number: `Z${order.number.slice(-6)}` }),
        ...(to === 'canceled' && { reason: refused }),
      };
      const acting = { by: personOf(hands[by]), roleCodes, now: at, details };
      const moved = withChange(before, moveOrder(before.order, to, acting).order);
      const isAccepted = to === 'placement' && accepts(moved.order, at);
      return isAccepted ? withChange(moved, acceptedByLimit(moved.order, at)) : moved;
    },
    { order, movements: [] },
  );
};

const personOf = ({ id, fio }: Pick<Actor, 'id' | 'fio'>) => ({ id, fio });

/** Two to four products, and how many pieces of each. */
const chosenOf = (
  shelf: readonly DemoProduct[],
  chance: Dice,
): { product: DemoProduct['product']; count: number }[] => {
  const wanted = Math.floor(chance.between(2, 5));
  const chosen = new Set(
    Array.from({ length: wanted }, () => shelf[Math.floor(chance.roll() * shelf.length)]).filter(
      (one) => one !== undefined,
    ),
  );
  return [...chosen].map(({ product }) => ({ product, count: Math.floor(chance.between(2, 10)) }));
};
