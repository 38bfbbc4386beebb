// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listStores } from '#shared/contracts/stores.ts';
import * as session from '../../api/session.ts';
import { runHook } from '../../testing/run-hook.ts';
import { typingPause } from './use-debounced.ts';
import { useLookup, withChosen } from './use-lookup.ts';

/** Thirty stores, named by their number, of which a search shows two, and the queries that arrived. */
type Server = { requested: URLSearchParams[]; before: (query: URLSearchParams) => Promise<void> };
const server: Server = { requested: [], before: async () => {} };
const numbers = Array.from({ length: 30 }, (_, n) => String(n + 1));
const network = async (address: unknown) => {
  const query = new URL(String(address), 'https://smena.invalid').searchParams;
  server.requested.push(query);
  await server.before(query);
  const ids = query.getAll('id');
  const found =
    ids.length > 0
      ? ids.filter((id) => numbers.includes(id))
      : numbers.filter((id) => id.startsWith(query.get('name') ?? ''));
  const data = (ids.length > 0 ? found : found.slice(0, 2)).map((id) => ({ id, name: `Store ${id}` }));
  return Response.json({ data, total: found.length });
};

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} });
});
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  Object.assign(server, { requested: [], before: async () => {} });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});

type Props = { chosen?: (string | null)[]; searches?: boolean };
const open = (props: Props) =>
  runHook(
    ({ chosen = [], searches = true }: Props) =>
      useLookup(listStores, {
        request: (query) => ({ query: { ...query, company_id: 'c' } }),
        options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
        chosen,
        searches,
      }),
    { props, client: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }) },
  );
const { setTimeout: realTimeout } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => void realTimeout(resolve));
const option = (id: string) => ({ value: id, label: `Store ${id}` });
const requested = () => server.requested.map((query) => query.toString());
const first = 'per_page=20&company_id=c';

describe('a lookup', () => {
  it('offers the first rows, and how many more there are', async () => {
    const stores = await open({});
    await vi.waitFor(() => expect(stores.now().isSearching).toBe(false));
    expect(stores.now()).toMatchObject({ options: [option('1'), option('2')], chosen: [], more: 28, failure: null });
    expect(requested()).toEqual([first]);
  });

  it('searches what was typed, once nothing was typed for a moment; an emptied text at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stores = await open({});
    const pass = async (milliseconds: number) => {
      // A reply takes several turns.
      for (let turn = 0; turn < 5; turn++) await stores.act(nextTurn);
      await stores.act(() => vi.advanceTimersByTimeAsync(milliseconds));
    };
    await pass(0);
    await stores.act(() => stores.now().onSearch('2'));
    await pass(typingPause - 1);
    await stores.act(() => stores.now().onSearch('3'));
    await pass(typingPause - 1);
    expect([stores.now().isSearching, requested()]).toEqual([true, [first]]);
    let release = (): void => {};
    server.before = () => new Promise((resolve) => (release = resolve));
    await pass(1);
    // The former options stay until the answer.
    await pass(0);
    expect(stores.now()).toMatchObject({ isSearching: true, options: [option('1'), option('2')] });
    release();
    await pass(0);
    expect(stores.now()).toMatchObject({ isSearching: false, options: [option('3'), option('30')], more: 0 });
    // A blank is no new text.
    await stores.act(() => stores.now().onSearch(' 3 '));
    expect(stores.now().isSearching).toBe(false);
    await pass(typingPause);
    expect(requested()).toEqual([first, `name=3&${first}`]);
    await stores.act(() => stores.now().onSearch(''));
    expect(stores.now()).toMatchObject({ isSearching: false, options: [option('1'), option('2')] });
  });

  it('gives the labels of the chosen rows, also of those that were not found, but of none that does not exist', async () => {
    const stores = await open({ chosen: ['9', null, '1', '', '9', 'gone'], searches: false });
    await vi.waitFor(() => expect(stores.now().chosen).toEqual([option('1'), option('9')]));
    expect(stores.now()).toMatchObject({ options: undefined, more: 0, isSearching: false });
    expect(requested()).toEqual(['id=1&id=9&id=gone&company_id=c']);
  });

  it('keeps the label of a row that was chosen from the options until its row has loaded', async () => {
    let release = (): void => {};
    server.before = (query) => (query.has('id') ? new Promise((resolve) => (release = resolve)) : Promise.resolve());
    const stores = await open({});
    await vi.waitFor(() => expect(stores.now().options).toHaveLength(2));
    await stores.rerender({ chosen: ['2'] });
    expect(stores.now().chosen).toEqual([option('2')]);
    await stores.rerender({ chosen: ['2', '9'] });
    expect(stores.now().chosen).toEqual([option('2')]);
    await stores.rerender({ chosen: ['9'] });
    expect(stores.now().chosen).toBeUndefined();
    await stores.act(() => release());
    await vi.waitFor(() => expect(stores.now().chosen).toEqual([option('9')]));
  });

  it('says why its options cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'forbidden', message: 'You may not' }, { status: 403 }));
    const stores = await open({});
    await vi.waitFor(() => expect(stores.now()).toMatchObject({ failure: 'You may not', isSearching: false }));
  });

  it('shows chosen options that were not found before the others', () => {
    expect(withChosen([option('1'), option('2')], [option('2'), option('9')])).toEqual(['9', '1', '2'].map(option));
  });
});
