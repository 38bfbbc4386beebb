import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Request } from '#shared/contracts/endpoint.ts';
import { updateStore } from '#shared/contracts/stores.ts';
import { writeOf } from './query.ts';
import * as session from './session.ts';

/** Fakes of external systems: the network and Cognito. */
const network = vi.fn<typeof fetch>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often a shown list of stores was loaded again by a write with this answer. */
const refetchesAfter = async (status: number, body: object, options: { refetches?: boolean } = {}): Promise<number> => {
  client.clear();
  network.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
  const load = vi.fn<() => Promise<string>>(async () => 'stores');
  const shown = new QueryObserver(client, { queryKey: [updateStore.area, 'list-stores'], queryFn: load });
  const close = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toBe('stores');
  const write = new MutationObserver(client, writeOf(client, updateStore, options));
  const request = { params: { id: 's' }, body: { version: 1 } } as unknown as Request<typeof updateStore>;
  await write.mutate(request).catch(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  close();
  return load.mock.calls.length - 1;
};

it.each([
  ['changed', 409],
  ['not-found', 404],
  ['forbidden', 403],
  ['shift-action-not-allowed', 409],
  ['too-late-to-leave', 422],
])(
  'a write that is refused with %s fetches what the screen shows again, because it is no longer true',
  async (code, status) => {
    expect(await refetchesAfter(status, { code, message: 'no' })).toBe(1);
  },
);

it.each([
  ['names fields', 400, { code: 'invalid-input', message: 'no', fields: { name: 'too long' } }],
  ['asks for a reason', 422, { code: 'legal-warning', message: 'no', warnings: [{ rule: 'rest', text: 'short' }] }],
  ['may succeed later', 429, { code: 'too-many-requests', message: 'wait' }],
  ['has an unknown outcome', 500, { code: 'internal', message: 'no' }],
])('a refusal that %s says nothing about what the screen shows', async (_, status, body) => {
  expect(await refetchesAfter(status, body)).toBe(0);
});

it('a write shows its answer at once in place of the older record, and nowhere else', async () => {
  const key = (id: string) => [updateStore.area, 'get-store', { params: { id } }];
  for (const id of ['s', 'other']) client.setQueryData(key(id), { data: { id, version: 1, name: 'Old' } });
  network.mockImplementation(async () => Response.json({ data: { id: 's', version: 2, name: 'New' } }));
  const write = new MutationObserver(client, writeOf(client, updateStore, { refetches: false }));
  await write.mutate({ params: { id: 's' }, body: { version: 1 } } as unknown as Request<typeof updateStore>);
  const names = ['s', 'other'].map((id) => client.getQueryData<{ data: { name: string } }>(key(id))?.data.name);
  expect(names).toEqual(['New', 'Old']);
});

it('a write that succeeded refreshes its area, unless its caller does it once for several', async () => {
  const stored = { data: { id: 's', version: 2 } };
  expect(await refetchesAfter(200, stored)).toBe(1);
  expect(await refetchesAfter(200, stored, { refetches: false })).toBe(0);
  expect(await refetchesAfter(409, { code: 'changed', message: 'no' }, { refetches: false })).toBe(0);
});
