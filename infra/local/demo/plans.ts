import { newTrial, withFreePlan } from '#shared/domain/billing/subscription.ts';
import { firstTariffs, freeTariff, type Period, type TariffId } from '#shared/domain/billing/tariffs.ts';
import { inParts } from '#shared/domain/parts.ts';
import { discounted, type Platform, platforms, type PromoType } from '#shared/domain/promo/promo-code.ts';
import { disputeWrites } from '../../../functions/data/billing/record-money-back.ts';
import { paymentRecord } from '../../../functions/data/billing/record-payment.ts';
import {
  changed,
  getSubscription,
  subscriptionWrite,
  trialWrite,
} from '../../../functions/data/billing/subscriptions.ts';
import { moneyAlone, transactionWrites } from '../../../functions/data/billing/transactions.ts';
import { promoCodeInsertionWrites } from '../../../functions/data/promo/promo-codes.ts';
import { promoUseInsertionWrite } from '../../../functions/data/promo/promo-uses.ts';
import { transact } from '../../../functions/data/table.ts';
import { companies, type CompanyKey, companyReference } from './companies.ts';
import { accounts, personOf } from './people.ts';
import { dice, idOf } from './seed.ts';
import { sideBySide } from './side-by-side.ts';

const daysBefore = (now: string, days: number): string => new Date(Date.parse(now) - days * 86_400_000).toISOString();

const admin = () => {
  const found = accounts.find(({ email }) => email === 'admin@smena.test');
  if (!found) throw new Error('The demo has no admin');
  return { id: found.id, fio: found.fio };
};

type Paid = {
  tariff: TariffId;
  days: Period;
  /** Days before the load. */
  ago: number;
  card: { brand: string; last4: string } | null;
  percent?: number;
};
const visa = { brand: 'visa', last4: '4242' };
const mastercard = { brand: 'mastercard', last4: '4444' };
const monthly = (tariff: TariffId, ago: readonly number[], card: Paid['card']): Paid[] =>
  ago.map((each) => ({ tariff, days: 30, ago: each, card }));

/** Two companies pay for months, one forgot to. */
const payments: Partial<Record<CompanyKey, readonly Paid[]>> = {
  zelenyKos: [
    ...monthly('customer-pro', [183, 153, 123, 93, 63], visa),
    { tariff: 'customer-correction', days: 30, ago: 34, card: visa },
    { tariff: 'customer-correction', days: 120, ago: 5, card: null },
  ],
  personalPlus: [
    { tariff: 'vendor-professional', days: 30, ago: 180, card: mastercard, percent: 10 },
    { tariff: 'vendor-professional', days: 30, ago: 152, card: mastercard },
    { tariff: 'vendor-professional', days: 120, ago: 121, card: mastercard },
    { tariff: 'vendor-professional', days: 30, ago: 3, card: visa },
  ],
  kavarnySlunce: monthly('customer-pro', [102, 73, 42], visa),
  hobbyDum: [{ tariff: 'customer-correction', days: 365, ago: 140, card: null }],
};

const paymentIdOf = (key: CompanyKey, ago: number): string => `pi_demo${idOf(`${key} ${ago}`).replaceAll('-', '')}`;

const idOfPayment = (key: CompanyKey, { card, ago }: Paid): string =>
  card ? paymentIdOf(key, ago) : idOf(`transfer ${key} ${ago}`);

