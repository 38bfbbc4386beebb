import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listEntriesPartition } from '../functions/data/counted/nodes.ts';
import type { Page } from '../functions/data/list.ts';
import { orderList } from '../functions/data/orders/order-entries.ts';
import { listOrders } from '../functions/data/orders/order-lists.ts';
import { orderWrites } from '../functions/data/orders/orders.ts';
import { anOrder } from '../test/world/an-order.ts';
import { callsOf, roundTrips, units } from './calls.ts';
import { nodesOf } from './list-nodes.ts';
import { shown, table, withinLimit } from './markdown.ts';
import { itemsPut, memoryTable } from './memory-table.ts';

const sizes = [100, 10_000, 100_000];
/** Times the read units of the same page at fewer orders. */
const atMost = { page: 1.1, anyPage: 1.5 };
const per_page = 20;
const company = { id: 'bench-lists-00000000-0000-4000-8000-000000000000', name: 'Bench' };
const actor: Actor = { id: 'x', login_id: 'x', fio: 'x', role: 'ROLE_VENDOR', company, store_ids: [] };

const statuses = ['new', 'processing', 'in_progress', 'completed'] as const;
const [one, ...three] = statuses;
const filters: Record<string, OrderStatus[] | undefined> = {
  'any status': undefined,
  'one status': [one],
  'three statuses': three,
};

/**
 * The counted lists of some orders, a quarter in each status. Without the orders themselves, because a missing row of a
 * page costs as much as a stored one.
 */
const tableOf = (count: number) => {
  const orderAt = (n: number) =>
    anOrder({
      id: `${company.id}-${n}`,
      number: String(n),
      company,
      status: statuses[n % statuses.length] ?? one,
      created_at: new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString(),
    });
  const lists = [null, ...statuses].map((status) => orderList(`seller#${company.id}`, status));
  const partitions = new Set(lists.map(listEntriesPartition));
  const entries = Array.from({ length: count }, (_, n) => itemsPut(orderWrites(undefined, orderAt(n))))
    .flat()
    .filter(({ pk }) => partitions.has(String(pk)));
  const byList = Map.groupBy(entries, ({ pk }) => pk);
  const nodes = lists.flatMap((list) =>
    nodesOf(list, (byList.get(listEntriesPartition(list)) ?? []).map(({ sk }) => String(sk)).toSorted()),
  );
  return memoryTable([...entries, ...nodes]);
};

type Measured = { page: Page<unknown>; trips: number; read: number };

const pagesAt = async (count: number): Promise<Map<string, Measured>> => {
  const answers = tableOf(count);
  const list = async (wanted: OrderStatus[] | undefined, page: number, cursor?: string | null): Promise<Measured> => {
    const request = { page, per_page, cursor: cursor ?? undefined, statuses: wanted };
    const { result, calls } = await callsOf(() => listOrders(actor, request), answers);
    return { page: result, trips: roundTrips(calls), read: units(calls).read };
  };
  const pages = new Map<string, Measured>();
  for (const [name, wanted] of Object.entries(filters)) {
    const first = await list(wanted, 1);
    pages.set(`${name} | 1`, first).set(`${name} | 3`, await list(wanted, 3));
    // Lists that are merged have no cursor.
    const cursor = (await list(wanted, 2, first.page.next_cursor)).page.next_cursor;
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
  return `Pages of ${per_page} orders of a vendor, newest first, a quarter of all in each status: what each counted list costs. RCU are
computed by DynamoDB's rules (\`bench/capacity-units.ts\`), eventually consistent, without the rows' presentation; pages that are not
full are left out. The ratio is of the most orders to the fewest, with those limits: ${atMost.page}, of a page by its number ${atMost.anyPage}.

${table(['orders', 'page', 'trips:', ...heads, 'ratio:', 'within the limit', 'total:'], rows)}`;
};
