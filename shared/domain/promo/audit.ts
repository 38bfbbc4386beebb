import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';
import type { PromoType } from './promo-code.ts';

type PromoCode = {
  code: string;
  type: PromoType;
  value: number;
  uses: number | null;
  active: boolean;
  from: string | null;
  to: string | null;
};

export const promoAudit = {
  code: ({ code }) => code,
  promo_type: ({ type }) => type,
  promo_value: ({ value }) => value,
  uses: ({ uses }) => uses,
  active: ({ active }) => active,
  valid_from: ({ from }) => from,
  valid_to: ({ to }) => to,
} satisfies Kind<PromoCode>;

export const bonusesAudit = {
  bonus_sharing: ({ sharing }) => inCrowns(sharing),
  bonus_application: ({ application }) => inCrowns(application),
} satisfies Kind<{ sharing: number; application: number }>;