/** The payments of the plans, the oldest first. */
export const planPaymentsAt = (now: string): { id: string; at: string }[] =>
  Object.entries(payments)
    .flatMap(([key, paid]) =>
      paid.map((each) => ({ id: idOfPayment(key as CompanyKey, each), at: daysBefore(now, each.ago) })),
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

const pay = async (key: CompanyKey, paid: Paid, now: string): Promise<void> => {
  const { tariff, days, ago, card, percent } = paid;
  const at = daysBefore(now, ago);
  const full = firstTariffs[tariff].prices?.[days] ?? 0;
  const by = card ? personOf(companies[key].id) : admin();
  const { writes } = await paymentRecord(
    {
      id: idOfPayment(key, paid),
      company_id: companies[key].id,
      kind_of: card ? 'card' : 'transfer',
      book: card ? 'card-payments' : 'bank-transfers',
      tariff_id: tariff,
      days,
      amount: discounted(full, percent ? { type: 'percent', value: percent } : null),
      // The code of a discount is used up.
      price: percent ? null : full,
      charged_at: card && at,
      account_id: by.id,
      reason: card ? null : 'Převod podle výpisu z účtu',
      card,
      promo_id: null,
    },
    at,
  );
  // The invoices are those of the days (store-invoices.ts).
  await transact(writes.filter(({ part }) => part !== 'outbox'));
};

const goOnForFree = async (key: CompanyKey, now: string): Promise<void> => {
  const { id, role } = companies[key];
  const plan = withFreePlan({ ...newTrial(now), until: now }, freeTariff[role], now);
  await transact([subscriptionWrite(changed(null, id, plan))]);
};

/** The money of an outage that went back, as an admin recorded it. */
const giveBack = (now: string): Promise<void> =>
  transact(
    transactionWrites({
      ...moneyAlone,
      id: idOf('refund of an outage'),
      at: daysBefore(now, 60),
      kind_of: 'refund',
      company: companyReference('zelenyKos'),
      amount: -200_00,
      book: 'bank-transfers',
      tariff_id: null,
      days: null,
      until: null,
      by: admin(),
      reason: 'Vráceno za výpadek exportů',
      promo_code: null,
      payment: null,
      card: null,
    }),
  );

/** A payment that the owner of the card did not recognise, until the bank saw the contract. */
const dispute = async (now: string): Promise<void> => {
  const of = { id: `du_demo${idOf('dispute').replaceAll('-', '')}`, payment_id: paymentIdOf('kavarnySlunce', 42) };
  const amount = firstTariffs['customer-pro'].prices?.[30] ?? 0;
  for (const [state, ago] of [['open', 31] as const, ['won', 12] as const])
    await transact(await disputeWrites({ ...of, amount, state }, daysBefore(now, ago)));
};

type Code = {
  code: string;
  type: PromoType;
  value: number;
  /** Days before the load: when it was made, and between which it was used. Negative: after it. */
  made: number;
  from?: number;
  to?: number;
  used: number;
  uses: number | null;
  active?: boolean;
};
const codes: readonly Code[] = [
  { code: 'VITEJTE10', type: 'percent', value: 10, made: 270, used: 64, uses: null },
  { code: 'LETO-2026', type: 'free_days', value: 14, made: 170, from: 165, to: 75, used: 38, uses: 200 },
  { code: 'VELETRH-BRNO', type: 'amount', value: 500_00, made: 70, to: -30, used: 17, uses: 50 },
  { code: 'BONUS250', type: 'bonus', value: 250_00, made: 40, used: 10, uses: 10 },
  { code: 'VANOCE', type: 'percent', value: 20, made: 2, from: -20, to: -50, used: 0, uses: 500 },
  { code: 'ZKOUSKA', type: 'free_days', value: 30, made: 300, used: 0, uses: null, active: false },
];
const countries = ['CZ', 'CZ', 'CZ', 'CZ', 'SK', 'SK', 'PL', 'UA', 'DE', null] as const;
const devices = ['windows', 'windows', 'android', 'android', 'ios', 'mac', ...platforms] as const;

/** The codes with their uses, by companies that the demo does not have otherwise. */
const storeCode = async (now: string, { code, type, value, made, from, to, used, uses, active = true }: Code) => {
  const id = idOf(`promo ${code}`);
  const { roll, pick, between } = dice(`uses of ${code}`);
  const moment = (days: number | undefined) => (days === undefined ? null : daysBefore(now, days));
  const by = admin();
  await transact(
    promoCodeInsertionWrites({
      id,
      version: 1,
      code,
      type,
      value,
      uses,
      used,
      active,
      from: moment(from),
      to: moment(to),
      author: by,
      company_id: null,
      created_at: daysBefore(now, made),
    }),
  );
  const writes = Array.from({ length: used }, (_, nth) => {
    const at = daysBefore(now, between(Math.max(0, to ?? 0), from ?? made));
    return promoUseInsertionWrite({
      promo_id: id,
      company_id: idOf(`company that used ${code} ${nth}`),
      account_id: idOf(`person who used ${code} ${nth}`),
      at,
      country: pick(countries),
      platform: pick<Platform>(devices),
      paid_at: roll() < 0.6 ? at : null,
    });
  });
  for (const part of inParts(writes, 50)) await transact(part);
};

/** The plans of the companies with half a year of payments, and promo codes with their uses. Once. */
export const storePlans = async (now: string): Promise<void> => {
  if (await getSubscription(companies.zelenyKos.id)) return;
  await sideBySide(Object.entries(payments), async ([key, paid]) => {
    for (const each of paid) await pay(key as CompanyKey, each, now);
  });
  await giveBack(now);
  await dispute(now);
  await transact([trialWrite(companies.moravaStaff.id, daysBefore(now, 2))]);
  await goOnForFree('drogerieLipa', now);
  await goOnForFree('hanackeZasoby', now);
  await sideBySide(codes, (code) => storeCode(now, code));
};
