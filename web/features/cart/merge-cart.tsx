import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MergeNote } from '#shared/contracts/cart.ts';
import { createCart, getCart } from '#shared/contracts/cart.ts';
import { api } from '../../api/client.ts';
import { ApiProblem, isFinalRefusal } from '../../api/problem.ts';
import type { GuestCart } from '../../domain/cart/guest-cart.ts';
import { ofCaller, showCart } from '../../domain/cart/use-cart.ts';
import { keepGuestCart, readGuestCart } from '../../domain/cart/use-guest-cart.ts';
import { loadMessages, translate } from '../../ui/i18n.ts';
import { optional } from '../../ui/optional.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { namesByNote } from './merge-notes.ts';
import { mergeState, useComingCart } from './merge-state.ts';

const MergeQuestion = optional(() => import('./merge-question.tsx'), { areas: ['cart'], failed: 'close' });

type Company = { id: string; name: string };

/** Brings the cart that was filled on the device before the sign-in into the account's, if its role has one. */
export const MergeCart = () => {
  const guest = useComingCart();
  return guest && <Merging guest={guest} />;
};

const Merging = ({ guest }: { guest: GuestCart }) => {
  const client = useQueryClient();
  const [other, setOther] = useState<Company | null>(null);
  const send = (choice?: 'replace' | 'keep') => void merge(client, guest, choice).then(setOther);
  const start = useEffectEvent(() => send());
  useEffect(() => start(), []);
  if (!other) return null;
  return (
    <MergeQuestion company={guest.company} other={other} onChoose={send} onClose={() => mergeState.write('later')} />
  );
};

/** The device keeps its cart until the account has it. Returns whose goods the account's cart has, if it refuses. */
const merge = async (
  client: QueryClient,
  guest: GuestCart,
  other_company?: 'replace' | 'keep',
): Promise<Company | null> => {
  const items = guest.items.map(({ product_id, count, price, name }) => ({ product_id, count, price, name }));
  try {
    await loadMessages(['cart']);
    const { data, notes } = await api(createCart, { body: { items, ...(other_company && { other_company }) } });
    showCart(client, data);
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
    showCart(client, data);
    return data.company;
  } catch {
    return null;
  }
};

const say = (notes: readonly MergeNote[]): void => {
  const said = namesByNote(notes).map(([note, names]) => translate(`cart:merge.${note}`, { names }));
  snack({ tone: notes.length > 0 ? 'info' : 'good', text: [translate('cart:merge.done'), ...said].join(' ') });
};
