import { expect, it } from 'vitest';
import type { Participation, Tender } from '#shared/contracts/tenders.ts';
import { isSealed, layerIn, termsIn } from './of-tender.ts';

const sections: Tender['sections'] = [
  { section: 8, version: 1, at: null, by: null, values: { attachment: 100_000_000_00, ceiling: 500_000_000_00 } },
];

it('the layer lies between its ends, and is 0 while one of them is missing', () => {
  expect(layerIn({ sections })).toBe(400_000_000_00);
  expect(layerIn({ sections: [] })).toBe(0);
});

it('a quote has terms once all of them are open', () => {
  const quote = { sum: 1, franchise: 0, tariff_percent: 17_500, comment: null } as Participation;
  expect(termsIn(quote)).toEqual({ sum: 1, franchise: 0, tariff_percent: 17_500, comment: '' });
  expect(termsIn({ ...quote, sum: null })).toBeNull();
});

it('quotes are sealed in quotation, also during a clarification, until they are opened', () => {
  const tender = { status: 'quotation', clarified_from: null, opened_at: null } as Tender;
  expect(isSealed(tender)).toBe(true);
  expect(isSealed({ ...tender, status: 'needs_clarification', clarified_from: 'quotation' })).toBe(true);
  expect(isSealed({ ...tender, opened_at: '2026-10-30T11:00:00.000Z' })).toBe(false);
  expect(isSealed({ ...tender, status: 'formation' })).toBe(false);
});
