import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLoss } from '../kit/form/unsaved.ts';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn<() => void>();
const stored = new Map<string, string>();
const setItem = vi.fn<(key: string, value: string) => void>();
const error = new TypeError('Importing a module script failed.');
let status: number;

beforeEach(() => {
  status = 200;
  setItem.mockImplementation((key, value) => void stored.set(key, value));
  vi.stubGlobal('location', { origin: 'https://smena.invalid', reload });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  stored.clear();
  setLoss('form', null);
});

it('a failed load reloads the page once per tab', async () => {
  await reloadOnce(error);
  await reloadOnce(error);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['input would be lost', () => setLoss('form', 'input')],
  ['a draft would be lost', () => setLoss('form', 'draft')],
  ['the server does not answer', () => (status = 503)],
  [
    'the tab cannot store that it was reloaded',
    () =>
      setItem.mockImplementation(() => {
        throw new Error('full');
      }),
  ],
])('a failed load does not reload the page when %s', async (_, prepare) => {
  prepare();
  await reloadOnce(error);
  expect(reload).not.toHaveBeenCalled();
});
