import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { deliveryCostOf, sumOf, usableBonuses, weightOf } from '#shared/domain/orders/amounts.ts';
import { firstShopSettings } from '#shared/domain/orders/limits.ts';
import { vatForCustomer, vatOfSeller } from '#shared/domain/products/vat.ts';
import { sideOf } from '#shared/domain/roles.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { companies, type CompanyKey, companyReference, isPayer } from './companies.ts';
import { timeZone, wallTime } from './days.ts';
import { recipientOf } from './order-recipients.ts';
import { type StoryKind, storyOf, timeOfStep, withChange, type OrderStory, workDay } from './order-stories.ts';
import { accounts } from './people.ts';
import { type DemoProduct, productsAt } from './products.ts';
import { dice, type Dice, idOf } from './seed.ts';

/** An order as it is at the moment of the load. `given` are bonuses (haléř) that its account got before, and spent in part. */
export type DemoOrder = OrderStory & { given: number };

const sellers = ['personalPlus', 'moravaStaff', 'hanackeZasoby'] as const satisfies readonly CompanyKey[];
type Seller = (typeof sellers)[number];

/** Of a seller, beside those in `shown`. */
const regular = 130;
/** In days. */
const shownDays = 364;
/** Orders that are younger take what is in stock now. */
const recentDays = 30;

/** Stories up to a step, so that each state is shown, and the least age at which it is reached, in days. */
const shown: readonly { kind: StoryKind; until?: string; age: number; bonuses?: true }[] = [
  { kind: 'invoiced', until: 'ordered', age: 1 },
  { kind: 'quoted', until: 'quote', age: 4 },
  { kind: 'supplied', until: 'form', age: 4 },
  { kind: 'supplied', until: 'place', age: 5 },
  { kind: 'invoiced', until: 'process', age: 4 },
  { kind: 'prepaid', until: 'pay', age: 5 },
  { kind: 'prepaid', until: 'ready', age: 6 },
  { kind: 'invoiced', until: 'ship', age: 5 },
  { kind: 'parted', until: 'part', age: 6 },
  { kind: 'parted', age: 11 },
  { kind: 'withdrawn', age: 4 },
  { kind: 'refused', age: 6 },
  { kind: 'returned', age: 13 },
  { kind: 'quoted', age: 11 },
  { kind: 'prepaid', age: 8, bonuses: true },
];

const signedIn = (name: string): Account[] => accounts.filter(({ email }) => email === `${name}@smena.test`);
const buyer = signedIn('buyer');
const otherSignIns = ['buyer-manager', 'store-manager', 'worker', 'multi', 'manager'].flatMap(signedIn);
const customers = accounts.filter(({ roles }) => roles.some((role) => sideOf(role) === 'customer'));
const workers = accounts.filter(({ roles }) => roles.includes('ROLE_VENDOR_STAFF'));

type Draft = {
  name: string;
  seller: Seller;
  account: Account;
  kind: StoryKind;
  until?: string;
  age: number;
  bonuses?: true;
};

const anyAt = <T>(things: readonly T[], n: number): T => {
  const thing = things[n % things.length];
  if (thing === undefined) throw new Error('There is nothing to choose from');
  return thing;
};
const anyOf = <T>(things: readonly T[], { roll }: Dice): T => anyAt(things, Math.floor(roll() * things.length));

const kindOf = ({ roll }: Dice): StoryKind => {
  const rolled = roll();
  const limits: readonly [number, StoryKind][] = [
    [0.36, 'prepaid'],
    [0.72, 'invoiced'],
    [0.8, 'quoted'],
    [0.86, 'supplied'],
    [0.91, 'withdrawn'],
    [0.94, 'refused'],
    [0.97, 'parted'],
  ];
  return limits.find(([limit]) => rolled < limit)?.[1] ?? 'returned';
};

/** More and more orders with time. */
const ageOf = (n: number, { roll }: Dice): number => 1 + Math.floor(shownDays * (1 - ((n + roll()) / regular) ** 0.62));

/** Of the demo buyer all of them, and of the others some. */
const shownTo = (n: number): Account[] => [...buyer, ...(n % 2 === 0 ? [anyAt(otherSignIns, n / 2)] : [])];

const draftsOf = (seller: Seller, place: number): Draft[] => [
  ...shown.flatMap((story, n) =>
    shownTo(n + place * 3).map((account, series): Draft => {
      const name = `shown order ${seller} ${series} ${n}`;
      // Those that are over may be older.
      const later = story.until === 'ordered' ? 0 : Math.floor(dice(`age ${name}`).between(0, story.until ? 3 : 60));
      return { ...story, name, seller, account, age: story.age + later };
    }),
  ),
  ...Array.from({ length: regular }, (_, n): Draft => {
    const name = `order ${seller} ${n}`;
    const chance = dice(`who ${name}`);
    const who = chance.roll();
    const from = who < 0.72 ? customers : who < 0.96 ? workers : signedIn('manager');
    return { name, seller, account: anyOf(from, chance), kind: kindOf(chance), age: ageOf(n, chance) };
  }),
];

/** The orders of the last year, of the products as they are first loaded at a moment, oldest first. */
export const ordersAt = (now: string): DemoOrder[] => {
  const products = productsAt(now);
  const left = new Map(products.map(({ product, stock }) => [product.id, stock]));
  return sellers
    .flatMap(draftsOf)
    .flatMap((draft) => {
      const shelf = products.filter(({ product }) => product.company_id === companies[draft.seller].id);
      return orderOf(draft, { shelf, left, now });
    })
    .toSorted((one, other) => (one.order.created_at < other.order.created_at ? -1 : 1));
};

