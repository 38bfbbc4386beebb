import type { PromoCode } from '#shared/contracts/promo.ts';

/** What a code is at a moment (ISO 8601 UTC). */
export const promoStateOf = ({ active, from, to, uses, used }: PromoCode, now: string) => {
  if (!active) return 'inactive';
  if (to !== null && now >= to) return 'expired';
  if (uses !== null && used >= uses) return 'usedUp';
  return from !== null && now < from ? 'planned' : 'active';
};
export type PromoState = ReturnType<typeof promoStateOf>;
