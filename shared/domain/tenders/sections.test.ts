import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import {
  checkSection,
  completenessOf,
  emptyValues,
  fieldsOf,
  layerOf,
  maxOf,
  periodEnd,
  type periodTypes,
  progressOf,
  sectionIssues,
  type SectionNumber,
  sectionNumbers,
  type SectionsOf,
  type SectionValues,
} from './sections.ts';

/** Hundredths of the currency. */
const M = 1_000_000_00;

/** A whole tender: property of 400 M xs 100 M for a year. */
const property: Record<SectionNumber, SectionValues> = {
  1: { reference: 'UMR-2031-17', client: 'Severní pojišťovna', client_contact: null },
  2: { insured: 'Ocelárny Třinec', insurer: 'Severní pojišťovna', contractor: 'Severní pojišťovna', activity: null },
  3: { contract_type: 'facultative', type: 'non_proportional', form: 'excess_of_loss', class: 'Property' },
  4: { period_type: 'months', period: 12, start_date: '2031-01-01', end_date: '2031-12-31' },
  5: { interest: 'Buildings and machines', values: null },
  6: { territory: 'Czechia', excluded_territory: null },
  7: { risks: 'Fire', conditions: 'As original', exclusions: 'War', clauses: null },
  8: { currency: 'CZK', sum_insured: 500 * M, attachment: 100 * M, ceiling: 500 * M, order: 10_000, sublimits: null },
  9: { franchise: 0, franchise_kind: 'deductible', retention: 100 * M, retention_note: null },
  10: { tariff_percent: 17_500, commission_percent: 150_000, taxes: 'None', payment_terms: 'Within 60 days' },
  11: { law: 'Czech', claims: 'Within 14 days', subjectivities: null },
  12: { rating: 'A-', documents: 'Slip', confidentiality: null },
};
const empty = Object.fromEntries(sectionNumbers.map((section) => [section, emptyValues(section)])) as typeof property;
const tender = (changes: Partial<typeof property> = {}, values = property): SectionsOf =>
  Object.fromEntries(
    sectionNumbers.map((section) => [section, { values: { ...values[section], ...changes[section] } }]),
  ) as SectionsOf;

describe('a section', () => {
  it.each<[string, SectionNumber, SectionValues, required: number, filled: number, missing: string[]]>([
    ['of a whole tender is complete', 8, property[8], 5, 5, []],
    ['that nobody has saved misses all that it requires', 1, {}, 2, 0, ['reference', 'client']],
    ['with nulls misses the same', 1, emptyValues(1), 2, 0, ['reference', 'client']],
    ['misses what is empty', 2, { ...property[2], contractor: '' }, 3, 2, ['contractor']],
    ['is complete without what is optional', 6, { territory: 'Czechia' }, 1, 1, []],
    ['is not complete with what is optional alone', 6, { excluded_territory: 'Brno' }, 1, 0, ['territory']],
    ['counts 0 as filled: no franchise, and nothing retained', 9, { ...property[9], retention: 0 }, 3, 3, []],
    ['counts an attachment of 0 as filled: from the ground up', 8, { ...property[8], attachment: 0 }, 5, 5, []],
    ['ignores fields that it does not have', 12, { ...property[12], reference: 'UMR' }, 2, 2, []],
    [
      'names what is missing in the order of the form',
      8,
      { sum_insured: 500 * M },
      5,
      1,
      ['currency', 'attachment', 'ceiling', 'order'],
    ],
  ])('%s', (_, section, values, required, filled, missing) => {
    expect(completenessOf(section, values)).toEqual({ required, filled, missing });
  });

  it('that is new has null in each of its fields', () => {
    for (const section of sectionNumbers) {
      expect(Object.keys(emptyValues(section))).toEqual(fieldsOf(section).map(([name]) => name));
      expect(new Set(Object.values(emptyValues(section)))).toEqual(new Set([null]));
    }
  });
});

describe('the progress of a tender', () => {
  it.each<[string, SectionsOf, filled: number, sections: number]>([
    ['of a new one is none', tender({}, empty), 0, 0],
    ['of a whole one is all', tender(), 34, 12],
    ['with one complete section', tender({ 3: property[3] }, empty), 4, 1],
    ['with a half section counts its fields only', tender({ 4: { period: 12, period_type: 'months' } }, empty), 2, 0],
    ['that misses one field misses its section', tender({ 10: { taxes: '' } }), 33, 11],
    ['that misses two fields of two sections', tender({ 8: { currency: null }, 12: { rating: null } }), 32, 10],
    ['is not changed by what is optional', tender({ 5: { values: 'Of 1 January' } }), 34, 12],
  ])('%s', (_, sections, filled, complete) => {
    expect(progressOf(sections)).toEqual({ required: 34, filled, sections: complete });
  });
});

describe('the layer', () => {
  it.each<[string, SectionValues, number | null]>([
    ['of 400 M xs 100 M is 400 M', { attachment: 100 * M, ceiling: 500 * M }, 400 * M],
    ['from the ground up is its ceiling', { attachment: 0, ceiling: 500 * M }, 500 * M],
    ['of the highest amounts is exact', { attachment: 1, ceiling: maxOf.amount }, maxOf.amount - 1],
    ['is unknown without an attachment', { attachment: null, ceiling: 500 * M }, null],
    ['is unknown without a ceiling', { attachment: 100 * M, ceiling: null }, null],
  ])('%s', (_, values, layer) => {
    expect(layerOf(tender({ 8: values }))).toBe(layer);
  });
});

