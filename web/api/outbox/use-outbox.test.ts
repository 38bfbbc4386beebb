// @vitest-environment happy-dom
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { User } from '#shared/contracts/me.ts';
import { runHook } from '../../testing/run-hook.ts';
import { cacheMe, clearCaches } from '../load-me.ts';
import type { Box } from './box.ts';
import { entries } from './entries.ts';
import { useOutbox } from './use-outbox.ts';

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
  return runHook(() => useOutbox<string, unknown>(box, subject), { props: undefined });
};
const texts = (outbox: { now: () => ReturnType<typeof useOutbox<string, unknown>> }) =>
  outbox.now().items.map(({ content }) => content);

it('an outbox shows what an account sends to a subject, in order, until it is discarded or sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00Z') });
  const outbox = await open();
  // At the same millisecond.
  for (const text of ['one', 'two']) await outbox.act(() => expect(outbox.now().add(text)).toBe(true));
  const [one] = entries.all();
  if (!one) throw new Error('Two were added');
  await outbox.act(() => entries.press({ ...one, key: 'k', order: 1, box: 'other' }));
  await outbox.act(() => entries.press({ ...one, key: 'k', order: 2, content: 7 }));
  expect(texts(outbox)).toEqual(['one', 'two']);
  const [first, second] = outbox.now().items;
  if (!first || !second) throw new Error('Two were added');
  expect(first).toMatchObject({ at: '2026-11-22T08:00:00.000Z', failures: 0, state: { is: 'waiting' }, kept: true });
  expect([first.key !== second.key, second.order - first.order]).toEqual([true, 1]);
  await outbox.act(() => outbox.now().drop(first));
  expect(texts(outbox)).toEqual(['two']);
  await outbox.act(() => entries.change(second, { state: { is: 'expired' } }));
  const [expired] = outbox.now().items;
  if (!expired) throw new Error('It is told');
  let presses = 0;
  const stop = entries.onPress(() => void presses++);
  await outbox.act(() => outbox.now().retry(expired));
  stop();
  // A new request in the place of the old one.
  expect(outbox.now().items).toMatchObject([{ content: 'two', state: { is: 'waiting' } }]);
  expect([outbox.now().items[0]?.key === second.key, presses]).toEqual([false, 1]);
  expect(texts(await open('friday'))).toEqual([]);
  expect(texts(await open('thursday', 'other'))).toEqual([]);
  expect(texts(await open())).toEqual(['two']);
  vi.useRealTimers();
});

it('an outbox that is full takes nothing more, and a hundred more of another account', async () => {
  const outbox = await open();
  await outbox.act(() => {
    for (let n = 0; n < 100; n++) outbox.now().add(`text ${n}`);
  });
  expect([outbox.now().items.length, outbox.now().add('too much')]).toEqual([100, false]);
  expect((await open('friday')).now().add('too much')).toBe(false);
  const other = await open('friday', 'other');
  expect(other.now().add('of the other')).toBe(true);
});
