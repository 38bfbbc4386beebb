// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxRows } from '#shared/contracts/endpoint.ts';
import type { ListName } from '#shared/contracts/list-settings.ts';
import type { User } from '#shared/contracts/me.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import { cacheMe, clearCaches } from '../../api/load-me.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import { useListState } from './list-state.ts';

const kinds = { status: ['confirmed', 'canceled'], staff_id: 'one', store_id: 'many' } as const;
// Test files share their globals, so a storage that another one stubbed may still be there.
beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(clearCaches);

type Reader = { me?: string; role?: Role; name?: ListName };
const open = async (address: string, { me = 'a', role = 'ROLE_BUYER', name = 'shifts' }: Reader = {}) => {
  closeHook();
  cacheMe({ id: me, roles: [role] } as unknown as User);
  return runHook(() => useListState(name, listShifts, kinds), { props: undefined, address });
};

describe('the state of a list', () => {
  it('is in its address; what the list does not know counts as its default', async () => {
    const list = await open(
      '/shifts?page=3&per_page=50&cursor=c&sort=status&order=desc&status=confirmed&status=odd&staff_id=w&staff_id=x&store_id=s&store_id=t&odd=1',
    );
    const filters = { status: ['confirmed'], staff_id: 'w', store_id: ['s', 't'] };
    expect(list.now()).toMatchObject({ page: 3, perPage: 50, filters, filtered: true, sort: 'status', order: 'desc' });
    expect(list.now().query).toEqual({
      ...filters,
      page: '3',
      per_page: '50',
      cursor: 'c',
      sort: 'status',
      order: 'desc',
    });
    const odd = await open('/shifts?page=0&per_page=9999&sort=odd&order=up&status=odd');
    expect(odd.now()).toMatchObject({ page: 1, perPage: maxRows, filters: {}, filtered: false, sort: 'starts_at' });
    expect(odd.now().query).toEqual({ page: '1', per_page: String(maxRows) });
    for (const page of ['-1', '1.5', '1e3', '12345678'])
      expect((await open(`/shifts?page=${page}`)).now().query).toEqual({ page: '1', per_page: '20' });
    expect((await open('/shifts?order=desc')).now().query).toMatchObject({ sort: 'starts_at', order: 'desc' });
  });

  it('is remembered for the account, its role and the list, until it is empty again', async () => {
    await open('/shifts?status=confirmed&page=2');
    const again = await open('/shifts');
    expect(again.address()).toBe('/shifts?status=confirmed&page=2');
    expect(again.router.state.historyAction).toBe('REPLACE');
    expect(again.renders[0]).toMatchObject({ page: 2, filters: { status: ['confirmed'] } });
    for (const other of [{ me: 'b' }, { role: 'ROLE_STORE_MANAGER' }, { name: 'stores' }] as const)
      expect((await open('/shifts', other)).address()).toBe('/shifts');
    const list = await open('/shifts?status=confirmed');
    await list.act(() => list.now().clear());
    expect([list.address(), (await open('/shifts')).address()]).toEqual(['/shifts', '/shifts']);
  });

  it('is forgotten a day after the last use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await open('/shifts?status=confirmed');
    vi.advanceTimersByTime(86_399_999);
    expect((await open('/shifts')).address()).toBe('/shifts?status=confirmed');
    vi.advanceTimersByTime(86_400_000);
    expect((await open('/shifts')).address()).toBe('/shifts');
  });

  it('changes by filters, order and rows, which lead to the first page and keep the rest', async () => {
    const list = await open('/shifts?view=v&page=3&cursor=c&per_page=50&staff_id=w&store_id=s');
    await list.act(() => list.now().change({ store_id: ['t', 'u', ''], staff_id: undefined, status: ['confirmed'] }));
    expect(list.address()).toBe('/shifts?view=v&per_page=50&store_id=t&store_id=u&status=confirmed');
    await list.act(() => list.now().sortBy('status', 'desc'));
    expect(list.address()).toBe(
      '/shifts?view=v&per_page=50&store_id=t&store_id=u&status=confirmed&sort=status&order=desc',
    );
    await list.act(() => list.router.navigate('?page=4&cursor=c&store_id=t&sort=status&order=desc'));
    await list.act(() => list.now().setPerPage(100));
    expect(list.address()).toBe('/shifts?store_id=t&sort=status&order=desc&per_page=100');
    await list.act(() => list.now().clear());
    expect(list.address()).toBe('/shifts?sort=status&order=desc&per_page=100');
  });

  it('has both of two changes at once; what is typed replaces the address, what is chosen is a step', async () => {
    const list = await open('/shifts?page=2');
    await list.act(() => {
      list.now().change({ staff_id: 'w' });
      list.now().change({ status: ['canceled'] });
    });
    expect([list.address(), list.router.state.historyAction]).toEqual(['/shifts?staff_id=w&status=canceled', 'PUSH']);
    await list.act(() => list.now().change({ staff_id: 'x' }, { replace: true }));
    expect(list.router.state.historyAction).toBe('REPLACE');
    await list.act(() => list.router.navigate('?store_id=s'));
    await list.act(() => list.now().change({ staff_id: 'y' }));
    expect(list.address()).toBe('/shifts?store_id=s&staff_id=y');
  });

  it('adds each of several quick choices to the values of one filter', async () => {
    const list = await open('/shifts?store_id=s');
    await list.act(() => {
      for (const id of ['t', 'u']) list.now().change({ store_id: (before) => [...before, id] });
    });
    expect(list.now().filters).toEqual({ store_id: ['s', 't', 'u'] });
    await list.act(() => list.now().change({ store_id: () => [] }));
    expect(list.address()).toBe('/shifts');
  });

  it('gives the addresses of its pages and of saved views', async () => {
    const list = await open('/shifts?view=v&page=2&cursor=c&store_id=t&order=desc&odd=1&per_page=50');
    const { pageAddress, viewAddress, viewQuery, view } = list.now();
    expect(pageAddress(3)).toBe('?view=v&store_id=t&order=desc&odd=1&per_page=50&page=3');
    expect(pageAddress(1, 'd')).toBe('?view=v&store_id=t&order=desc&odd=1&per_page=50&page=1&cursor=d');
    expect([view, viewQuery]).toEqual(['v', 'order=desc&per_page=50&store_id=t']);
    expect(viewAddress({ id: 'w', query: viewQuery })).toBe('?order=desc&per_page=50&store_id=t&view=w');
    expect(viewAddress({ id: 'w', query: '' })).toBe('?view=w');
  });
});
