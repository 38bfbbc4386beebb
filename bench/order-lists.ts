import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import { orderList } from '../functions/data/orders/order-entries.ts';
import { listOrders } from '../functions/data/orders/order-lists.ts';
import { orderWrites } from '../functions/data/orders/orders.ts';
import { anOrder } from '../test/world/an-order.ts';
import { actorIn, measure, type Measured, newCompany, tableWith } from './lists.ts';
import { shown, table, withinLimit } from './markdown.ts';

const sizes = [100, 10_000, 100_000];
/** As of the counted lists: times the read units of the same page at fewer orders. */
const atMost = { page: 1.1, anyPage: 1.5 };
const per_page = 20;

const statuses = ['new', 'processing', 'in_progress', 'completed'] as const;
const [one, ...three] = statuses;
const filters: Record<string, OrderStatus[] | undefined> = {
  'any status': undefined,
  'one status': [one],
  'three statuses': three,
};

/** Pages of 20 of the orders of one vendor, a quarter in each status. */
const pagesAt = async (count: number): Promise<Map<string, Measured>> => {
  const company = newCompany();
  const orderAt = (n: number) =>
    anOrder({
      id: `${company.id}-${n}`,
      number: String(n),
      company,
      status: statuses[n % statuses.length] ?? one,
      created_at: new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString(),
    });
  const lists = [null, ...statuses].map((status) => orderList(`seller#${company.id}`, status));
  const answers = tableWith(count, (n) => orderWrites(undefined, orderAt(n)), { lists });
  const pages = new Map<string, Measured>();
  const list = (wanted: OrderStatus[] | undefined, page: number, cursor?: string) =>
    measure(answers, () => listOrders(actorIn('ROLE_VENDOR', company), { page, per_page, cursor, statuses: wanted }));
  for (const [name, wanted] of Object.entries(filters)) {
    for (const page of [1, 3]) pages.set(`${name} | ${page}`, await list(wanted, page));
    // Lists that are merged have no cursor.
    const second = await list(wanted, 2, pages.get(`${name} | 1`)?.page.next_cursor ?? undefined);
    const cursor = second.page.next_cursor;
    if (cursor !== null) pages.set(`${name} | 3, by its cursor`, await list(wanted, 3, cursor));
  }
  return pages;
};

/** A page that is not full costs less. */
const isFull = (name: string, total: number) => total >= per_page * (name.includes('| 3') ? 3 : 1);

/** Round trips and read units of the list of a vendor's orders, at few and at many orders. */
export const orderListPages = async (): Promise<string> => {
  const measured: Map<string, Measured>[] = [];
  for (const size of sizes) measured.push(await pagesAt(size));
  const names = [...(measured.at(-1)?.keys() ?? [])];
  const rows = names.map((name) => {
    const each = measured.map((pages) => pages.get(name));
    const full = each.filter((one) => one !== undefined).filter(({ page }) => isFull(name, page.total));
    const [fewest, most] = [full[0], full.at(-1)];
    if (!fewest || !most || fewest === most) throw new Error(`${name} was not measured`);
    const ratio = most.read / fewest.read;
    return [
      name,
      Math.max(...full.map(({ trips }) => trips)),
      ...each.map((one) => (one && full.includes(one) ? one.read.toFixed(1) : '')),
      ratio.toFixed(2),
      withinLimit(ratio <= (name.endsWith('| 3') ? atMost.anyPage : atMost.page)),
      shown(most.page.total),
    ];
  });
  const heads = sizes.map((size) => `RCU ${shown(size)}:`);
  return `Pages of ${per_page} orders of a vendor, newest first, a quarter of all in each status. RCU as in “Counted lists”; pages that are not
full are left out. The ratio is of the most orders to the fewest, with those limits: ${atMost.page}, of a page by its number ${atMost.anyPage}.

${table(['orders', 'page', 'trips:', ...heads, 'ratio:', 'within the limit', 'total:'], rows)}`;
};
