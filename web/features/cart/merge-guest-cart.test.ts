// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCart } from '#shared/contracts/cart.ts';
import * as session from '../../api/session.ts';
import { withGuestCount } from '../../domain/cart/guest-cart.ts';
import { ofCaller } from '../../domain/cart/use-account-cart.ts';
import { keepGuestCart, readGuestCart } from '../../domain/cart/use-guest-cart.ts';
import { startI18n } from '../../ui/i18n.ts';
import * as snackbars from '../../ui/snackbars.tsx';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { mergeState } from './merge-state.ts';

const product = (id: string) => ({
  id,
  name: `the ${id}`,
  photo: null,
  price: 100,
  vat_rate: '21' as const,
  vat_included: true,
  available: 9,
  company: { id: 'seller', name: 'Drogerie Sever' },
});
const ofDevice = () => {
  const cart = withGuestCount(null, product('a'), 2);
  if (!cart) throw new Error('there is no cart');
  keepGuestCart(cart);
  return cart;
};
const ofAccount = { data: { company: { id: 'other', name: 'Obaly Morava' }, items: [], goods_num: 3 } };

const sent: unknown[] = [];
/** What the server answers to the merge. */
let answer: () => Response;
const network = async (_: unknown, { method, body }: RequestInit = {}) => {
  if (method === 'GET') return Response.json(ofAccount);
  sent.push(JSON.parse(body as string));
  return answer();
};
const refusal = (status: number, code: string) => () => Response.json({ code, message: code }, { status });

/** The storage of the device. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

beforeAll(() => startI18n('en'));
beforeEach(() => {
  sent.length = 0;
  mergeState.write('coming');
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(snackbars, 'snack');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const said = () => vi.mocked(snackbars.snack).mock.calls.map(([{ text }]) => text);
const merge = (choice?: 'replace' | 'keep') => mergeGuestCart(new QueryClient(), ofDevice(), choice);

describe('the cart of the device', () => {
  it('comes into the cart of the account, and what changed is said at once', async () => {
    const note = { product_id: 'a', name: 'the a', note: 'fewer', count: 1 };
    answer = () => Response.json({ ...ofAccount, notes: [note] });
    expect(await merge()).toBeNull();
    expect(sent).toEqual([{ items: [{ product_id: 'a', count: 2, price: 100, name: 'the a' }] }]);
    expect(readGuestCart()).toBeNull();
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('the a');
  });

  it('is shown, although a read of the cart of before is answered later', async () => {
    const client = new QueryClient();
    const { promise, resolve } = Promise.withResolvers<object>();
    const queryKey = [getCart.area, getCart.name, ofCaller];
    const read = client.fetchQuery({ queryKey, queryFn: () => promise }).catch(() => undefined);
    answer = () => Response.json({ ...ofAccount, notes: [] });
    await mergeGuestCart(client, ofDevice());
    resolve({ data: { items: [], goods_num: 0 } });
    await read;
    expect(client.getQueryData(queryKey)).toEqual(ofAccount);
  });

  it('waits for a choice if the account has goods of another company', async () => {
    answer = refusal(409, 'cart-other-company');
    expect(await merge()).toEqual(ofAccount.data.company);
    expect([readGuestCart()?.goods_num, mergeState.read()]).toEqual([2, 'coming']);
    answer = () => Response.json({ ...ofAccount, notes: [] });
    await merge('keep');
    expect(sent.at(-1)).toMatchObject({ other_company: 'keep' });
    expect([readGuestCart(), said()]).toEqual([null, []]);
  });

  it.each([
    [429, 'too-many-requests', []],
    [403, 'forbidden', ['forbidden']],
  ] as const)('is kept for the next load after %d', async (status, code, texts) => {
    answer = refusal(status, code);
    expect(await merge()).toBeNull();
    expect([readGuestCart()?.goods_num, mergeState.read(), said()]).toEqual([2, 'later', texts]);
  });

  it('is kept if another tab changed it meanwhile', async () => {
    answer = () => {
      keepGuestCart(withGuestCount(readGuestCart(), product('b'), 1));
      return Response.json({ ...ofAccount, notes: [] });
    };
    await merge();
    expect(readGuestCart()?.goods_num).toBe(3);
  });
});
