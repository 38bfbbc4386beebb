import { useEffect, useState } from 'react';
import { optional } from '../../ui/optional.tsx';
import { remember } from '../../ui/remember.ts';

const PushCard = optional(() => import('../../domain/notifications/push-card.tsx'), {
  areas: ['notifications'],
  failed: 'hide',
});

/** The first day, YYYY-MM-DD, on which this device opened the page. */
const key = 'smena.first-day';

/** Offers push messages to a worker who uses the page: after the first punch, or on another day than the first. */
export const PushOffer = ({ hasPunched, today }: { hasPunched: boolean; today: string }) => {
  const [first] = useState(() => localStorage.getItem(key));
  useEffect(() => {
    if (first === null) remember(key, today);
  }, [first, today]);
  return (hasPunched || (first ?? today) !== today) && <PushCard reader="worker" />;
};
