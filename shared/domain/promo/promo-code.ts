import { Problem } from '../problem.ts';

/**
 * What a code gives: percent or an amount off the next payment, days of the plan, or bonuses. A referral code is a
 * person's own: both get bonuses after the first payment of the company that used it.
 */
export const promoTypes = ['percent', 'amount', 'free_days', 'bonus', 'referral'] as const;
export type PromoType = (typeof promoTypes)[number];
/** Those that an admin makes. */
export const madeTypes = ['percent', 'amount', 'free_days', 'bonus'] as const satisfies readonly PromoType[];

export const platforms = ['android', 'ios', 'windows', 'mac', 'linux', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** The platform of a browser by its User-Agent. An Android device also says Linux, and an iPad may say Mac. */
export const platformOf = (agent: string): Platform => {
  if (/android/i.test(agent)) return 'android';
  if (/iphone|ipad|ipod/i.test(agent)) return 'ios';
  if (/windows/i.test(agent)) return 'windows';
  if (/mac os|macintosh/i.test(agent)) return 'mac';
  return /linux|x11|cros/i.test(agent) ? 'linux' : 'other';
};

/** Codes are written in capitals: case and spaces do not count. */
export const foldCode = (written: string): string => written.replaceAll(/\s/g, '').toUpperCase();

/** Haléř. Cards are not charged for less (Stripe's minimum for CZK), so a discount leaves as much. */
const leastCharge = 15_00;

/** A price (haléř) with a discount. */
export const discounted = (price: number, discount: { type: PromoType; value: number } | null): number => {
  if (!discount) return price;
  const { type, value } = discount;
  const off = type === 'percent' ? Math.round((price * value) / 100) : type === 'amount' ? value : 0;
  return Math.max(Math.min(price, leastCharge), price - off);
};

type Usable = {
  type: PromoType;
  active: boolean;
  from: string | null;
  to: string | null;
  uses: number | null;
  used: number;
  company_id: string | null;
};

/**
 * Throws what keeps a company from using a code: promo-inactive, promo-not-yet, promo-expired, promo-used-up or
 * promo-own for a code of its people (`isOwn`), or that one of them had made there. `now` is ISO 8601 UTC; a code is valid up to its end, which is not included.
 */
export const requireUsable = (
  { type, active, from, to, uses, used, company_id }: Usable,
  { company, isOwn }: { company: string; isOwn: boolean },
  now: string,
): void => {
  if (!active) throw new Problem('promo-inactive');
  if (from !== null && now < from) throw new Problem('promo-not-yet', { params: { from } });
  if (to !== null && now >= to) throw new Problem('promo-expired', { params: { to } });
  if (uses !== null && used >= uses) throw new Problem('promo-used-up');
  if (type === 'referral' && (isOwn || company_id === company)) throw new Problem('promo-own');
};
