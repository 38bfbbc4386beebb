import type { Kind } from '../audit/kind.ts';

type SpecialtyValues = {
  names: Readonly<Record<'en' | 'cs' | 'ru', string>>;
  /** Haléř per hour. */
  hourly_rate: number;
  hourly_premium: number;
  auto_complete: boolean;
  active: boolean;
  icon: string;
  avatar: { id: string } | null;
};
export const inCrowns = (amount: number): string => `${(amount / 100).toFixed(2)} Kč`;
export const specialtyAudit = {
  name: ({ names }) => [names.en, names.cs, names.ru],
  hourly_rate: ({ hourly_rate }) => inCrowns(hourly_rate),
  hourly_premium: ({ hourly_premium }) => inCrowns(hourly_premium),
  auto_complete: ({ auto_complete }) => auto_complete,
  active: ({ active }) => active,
  icon: ({ icon }) => icon,
  avatar: { withheld: ({ avatar }) => avatar?.id ?? null },
} satisfies Kind<SpecialtyValues>;
