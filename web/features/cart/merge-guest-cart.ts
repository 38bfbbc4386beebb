import type { QueryClient } from '@tanstack/react-query';
import { createCart, getCart, type MergeNote } from '#shared/contracts/cart.ts';
import { api } from '../../api/client.ts';
import { ApiProblem, isFinalRefusal } from '../../api/problem.ts';
import type { GuestCart } from '../../domain/cart/guest-cart.ts';
import { ofCaller, showAnswer } from '../../domain/cart/use-account-cart.ts';
import { keepGuestCart, readGuestCart } from '../../domain/cart/use-guest-cart.ts';
import { loadMessages, translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { namesByNote } from './merge-notes.ts';
import { mergeState } from './merge-state.ts';

type Company = { id: string; name: string };

/** The device keeps its cart until the account has it. Returns whose goods the account's cart has, if it refuses. */
export const mergeGuestCart = async (
  client: QueryClient,
  guest: GuestCart,
  other_company?: 'replace' | 'keep',
): Promise<Company | null> => {
  const items = guest.items.map(({ product_id, count, price, name }) => ({ product_id, count, price, name }));
  try {
    await loadMessages(['cart']);
    const { data, notes } = await api(createCart, { body: { items, ...(other_company && { other_company }) } });
    await showAnswer(client, data);
    // Another tab may have changed it meanwhile.
    if (JSON.stringify(readGuestCart()) === JSON.stringify(guest)) keepGuestCart(null);
    if (other_company !== 'keep') say(notes);
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'cart-other-company') {
      const other = await companyOfAccount(client);
      if (other) return other;
    } else if (isFinalRefusal(error)) snack({ tone: 'bad', text: error.message });
  }
  mergeState.write('later');
  return null;
};

const companyOfAccount = async (client: QueryClient): Promise<Company | null> => {
  try {
    const { data } = await api(getCart, ofCaller);
    await showAnswer(client, data);
    return data.company;
  } catch {
    return null;
  }
};

const say = (notes: readonly MergeNote[]): void => {
  const said = namesByNote(notes).map(([note, names]) => translate(`cart:merge.${note}`, { names }));
  snack({ tone: notes.length > 0 ? 'info' : 'good', text: [translate('cart:merge.done'), ...said].join(' ') });
};