describe('the last day of a period', () => {
  it.each<[start: string, number, (typeof periodTypes)[number], end: string, why: string]>([
    ['2031-01-01', 12, 'months', '2031-12-31', 'the calendar year'],
    ['2031-01-01', 1, 'years', '2031-12-31', 'the same in years'],
    ['2031-04-01', 12, 'months', '2032-03-31', 'a year across New Year'],
    ['2031-07-15', 18, 'months', '2033-01-14', 'a year and a half'],
    ['2031-03-01', 3, 'years', '2034-02-28', 'three years'],
    ['2031-02-01', 1, 'months', '2031-02-28', 'a February'],
    ['2032-02-01', 1, 'months', '2032-02-29', 'a February of a leap year'],
    ['2031-01-31', 1, 'months', '2031-02-28', 'there is no 31 February: its last day'],
    ['2032-01-31', 1, 'months', '2032-02-29', 'the same in a leap year'],
    ['2031-01-30', 1, 'months', '2031-02-28', 'there is no 30 February either'],
    ['2031-01-29', 1, 'months', '2031-02-28', 'nor a 29 February 2031'],
    ['2031-01-28', 1, 'months', '2031-02-27', 'the day before 28 February'],
    ['2031-03-31', 1, 'months', '2031-04-30', 'there is no 31 April'],
    ['2031-12-31', 2, 'months', '2032-02-29', 'across New Year into a leap February'],
    ['2032-02-29', 1, 'years', '2033-02-28', 'a year from 29 February'],
    ['2032-02-29', 12, 'months', '2033-02-28', 'the same in months'],
    ['2032-02-29', 4, 'years', '2036-02-28', 'four years, to the next leap year'],
    ['2031-03-01', 12, 'months', '2032-02-29', 'up to a leap day'],
    ['2031-03-30', 1, 'months', '2031-04-29', 'across the change to summer time'],
    ['2031-01-01', maxOf.count, 'months', '2040-12-31', 'the most months'],
  ])('from %s for %i %s is %s: %s', (start, period, type, end) => {
    expect(periodEnd(start, period, type)).toBe(end);
  });
});

/** The key of the problem of each field. */
const issues = (section: SectionNumber, values: SectionValues) =>
  Object.fromEntries(sectionIssues(section, values).map(([name, { key }]) => [name, key]));

describe('a period', () => {
  it.each<[string, SectionValues, Record<string, string>]>([
    ['of one day stands', { start_date: '2031-01-01', end_date: '2031-01-01' }, {}],
    ['that is another than the counted one stands', { ...property[4], end_date: '2032-01-01' }, {}],
    [
      'that ends before it starts is refused',
      { start_date: '2031-01-02', end_date: '2031-01-01' },
      { end_date: 'range-order' },
    ],
    ['without a start contradicts nothing', { start_date: null, end_date: '2031-01-01' }, {}],
    ['without an end contradicts nothing', { start_date: '2031-01-01', end_date: null }, {}],
  ])('%s', (_, values, refused) => {
    expect(issues(4, values)).toEqual(refused);
  });
});

describe('a layer', () => {
  const of = (sum_insured: number | null, attachment: number | null, ceiling: number | null) => ({
    ...property[8],
    sum_insured,
    attachment,
    ceiling,
  });
  const [below, above] = [{ ceiling: 'layer-below-attachment' }, { ceiling: 'layer-above-sum' }];
  it.each<[string, SectionValues, Record<string, string>]>([
    ['of 400 M xs 100 M of 500 M stands', of(500 * M, 100 * M, 500 * M), {}],
    ['below the sum insured stands', of(900 * M, 100 * M, 500 * M), {}],
    ['of one hundredth stands', of(500 * M, 100 * M, 100 * M + 1), {}],
    ['with its ceiling at the attachment is refused', of(500 * M, 100 * M, 100 * M), below],
    ['with its ceiling below the attachment is refused', of(500 * M, 100 * M, 99 * M), below],
    ['of nothing is refused', of(0, 0, 0), below],
    ['with its ceiling above the sum insured is refused', of(500 * M, 100 * M, 500 * M + 1), above],
    ['with both wrong names the attachment', of(500 * M, 700 * M, 600 * M), below],
    ['above the sum insured is refused also without an attachment', of(500 * M, null, 600 * M), above],
    ['without a sum insured is compared with its attachment', of(null, 100 * M, 100 * M), below],
    ['without a ceiling contradicts nothing', of(500 * M, 700 * M, null), {}],
    ['that is empty contradicts nothing', emptyValues(8), {}],
  ])('%s', (_, values, refused) => {
    expect(issues(8, values)).toEqual(refused);
  });
});

it('a contradiction is invalid input at the field of the form, and other sections have none', () => {
  const wrong = { ...property[8], ceiling: 50 * M };
  expect(() => checkSection(8, wrong)).toThrow(
    new Problem('invalid-input', { fields: { 'values.ceiling': { key: 'layer-below-attachment' } } }),
  );
  for (const section of sectionNumbers) {
    expect(() => checkSection(section, property[section])).not.toThrow();
    expect(() => checkSection(section, emptyValues(section))).not.toThrow();
  }
});
