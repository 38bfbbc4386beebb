import {
  fieldsOf,
  periodEnd,
  type SectionNumber,
  type sections,
  type SectionValues,
} from '#shared/domain/tenders/sections.ts';
import { liabilityRisks } from './tender-liability-risks.ts';
import { propertyRisks } from './tender-property-risks.ts';

type FieldName = { [S in SectionNumber]: keyof (typeof sections)[S] }[SectionNumber];

/** What stands in the sections, without the days of the period; `report` is what an underwriter wrote about it. */
export type Risk = { name: string; fields: Partial<Record<FieldName, string | number>>; report: string };

/** Hundredths of a million of a currency. */
export const million = 1_000_000_00;

export const risks = { ...propertyRisks, ...liabilityRisks } satisfies Record<string, Risk>;
export type RiskKey = keyof typeof risks;

/** The values of a section, of a period that begins on a day. */
export const valuesOf = ({ fields }: Risk, section: SectionNumber, start_date: string): SectionValues => {
  const { period_type, period } = fields;
  const days =
    typeof period === 'number' && (period_type === 'months' || period_type === 'years')
      ? { start_date, end_date: periodEnd(start_date, period, period_type) }
      : {};
  const all: Partial<Record<string, string | number>> = { ...fields, ...days };
  return Object.fromEntries(fieldsOf(section).map(([name]) => [name, all[name] ?? null]));
};
