/** What a completed shift pays (docs/rules.md, "Pay"). Money is in haléř, hours are minutes. */
export const dayKinds = ['weekday', 'weekend', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

export const coefficientConditions = ['weekend', 'state_holiday', 'night'] as const;
export type CoefficientCondition = (typeof coefficientConditions)[number];

/** A tariff coefficient of a performer. It raises the rate of the minutes that meet its condition. */
export type Coefficient = {
  id: string;
  name: string;
  condition: CoefficientCondition;
  /** More than 1, with at most three decimals: 1.25 adds a quarter of the rate. */
  factor: number;
  /** Local days at the store, YYYY-MM-DD, both included; without an end null. */
  valid_from: string;
  valid_to: string | null;
  /** Only for shifts of this customer; null for all. */
  customer_id: string | null;
};

/** A rate that a performer agreed with a worker for a specialty, from the shifts of a day on. */
export type AgreedRate = { category_id: string; hourly_rate: number; valid_from: string };

/** What a performer charges for an hour, in haléř. A factor (more than 1) is null where the rate is not raised. */
type Price = { hourly_rate: number } & Readonly<Record<CoefficientCondition, number | null>>;
/** A price that a performer agreed with a customer for a specialty, for the shifts of a day on. */
export type AgreedPrice = Price & { vendor_id: string; category_id: string; valid_from: string };
/** The price of a performer as a shift keeps it. */
export type ShiftPrice = Price & { vendor_id: string };

/** The rates that count for a shift. */
export type Rates = {
  /** The worker's agreed rate, or the shift's. */
  hourly_rate: number;
  hourly_premium: number;
  /** Hundredths of a percent of the gross pay. */
  deduction: number;
  /** Those of the performer and this customer, valid or not. */
  coefficients: readonly Coefficient[];
};

/** What the pay of a shift depends on besides the shift. `locked`: the locked months of its performer, YYYY-MM. */
export type PayFacts = { rates: Rates; locked: readonly string[] };

export const payLineKinds = ['base', 'specialty_premium', 'boss_premium', 'coefficient'] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** One line with the rule that made it. What a kind of line does not have is null. */
export type PayLine = {
  kind: PayLineKind;
  minutes: number | null;
  /** Per hour. */
  rate: number | null;
  amount: number;
  /** Of a coefficient. A price that was agreed with the customer names none. */
  name: string | null;
  condition: CoefficientCondition | null;
  factor: number | null;
  /** Of a boss premium. */
  reason: string | null;
};

/** What a customer is charged, in haléř, with the lines that make it. */
export type Charge = { lines: readonly PayLine[]; amount: number };

/** Worked minutes by the kind of their day. `night` counts some of them again. */
export type WorkedMinutes = Record<DayKind, number> & { night: number };

export type Pay = {
  minutes: WorkedMinutes;
  lines: readonly PayLine[];
  gross: number;
  /** Hundredths of a percent. */
  deduction: number;
  net: number;
  /** What the customer is charged (`chargeOf`). */
  charge_lines: readonly PayLine[];
  charge: number;
  /** The rate and the premium that counted. A correction keeps the premium. */
  hourly_rate: number;
  hourly_premium: number;
};

/** An amount that a performer adds by hand. */
export type BossPremium = { amount: number; reason: string };
