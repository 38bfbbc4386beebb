// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#shared/domain/roles.ts';
import * as me from '../../api/me.ts';
import * as session from '../../api/session.ts';
import { runHook } from '../../testing/run-hook.ts';
import * as snackbars from '../../ui/snackbars.tsx';
import { useCart } from './use-cart.ts';

const seller = { id: 'seller', name: 'Drogerie Sever' };
const product = (id: string, changes: object = {}) => ({
  id,
  name: `the ${id}`,
  photo: null,
  price: 100,
  vat_rate: '21' as const,
  vat_included: true,
  available: 9,
  company: seller,
  ...changes,
});

/** The cart on the server, and the changes that it got. */
const server = {
  company: null as typeof seller | null,
  counts: new Map<string, number>(),
  got: [] as string[],
  refuses: false,
};
const cart = () => ({
  data: {
    cart_hash: 'hash',
    company: server.company,
    goods_num: [...server.counts.values()].reduce((sum, count) => sum + count, 0),
    order_summ: 0,
    payable: 0,
    items: [...server.counts].map(([id, count]) => ({ product: { id }, count, product_price: 100, price_seen: 100 })),
  },
});
const change = (address: URL, body: Record<string, unknown>) => {
  const [id, count] = address.pathname.endsWith('add_product')
    ? [address.searchParams.get('product_id'), Number(address.searchParams.get('count'))]
    : [body['product_id'], body['count']];
  server.got.push(`${address.pathname.split('/').at(-1)} ${String(id)} ${String(count)}`);
  if (server.refuses) return Response.json({ code: 'fewer-in-stock', message: 'fewer' }, { status: 409 });
  server.company = seller;
  server.counts.set(String(id), Number(count));
  return Response.json(cart());
};
const network = async (address: unknown, { method, body }: RequestInit = {}) => {
  return method === 'GET'
    ? Response.json(cart())
    : change(new URL(String(address), 'https://smena.invalid'), JSON.parse(body as string) as Record<string, unknown>);
};

/** The storage of the device. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  Object.assign(server, { company: null, counts: new Map(), got: [], refuses: false });
  vi.restoreAllMocks();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(snackbars, 'snack');
});
const open = async (role: Role | null) => {
  vi.spyOn(me, 'useRole').mockReturnValue(role);
  const hook = await runHook(() => useCart(), { props: undefined });
  const shows = (expected: object) => hook.act(() => vi.waitFor(() => expect(hook.now()).toMatchObject(expected)));
  if (server.company) await shows({ company: server.company });
  const set = (id: string, count: number, replace = false, changes: object = {}) =>
    hook.act(() => hook.now()?.set(product(id, changes), count, { replace }));
  return { ...hook, set, shows };
};

describe('the cart of an account', () => {
  it('shows a count at once, and sends the last one of several', async () => {
    Object.assign(server, { company: seller, counts: new Map([['b', 1]]) });
    const { now, act, shows } = await open('ROLE_BUYER');
    await act(() => Promise.all([1, 2, 3, 4].map(async (count) => now()?.set(product('a'), count))));
    expect(server.got).toEqual(['add_product a 1', 'products_count a 4']);
    await shows({ goodsNum: 5 });
    expect(now()?.countOf('a')).toBe(4);
  });

  it('takes a count back that is refused, and says why', async () => {
    Object.assign(server, { company: seller, counts: new Map([['a', 2]]), refuses: true });
    const { set, shows } = await open('ROLE_BUYER');
    await set('a', 3);
    await shows({ goodsNum: 2 });
    expect(vi.mocked(snackbars.snack).mock.calls).toEqual([[{ tone: 'bad', text: 'fewer' }]]);
  });

  it('names the company whose goods it has, before another one replaces them', async () => {
    Object.assign(server, { company: seller, counts: new Map([['a', 2]]) });
    const { now, act } = await open('ROLE_BUYER');
    const other = product('b', { company: { id: 'other', name: 'Obaly Morava' } });
    let answer: unknown;
    await act(async () => {
      answer = await now()?.set(other, 1);
    });
    expect([answer, server.got]).toEqual([seller, []]);
    await act(() => now()?.set(other, 1, { replace: true }));
    expect(server.got).toEqual(['add_product b 1']);
  });

  it.each(['ROLE_VENDOR', 'ROLE_ADMIN', 'ROLE_USER'] as const)('is none for %s', async (role) => {
    const { now } = await open(role);
    expect([now(), server.got]).toEqual([null, []]);
  });
});

describe('the cart of a guest', () => {
  it('is on the device', async () => {
    const { now, set } = await open(null);
    await set('a', 2);
    await set('b', 20);
    expect([now()?.countOf('a'), now()?.countOf('b'), now()?.goodsNum, now()?.company]).toEqual([2, 9, 11, seller]);
    expect(server.got).toEqual([]);
  });

  it('follows other tabs', async () => {
    const { now, set, act } = await open(null);
    await set('a', 2);
    await act(() => {
      localStorage.removeItem('smena.cart');
      dispatchEvent(new StorageEvent('storage'));
    });
    expect(now()?.goodsNum).toBe(0);
  });

  it('comes back after it was cleared', async () => {
    const { now, set, act } = await open(null);
    await set('a', 2);
    await act(() => now()?.clear());
    expect(now()?.goodsNum).toBe(0);
    await act(() => vi.mocked(snackbars.snack).mock.lastCall?.[0].undo?.());
    expect(now()?.goodsNum).toBe(2);
  });
});
