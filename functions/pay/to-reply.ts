import type * as z from 'zod/mini';
import type { Locale } from '#shared/contracts/fields.ts';
import type {
  AgreedPrice as WirePrice,
  AgreedRate as WireRate,
  Coefficient as WireCoefficient,
} from '#shared/contracts/pay.ts';
import { addUp } from '#shared/domain/pay/coefficients.ts';
import { exportedWords as cs } from '#shared/messages/cs/pay.ts';
import { exportedWords as en } from '#shared/messages/en/pay.ts';
import { exportedWords as ru } from '#shared/messages/ru/pay.ts';
import { companiesById } from '../data/companies/companies.ts';
import type { StoredPrice } from '../data/pay/agreed-prices.ts';
import type { StoredRate } from '../data/pay/agreed-rates.ts';
import type { StoredCoefficient } from '../data/pay/coefficients.ts';
import type { specialtiesIn } from '../http/specialties-in.ts';

const conditionsIn = { cz: cs.condition, en: en.condition, ru: ru.condition };

/** The names of the performers and customers of coefficients or prices, by id. A deleted company has none. */
export const companyNames = async (
  records: readonly { company_id?: string; vendor_id?: string; customer_id: string | null }[],
): Promise<Map<string, string>> => {
  const ids = records
    .flatMap(({ company_id, vendor_id, customer_id }) => [company_id, vendor_id, customer_id])
    .filter((id) => id !== undefined && id !== null);
  return new Map((await companiesById([...new Set(ids)])).map(({ id, name }) => [id, name]));
};

type Beside = {
  /** The coefficients of its performer that the reader may see. */
  all: readonly StoredCoefficient[];
  names: ReadonlyMap<string, string>;
  locale: Locale;
};
export const toReplyCoefficient = (
  coefficient: StoredCoefficient,
  { all, names, locale }: Beside,
): z.input<typeof WireCoefficient> => {
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  const { company_id, customer_id, condition } = coefficient;
  return {
    ...coefficient,
    company: named(company_id),
    customer: customer_id === null ? null : named(customer_id),
    condition_description: conditionsIn[locale][condition],
    overlaps: all
      .filter((other) => other.company_id === company_id && other.id !== coefficient.id && addUp(coefficient, other))
      .map(({ id, name }) => ({ id, name })),
  };
};

export const toReplyRate = (
  { category_id, ...rate }: StoredRate,
  specialties: Awaited<ReturnType<typeof specialtiesIn>>,
): z.input<typeof WireRate> => {
  const [category = { id: category_id, name: '' }] = specialties([category_id]);
  return { ...rate, category };
};

export const toReplyPrice = (
  { vendor_id, customer_id, category_id, ...price }: StoredPrice,
  companies: ReadonlyMap<string, string>,
  specialties: Awaited<ReturnType<typeof specialtiesIn>>,
): z.input<typeof WirePrice> => {
  const named = (id: string) => ({ id, name: companies.get(id) ?? '' });
  const [category = { id: category_id, name: '' }] = specialties([category_id]);
  return { ...price, company: named(vendor_id), customer: named(customer_id), category };
};
