import { type FieldIssue, Problem } from '../problem.ts';
import { tenderLimits } from './limits.ts';

/**
 * What stands in a field of a section. Amounts are in hundredths of the tender's currency, percents in ten-thousandths
 * of a percent (1.75 % is 17500), shares in hundredths of a percent. Days are YYYY-MM-DD.
 */
export type SectionField = { required: boolean } & (
  | { kind: 'line' | 'lines' | 'amount' | 'percent' | 'share' | 'day' | 'count' }
  | { kind: 'choice'; options: readonly string[] }
);
export type SectionValue = string | number | null;
export type SectionValues = Readonly<Record<string, SectionValue>>;

type Plain = Exclude<SectionField['kind'], 'choice'>;
const needed = <const K extends Plain>(kind: K) => ({ kind, required: true }) as const;
const optional = <const K extends Plain>(kind: K) => ({ kind, required: false }) as const;
const choice = <const O extends readonly string[]>(options: O) =>
  ({ kind: 'choice', options, required: true }) as const;

const contractTypes = ['facultative', 'treaty'] as const;
export const tenderTypes = ['proportional', 'non_proportional'] as const;
const tenderForms = ['quota_share', 'surplus', 'excess_of_loss', 'stop_loss'] as const;
export const periodTypes = ['months', 'years'] as const;
export const currencies = ['CZK', 'EUR', 'USD', 'GBP', 'CHF', 'RUB'] as const;
const franchiseKinds = ['deductible', 'conditional'] as const;

/** The twelve sections of a tender (docs/rules.md, "Tender"), in order. The names of the fields are stored. */
export const sections = {
  1: { reference: needed('line'), client: needed('line'), client_contact: optional('line') },
  2: { insured: needed('line'), insurer: needed('line'), contractor: needed('line'), activity: optional('line') },
  3: {
    contract_type: choice(contractTypes),
    type: choice(tenderTypes),
    form: choice(tenderForms),
    class: needed('line'),
  },
  4: { period_type: choice(periodTypes), period: needed('count'), start_date: needed('day'), end_date: needed('day') },
  5: { interest: needed('lines'), values: optional('lines') },
  6: { territory: needed('line'), excluded_territory: optional('line') },
  7: { risks: needed('lines'), conditions: needed('lines'), exclusions: needed('lines'), clauses: optional('lines') },
  8: {
    currency: choice(currencies),
    sum_insured: needed('amount'),
    /** The layer covers what lies between the two: 100 M and 500 M are “400 M xs 100 M”. */
    attachment: needed('amount'),
    ceiling: needed('amount'),
    /** Of the layer, what is to be placed. */
    order: needed('share'),
    sublimits: optional('lines'),
  },
  9: {
    franchise: needed('amount'),
    franchise_kind: choice(franchiseKinds),
    retention: needed('amount'),
    retention_note: optional('line'),
  },
  10: {
    tariff_percent: needed('percent'),
    commission_percent: needed('percent'),
    taxes: needed('line'),
    payment_terms: needed('lines'),
  },
  11: { law: needed('line'), claims: needed('lines'), subjectivities: optional('lines') },
  12: { rating: needed('line'), documents: needed('lines'), confidentiality: optional('lines') },
} as const satisfies Record<number, Readonly<Record<string, SectionField>>>;
export type SectionNumber = keyof typeof sections;
export const sectionNumbers = Object.keys(sections).map(Number) as SectionNumber[];

/** The fields of a section by their names, in the order of the form. */
export const fieldsOf = (section: SectionNumber): [name: string, field: SectionField][] =>
  Object.entries<SectionField>(sections[section]);

export const emptyValues = (section: SectionNumber): SectionValues =>
  Object.fromEntries(fieldsOf(section).map(([name]) => [name, null]));

type Values<S extends SectionNumber> = {
  [Name in keyof (typeof sections)[S]]:
    | ((typeof sections)[S][Name] extends { kind: 'choice'; options: readonly (infer O)[] }
        ? O
        : (typeof sections)[S][Name] extends { kind: 'line' | 'lines' | 'day' }
          ? string
          : number)
    | null;
};
export type SectionsOf = { readonly [S in SectionNumber]: { values: SectionValues } };
/** The values of a section with the types of its fields. */
export const valuesIn = <S extends SectionNumber>(all: SectionsOf, section: S): Values<S> =>
  all[section].values as Values<S>;

const isFilled = (value: SectionValue | undefined): boolean => value !== null && value !== undefined && value !== '';

/** The required fields that a section has, and the names of those that are empty. */
export const completenessOf = (
  section: SectionNumber,
  values: SectionValues,
): { required: number; filled: number; missing: string[] } => {
  const required = fieldsOf(section).flatMap(([name, field]) => (field.required ? [name] : []));
  const missing = required.filter((name) => !isFilled(values[name]));
  return { required: required.length, filled: required.length - missing.length, missing };
};

/** The same of all sections together. `sections` counts the complete ones. */
export const progressOf = (all: SectionsOf): { required: number; filled: number; sections: number } => {
  const each = sectionNumbers.map((section) => completenessOf(section, all[section].values));
  return {
    required: each.reduce((sum, { required }) => sum + required, 0),
    filled: each.reduce((sum, { filled }) => sum + filled, 0),
    sections: each.filter(({ missing }) => missing.length === 0).length,
  };
};

/** The size of the layer in hundredths of the currency; null while one of its ends is missing. */
export const layerOf = (all: SectionsOf): number | null => {
  const { attachment, ceiling } = valuesIn(all, 8);
  return attachment === null || ceiling === null ? null : ceiling - attachment;
};

/** The last day of a period that begins on a day: 12 months from 1 January end on 31 December. */
export const periodEnd = (start: string, period: number, type: (typeof periodTypes)[number]): string => {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + period * (type === 'years' ? 12 : 1));
  // The 31st of a month that has no such day.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  else end.setUTCDate(day - 1);
  return end.toISOString().slice(0, 10);
};

type FieldCheck = (values: SectionValues) => [name: string, issue: FieldIssue][];
const isNumber = (value: SectionValue | undefined): value is number => typeof value === 'number';
const checks: Partial<Record<SectionNumber, FieldCheck>> = {
  4: ({ start_date, end_date }) =>
    typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date
      ? [['end_date', { key: 'range-order' }]]
      : [],
  8: ({ sum_insured, attachment, ceiling }) => {
    if (!isNumber(ceiling)) return [];
    if (isNumber(attachment) && ceiling <= attachment) return [['ceiling', { key: 'layer-below-attachment' }]];
    return isNumber(sum_insured) && ceiling > sum_insured ? [['ceiling', { key: 'layer-above-sum' }]] : [];
  },
};

/** The values of a section that contradict each other, by the names of their fields. */
export const sectionIssues = (section: SectionNumber, values: SectionValues) => checks[section]?.(values) ?? [];

/** Throws invalid-input at the values that contradict each other. Empty fields contradict nothing. */
export const checkSection = (section: SectionNumber, values: SectionValues): void => {
  const found = sectionIssues(section, values);
  if (found.length > 0)
    throw new Problem('invalid-input', {
      fields: Object.fromEntries(found.map(([name, issue]) => [`values.${name}`, issue])),
    });
};

export const maxOf: Record<'amount' | 'percent' | 'share' | 'count', number> = {
  amount: tenderLimits.amount,
  percent: 1_000_000,
  share: 10_000,
  count: 120,
};
