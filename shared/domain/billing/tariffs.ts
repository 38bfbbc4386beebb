/** The side of a company: a customer orders shifts, a vendor (performer) staffs them. */
export type CompanyRole = 'customer' | 'vendor';

/** The plans of each side, the cheapest first. The specification names them. */
export const tariffIds = [
  'vendor-basic',
  'vendor-professional',
  'vendor-premium',
  'customer-free',
  'customer-pro',
  'customer-correction',
] as const;
export type TariffId = (typeof tariffIds)[number];

/** Days that a payment buys: 1 week, 1 month, 4 months, 1 year. */
export const periods = [7, 30, 120, 365] as const;
export type Period = (typeof periods)[number];

/** What the plans of each side limit; `contacts_per_day` are those of performers that do not serve the customer. */
export const planLimits = { vendor: ['workers'], customer: ['stores', 'contacts_per_day'] } as const satisfies Record<
  CompanyRole,
  readonly string[]
>;
/** Null in a tariff: no limit. */
type PlanLimit = (typeof planLimits)[CompanyRole][number];

/** What a plan gives beside its limits. */
export const planFeatures = ['shifts', 'marketplace', 'exports', 'priority-support'] as const;
export type PlanFeature = (typeof planFeatures)[number];

export type Tariff = {
  id: TariffId;
  version: number;
  role: CompanyRole;
  /** Haléř for each period, VAT included. Null: the plan is free and has no end. */
  prices: Record<Period, number> | null;
  limits: Record<PlanLimit, number | null>;
  features: readonly PlanFeature[];
};

const everything: readonly PlanFeature[] = ['shifts', 'marketplace', 'exports'];

/** The plans until an admin changes them. */
export const firstTariffs: Readonly<Record<TariffId, Omit<Tariff, 'id' | 'version'>>> = {
  'vendor-basic': {
    role: 'vendor',
    prices: null,
    limits: { workers: 5, stores: null, contacts_per_day: null },
    features: ['shifts', 'marketplace'],
  },
  'vendor-professional': {
    role: 'vendor',
    prices: { 7: 690_00, 30: 2_490_00, 120: 8_964_00, 365: 24_236_00 },
    limits: { workers: 80, stores: null, contacts_per_day: null },
    features: everything,
  },
  'vendor-premium': {
    role: 'vendor',
    prices: { 7: 1_380_00, 30: 4_980_00, 120: 17_928_00, 365: 48_472_00 },
    limits: { workers: null, stores: null, contacts_per_day: null },
    features: [...everything, 'priority-support'],
  },
  'customer-free': {
    role: 'customer',
    prices: null,
    limits: { workers: null, stores: 2, contacts_per_day: 3 },
    features: ['shifts', 'marketplace'],
  },
  'customer-pro': {
    role: 'customer',
    prices: { 7: 490_00, 30: 1_690_00, 120: 6_084_00, 365: 16_449_00 },
    limits: { workers: null, stores: 50, contacts_per_day: 30 },
    features: everything,
  },
  'customer-correction': {
    role: 'customer',
    prices: { 7: 890_00, 30: 2_990_00, 120: 10_764_00, 365: 29_103_00 },
    limits: { workers: null, stores: null, contacts_per_day: null },
    features: [...everything, 'priority-support'],
  },
};

/** Its limits count during a trial and during days that were given. */
export const trialTariff: Record<CompanyRole, TariffId> = { vendor: 'vendor-professional', customer: 'customer-pro' };

/** The free plan of a side. */
export const freeTariff: Record<CompanyRole, TariffId> = { vendor: 'vendor-basic', customer: 'customer-free' };

/** Days that a payment buys if it names no others. */
export const usualPeriod: Period = 30;

/** Haléř for the days of `usualPeriod`. A free plan costs 0 and has no end. */
export const usualPrice = ({ prices }: Pick<Tariff, 'prices'>): { period: Period | null; cost: number } =>
  prices ? { period: usualPeriod, cost: prices[usualPeriod] } : { period: null, cost: 0 };

/** Haléř, or null for a free plan. */
export const priceOf = ({ prices }: Pick<Tariff, 'prices'>, days: Period): number | null => prices?.[days] ?? null;

type Names = Record<'en' | 'cs' | 'ru', string>;
export const tariffNames: Readonly<Record<TariffId, Names>> = {
  'vendor-basic': { en: 'Basic', cs: 'Základní', ru: 'Базовый' },
  'vendor-professional': { en: 'Professional', cs: 'Profesionální', ru: 'Профессиональный' },
  'vendor-premium': { en: 'Premium', cs: 'Prémiový', ru: 'Премиум' },
  'customer-free': { en: 'Free', cs: 'Zdarma', ru: 'Бесплатный' },
  'customer-pro': { en: 'Pro', cs: 'Pro', ru: 'Про' },
  'customer-correction': { en: 'Correction', cs: 'Korekce', ru: 'Коррекция' },
};
