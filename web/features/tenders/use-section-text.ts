import { useTranslation } from 'react-i18next';
import { fieldsOf, type SectionField, type SectionNumber, type SectionValue } from '#shared/domain/tenders/sections.ts';
import { isDay } from '../../ui/days.ts';
import { dayRange, fullDay } from '../../ui/format.ts';
import { amountOf, layerText, percentOf, shareOf } from './amount.ts';
import type { ReadSection } from './section-values.ts';

/** What a section says in one line: these fields, in this order. Sections 4 and 8 have a line of their own. */
const outlines: Partial<Record<SectionNumber, readonly string[]>> = {
  1: ['reference', 'client'],
  2: ['insured', 'insurer', 'contractor'],
  3: ['contract_type', 'form', 'class'],
  5: ['interest'],
  6: ['territory'],
  7: ['risks'],
  9: ['franchise', 'franchise_kind', 'retention'],
  10: ['tariff_percent', 'commission_percent', 'payment_terms'],
  11: ['law', 'claims'],
  12: ['rating', 'documents'],
};

/** Names of sections and fields, and their values as text, in the reader's language. */
export const useSectionText = (currency: string | null) => {
  const { t } = useTranslation('tenders');
  const sectionName = (section: SectionNumber) => t(`sections.s${section}`);
  const fieldName = (name: string) => t(`fields.${name}` as 'fields.client');
  const choiceName = (name: string, option: string) =>
    // Currencies are their codes.
    name === 'currency' ? option : t(`choices.${name}.${option}` as 'choices.type.proportional');
  /** Null for a field that is empty. */
  const valueText = (name: string, field: SectionField, value: SectionValue | undefined): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'string') {
      if (field.kind === 'choice') return choiceName(name, value);
      return field.kind === 'day' && isDay(value) ? fullDay(value) : value;
    }
    switch (field.kind) {
      case 'amount':
        return amountOf(value, currency);
      case 'percent':
        return percentOf(value);
      case 'share':
        return shareOf(value);
      default:
        return String(value);
    }
  };
  const period = ({ period_type, period: length, start_date, end_date }: ReadSection['values']) => [
    typeof length === 'number' && (period_type === 'months' || period_type === 'years')
      ? t(`progress.${period_type}`, { count: length })
      : null,
    isDay(start_date as string | null) && isDay(end_date as string | null)
      ? dayRange(String(start_date), String(end_date))
      : null,
  ];
  const layer = ({ sum_insured, attachment, ceiling }: ReadSection['values']) => [
    typeof sum_insured === 'number' ? `${fieldName('sum_insured')} ${amountOf(sum_insured, currency)}` : null,
    typeof attachment === 'number' && typeof ceiling === 'number' && ceiling > attachment
      ? t('progress.layer', { layer: layerText(attachment, ceiling) })
      : null,
  ];
  /** What a section says, in one line. Empty while it says nothing. */
  const summary = ({ number, values }: ReadSection): string => {
    if (number === 4) return joined(period(values), ', ');
    if (number === 8) return joined(layer(values), ', ');
    const fields = new Map(fieldsOf(number));
    return joined(
      (outlines[number] ?? []).map((name) => {
        const field = fields.get(name);
        return field ? valueText(name, field, values[name]) : null;
      }),
      '; ',
    );
  };
  return { sectionName, fieldName, choiceName, valueText, summary };
};

const joined = (parts: readonly (string | null)[], between: string): string =>
  parts
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(/\s+/g, ' '))
    .join(between);