type Shop = { shelf: readonly DemoProduct[]; left: Map<string, number>; now: string };

const orderOf = (draft: Draft, shop: Shop): DemoOrder[] => {
  const { name, seller, account, kind, until, age, bonuses } = draft;
  const chance = dice(name);
  const today = localDay(shop.now, timeZone);
  const day = addDays(today, -age);
  const isWorker = account.roles.some((role) => sideOf(role) === 'worker');
  const hour = Math.floor(chance.between(7, isWorker ? 22 : 18));
  const created_at = wallTime(day, `${hour}:${Math.floor(chance.between(0, 60))}`);
  const least = kind === 'parted' || !isWorker ? 2 : 1;
  const customer = account.roles.some((role) => sideOf(role) === 'customer') ? account.company : null;
  const items = linesOf({ created_at, customer, isWorker, least, isRecent: age <= recentDays }, chance, shop);
  const weight = weightOf(items);
  const isDelivery = kind === 'parted' || until === 'ship';
  const recipient = recipientOf(account, chance, { isDelivery });
  const delivery = recipient.delivery_type === 'pickup' ? 0 : deliveryCostOf(firstShopSettings.delivery, weight);
  if (items.length === 0 || delivery === null) return [];
  const sum = sumOf(items);
  const isPlain = (kind === 'prepaid' || kind === 'invoiced') && !until;
  const hasBonuses = bonuses ?? (isPlain && chance.roll() < 0.1);
  const given = hasBonuses ? chance.pick([100_00, 200_00, 300_00]) : 0;
  const user = { id: account.id, fio: account.fio };
  const order: Order = {
    id: idOf(name),
    version: 1,
    number: `${created_at.slice(2, 4)}${String(Math.floor(chance.between(0, 1e8))).padStart(8, '0')}`,
    company: companyReference(seller),
    customer,
    user,
    created_at,
    status: 'new',
    payment_status: 'not_paid',
    ...recipient,
    supply_store: null,
    track_number: null,
    parcel_id: null,
    delivery_cost: delivery,
    total_weight: weight,
    bonuses_spent: usableBonuses(sum, { balance: given, percent: firstShopSettings.bonus_percent }),
    sum,
    bonuses_returned: 0,
    paid_amount: 0,
    parcels: [],
    items,
    quotation: null,
    reserves: true,
    history: [{ at: created_at, by: user, what: 'ordered', status: 'new', note: null }],
  };
  return [{ ...storyUpTo(order, draft, { day, now: shop.now, chance }), given }];
};

/** The order after the steps of its story that lie before now. */
const storyUpTo = (
  order: Order,
  { kind, until }: Draft,
  { day, now, chance }: { day: string; now: string; chance: Dice },
): OrderStory => {
  const first = { order, movements: [] };
  if (until === 'ordered') return first;
  const steps = storyOf(kind, order, chance);
  const last = until === undefined ? steps.length : steps.findIndex(({ name }) => name === until) + 1;
  const times = steps.map(({ after }, n) => timeOfStep(workDay(addDays(day, after)), n, chance));
  return steps.slice(0, last).reduce<OrderStory>((before, { act }, n) => {
    const at = times[n] ?? now;
    return at < now ? withChange(before, act(before.order, at)) : before;
  }, first);
};

type Who = { isWorker: boolean; least: number };

/** One to five products. Of a recent order, they are on sale and in stock, and taken from it. */
const linesOf = (
  {
    created_at,
    customer,
    isRecent,
    ...who
  }: Who & { created_at: string; customer: Order['customer']; isRecent: boolean },
  chance: Dice,
  { shelf, left }: Shop,
): Order['items'] => {
  const inStock = (id: string) => left.get(id) ?? 0;
  const offered = shelf.filter(
    ({ product }) => product.created_at < created_at && (!isRecent || (product.active && inStock(product.id) >= 2)),
  );
  if (offered.length < 3) return [];
  const count = Math.floor(chance.between(1, who.isWorker ? 3.5 : 5.5));
  const chosen = new Set(Array.from({ length: count }, () => anyOf(offered, chance)));
  return [...chosen].map(({ product, prices }) => {
    const price = prices.findLast(({ at }) => at <= created_at)?.price ?? product.price;
    const wanted = piecesFor(who, { price, weight: product.weight }, chance);
    const pieces = isRecent ? Math.min(wanted, inStock(product.id)) : wanted;
    if (isRecent) left.set(product.id, inStock(product.id) - pieces);
    const { id: product_id, name, sku, weight } = product;
    const vat = vatForCustomer(vatOfSeller(product, isPayer(product.company_id)), isPayer(customer?.id));
    return { product_id, name, sku, price, ...vat, count: pieces, weight, shipped: 0, returned: 0, restocked: 0 };
  });
};

/** For a usual amount, of at most 80 kg. */
const piecesFor = (
  { isWorker, least }: Who,
  { price, weight }: { price: number; weight: number },
  { between }: Dice,
): number => {
  const amount = isWorker ? between(150_00, 600_00) : between(600_00, 4000_00);
  const most = Math.min(isWorker ? 4 : 48, Math.floor(80_000 / Math.max(1, weight)));
  return Math.max(least, Math.min(most, Math.round(amount / Math.max(1, price))));
};
