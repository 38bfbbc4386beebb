import { fieldsOf, periodEnd, type SectionNumber, type SectionValues } from '#shared/domain/tenders/sections.ts';
import { liabilityRisks } from './tender-liability-risks.ts';
import { propertyRisks } from './tender-property-risks.ts';
import type { Risk } from './tender-risk.ts';

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
