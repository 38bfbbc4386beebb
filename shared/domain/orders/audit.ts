import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';

type Settings = { delivery: readonly { up_to: number; cost: number }[]; bonus_percent: number };

export const shopSettingsAudit = {
  /** “2 kg: 99 Kč, 5 kg: 149 Kč” */
  delivery_costs: ({ delivery }) =>
    delivery.map(({ up_to, cost }) => `${up_to / 1000} kg: ${inCrowns(cost)} Kč`).join(', '),
  bonus_percent: ({ bonus_percent }) => bonus_percent,
} satisfies Kind<Settings>;
