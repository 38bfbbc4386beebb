// @vitest-environment happy-dom
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
  if (!expired) throw new Error('It is told');
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
