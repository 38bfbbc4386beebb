// @vitest-environment happy-dom
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { User } from '#shared/contracts/me.ts';
import { runHook } from '../../testing/run-hook.ts';
import { cacheMe, clearCaches } from '../load-me.ts';
import type { Box } from './box.ts';
import { entries } from './entries.ts';
import { useUnsent } from './use-unsent.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (nth: number) => [...items.keys()][nth] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(clearCaches);

const box: Box<string> = {
  name: 'texts',
  schema: z.string(),
  send: async () => undefined,
  onSent: async () => undefined,
  onSentElsewhere: () => {},
};
const open = (subject = 'thursday', me = 'me') => {
  cacheMe({ id: me } as unknown as User);
  return runHook(() => useUnsent<string, unknown>(box, subject), { props: undefined });
};
const texts = (unsent: { now: () => ReturnType<typeof useUnsent<string, unknown>> }) =>
  unsent.now().items.map(({ content }) => content);

it('unsent entries show what an account sends to a subject, in order, until it is discarded or sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00Z') });
  const unsent = await open();
  // At the same millisecond.
  for (const text of ['one', 'two']) await unsent.act(() => expect(unsent.now().add(text)).toBe(true));
  const [one] = entries.all();
  if (!one) throw new Error('Two were added');
  await unsent.act(() => entries.press({ ...one, key: 'k', order: 1, box: 'other' }));
  await unsent.act(() => entries.press({ ...one, key: 'k', order: 2, content: 7 }));
  expect(texts(unsent)).toEqual(['one', 'two']);
  const [first, second] = unsent.now().items;
  if (!first || !second) throw new Error('Two were added');
  expect(first).toMatchObject({ at: '2026-11-22T08:00:00.000Z', failures: 0, state: { is: 'waiting' }, kept: true });
  expect([first.key !== second.key, second.order - first.order]).toEqual([true, 1]);
  await unsent.act(() => unsent.now().drop(first));
  expect(texts(unsent)).toEqual(['two']);
  await unsent.act(() => entries.change(second, { state: { is: 'expired' } }));
  const [expired] = unsent.now().items;
  if (!expired) throw new Error('It is shown');
  let presses = 0;
  const stop = entries.onPress(() => void presses++);
  await unsent.act(() => unsent.now().retry(expired));
  stop();
  // A new request in the place of the old one.
  expect(unsent.now().items).toMatchObject([{ content: 'two', state: { is: 'waiting' } }]);
  expect([unsent.now().items[0]?.key === second.key, presses]).toEqual([false, 1]);
  expect(texts(await open('friday'))).toEqual([]);
  expect(texts(await open('thursday', 'other'))).toEqual([]);
  expect(texts(await open())).toEqual(['two']);
  vi.useRealTimers();
});

it('a hundred unsent entries are the most of an account', async () => {
  const unsent = await open();
  await unsent.act(() => {
    for (let n = 0; n < 100; n++) unsent.now().add(`text ${n}`);
  });
  expect([unsent.now().items.length, unsent.now().add('too much')]).toEqual([100, false]);
  expect((await open('friday')).now().add('too much')).toBe(false);
  const other = await open('friday', 'other');
  expect(other.now().add('of the other')).toBe(true);
});

const placed: Box<{ text: string; place?: string }> = {
  name: 'placed',
  schema: z.object({ text: z.string(), place: z.optional(z.string()) }),
  send: async () => undefined,
  onSent: async () => undefined,
  onSentElsewhere: () => {},
};
const openPlaced = () => {
  cacheMe({ id: 'me' } as User);
  return runHook(() => useUnsent(placed, 'thursday'), { props: undefined });
};

it('an entry is stored before the rest of its content is known, and is pressed with it', async () => {
  const unsent = await openPlaced();
  const rest = Promise.withResolvers<{ place: string }>();
  let presses = 0;
  onTestFinished(entries.onPress(() => void presses++));
  await unsent.act(() => expect(unsent.now().add({ text: 'start' }, rest.promise)).toBe(true));
  const [stored] = unsent.now().items;
  expect([stored?.content, presses]).toEqual([{ text: 'start' }, 0]);
  expect(stored?.retry_at).toBeGreaterThan(Date.parse(stored?.at ?? ''));
  await unsent.act(() => rest.resolve({ place: 'inside' }));
  expect(unsent.now().items).toMatchObject([
    { content: { text: 'start', place: 'inside' }, key: stored?.key, retry_at: 0 },
  ]);
  expect(presses).toBe(1);
});

it.each([
  ['being sent', { state: { is: 'sending' } }],
  ['waiting after a try', { failures: 1 }],
] as const)('an entry that is %s keeps its content, because its request may have arrived', async (_, change) => {
  const unsent = await openPlaced();
  const rest = Promise.withResolvers<{ place: string }>();
  await unsent.act(() => unsent.now().add({ text: 'start' }, rest.promise));
  const [entry] = unsent.now().items;
  if (!entry) throw new Error('One was added');
  await unsent.act(() => entries.change(entry, change));
  await unsent.act(() => rest.resolve({ place: 'inside' }));
  expect(unsent.now().items).toMatchObject([{ content: { text: 'start' }, ...change }]);
  expect(unsent.now().items[0]?.content.place).toBeUndefined();
});

it('a refused entry is replaced by a new request with another content, at its place and of its time', async () => {
  const unsent = await openPlaced();
  await unsent.act(() => unsent.now().add({ text: 'start', place: 'wrong' }));
  const [first] = unsent.now().items;
  if (!first) throw new Error('One was added');
  await unsent.act(() =>
    entries.change(first, { state: { is: 'refused', message: 'No', code: 'store-code-invalid' } }),
  );
  await unsent.act(() => unsent.now().replace(first, { text: 'start' }));
  const { at, order } = first;
  expect(unsent.now().items).toMatchObject([{ at, order, content: { text: 'start' }, state: { is: 'waiting' } }]);
  expect([unsent.now().items.length, unsent.now().items[0]?.key === first.key]).toEqual([1, false]);
});
