// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxRows } from '#shared/contracts/endpoint.ts';
import { maxChosenRows } from '#shared/contracts/exports.ts';
import { listStores } from '#shared/contracts/stores.ts';
import * as session from '../../api/session.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import { useSelection } from './use-selection.ts';

type Row = { id: string; version: number };
const row = (id: string, version = 1): Row => ({ id, version });
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(`r${n}`));

/** The list on the server, and the queries that it got. */
const server = {
  rows: [] as Row[],
  requested: [] as URLSearchParams[],
  before: async (): Promise<void> => {},
  /** Rows that a page leaves out, because only a newer version of the app can read them. */
  unread: 0,
};
const network = async (address: unknown, { signal }: RequestInit = {}) => {
  const query = new URL(String(address), 'https://smena.invalid').searchParams;
  server.requested.push(query);
  await server.before();
  signal?.throwIfAborted();
  const from = Number(query.get('cursor') ?? 0);
  const data = server.rows.slice(from, from + Number(query.get('per_page')));
  const end = from + data.length;
  return Response.json({ data: data.slice(server.unread), next_cursor: end < server.rows.length ? String(end) : null });
};

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  Object.assign(server, { rows: [], requested: [], before: async () => {}, unread: 0 });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});

type Props = { filters?: object; answer?: { total: number; total_is_minimum?: true; data: Row[] } };
const open = (props: Props) =>
  runHook(
    ({ filters = {}, answer }: Props) =>
      useSelection<Row>(listStores, { filters, query: { ...filters, sort: 'name', page: '4', cursor: 'x' } }, answer),
    { props },
  );

describe('the selected rows of a list', () => {
  it('are set and cleared, each once and in the order of selecting', async () => {
    const list = await open({ answer: { total: 3, data: rows(3) } });
    await list.act(() => list.now().set([row('r1'), row('r0')], true));
    await list.act(() => list.now().set([row('r2'), row('r1')], true));
    expect([...list.now().ids]).toEqual(['r0', 'r2', 'r1']);
    await list.act(() => list.now().set([row('r2')], false));
    expect(list.now().rows.map(({ id }) => id)).toEqual(['r0', 'r1']);
    await list.act(() => list.now().clear());
    expect([list.now().rows, list.now().ids.size]).toEqual([[], 0]);
  });

  it('stay on another page, and are as the shown page has them now; another filter empties them', async () => {
    const list = await open({ answer: { total: 3, data: [row('r0')] } });
    await list.act(() => list.now().set([row('r0')], true));
    await list.rerender({ answer: { total: 3, data: [row('r1')] } });
    expect(list.now().rows).toEqual([row('r0')]);
    await list.rerender({ answer: { total: 3, data: [row('r0', 2)] } });
    expect(list.now().rows).toEqual([row('r0', 2)]);
    await list.rerender({ filters: { status: 'new' }, answer: { total: 1, data: [row('r0', 2)] } });
    expect([list.now().rows, list.now().ids.size]).toEqual([[], 0]);
  });

  it('may be all rows of all pages, which are collected from the first one by cursors', async () => {
    server.rows = rows(2 * maxRows + 5);
    const list = await open({ filters: { name: 'a' }, answer: { total: 205, data: rows(20) } });
    await list.act(() => list.now().set([row('other')], true));
    expect(list.now().all).toMatchObject({ total: 205, busy: false });
    let release = (): void => {};
    server.before = () => new Promise((resolve) => (release = resolve));
    await list.act(() => list.now().all?.select());
    expect(list.now().all?.busy).toBe(true);
    server.before = async () => {};
    await list.act(async () => {
      release();
      await vi.waitFor(() => expect(server.requested).toHaveLength(3));
    });
    await vi.waitFor(() => expect(list.now().ids.size).toBe(205));
    expect(list.now().rows.map(({ id }) => id)).toEqual(server.rows.map(({ id }) => id));
    const page = { name: 'a', sort: 'name', page: '1', per_page: String(maxRows) };
    expect(server.requested.map((query) => Object.fromEntries(query))).toEqual([
      page,
      { ...page, cursor: '100' },
      { ...page, cursor: '200' },
    ]);
    // All are selected already.
    expect(list.now().all).toBeUndefined();
  });

  it('are at most so many, also if the list grows meanwhile; more are not offered, nor an unknown number', async () => {
    for (const answer of [
      { total: maxChosenRows + 1, data: [] },
      { total: 500, total_is_minimum: true as const, data: [] },
      { total: 0, data: [] },
      undefined,
    ])
      expect((await open(answer ? { answer } : {})).now().all).toBeUndefined();
    server.rows = rows(maxChosenRows + 150);
    const list = await open({ answer: { total: maxChosenRows, data: [] } });
    await list.act(async () => {
      list.now().all?.select();
      await vi.waitFor(() => expect(server.requested).toHaveLength(10));
    });
    await vi.waitFor(() => expect(list.now().ids.size).toBe(maxChosenRows));
    expect(server.requested).toHaveLength(10);
    await list.act(() => list.now().clear());
    server.unread = 1;
    await list.act(async () => {
      list.now().all?.select();
      await vi.waitFor(() => expect(server.requested).toHaveLength(21));
    });
    await vi.waitFor(() => expect(list.now().ids.size).toBe(maxChosenRows));
  });

  it('stay as they were when a page cannot be loaded, and when another filter or screen comes first', async () => {
    const answer = { total: 300, data: rows(20) };
    server.rows = rows(300);
    const list = await open({ answer });
    await list.act(() => list.now().set([row('r7')], true));
    vi.stubGlobal('fetch', async () => Response.json({ code: 'forbidden', message: 'No' }, { status: 403 }));
    await list.act(() => list.now().all?.select());
    await vi.waitFor(() => expect(list.now().all?.busy).toBe(false));
    expect([...list.now().ids]).toEqual(['r7']);
    vi.stubGlobal('fetch', network);
    let release = (): void => {};
    server.before = () => new Promise((resolve) => (release = resolve));
    await list.act(async () => {
      list.now().all?.select();
      await vi.waitFor(() => expect(server.requested).toHaveLength(1));
    });
    await list.rerender({ answer, filters: { status: 'new' } });
    await list.act(() => release());
    expect([list.now().ids.size, list.now().all?.busy, server.requested.length]).toEqual([0, false, 1]);
    await list.rerender({ answer });
    expect([...list.now().ids]).toEqual(['r7']);
    await list.act(async () => {
      list.now().all?.select();
      await vi.waitFor(() => expect(server.requested).toHaveLength(2));
    });
    closeHook();
    release();
    await vi.waitFor(() => expect(server.requested).toHaveLength(2));
  });
});
