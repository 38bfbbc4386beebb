import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GuestCart } from '../../domain/cart/guest-cart.ts';
import { optional } from '../../ui/optional.tsx';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { mergeState, useComingCart } from './merge-state.ts';

const MergeQuestion = optional(() => import('./merge-question.tsx'), { areas: ['cart'], failed: 'close' });

/** Brings the cart that was filled on the device before the sign-in into the account's, if its role has one. */
export const MergeCart = () => {
  const guest = useComingCart();
  return guest && <Merging guest={guest} />;
};

const Merging = ({ guest }: { guest: GuestCart }) => {
  const client = useQueryClient();
  const [other, setOther] = useState<{ name: string } | null>(null);
  const send = (choice?: 'replace' | 'keep') => void mergeGuestCart(client, guest, choice).then(setOther);
  const start = useEffectEvent(() => send());
  useEffect(() => start(), []);
  if (!other) return null;
  return (
    <MergeQuestion company={guest.company} other={other} onChoose={send} onClose={() => mergeState.write('later')} />
  );
};
