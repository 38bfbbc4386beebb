import type { Participation, Tender } from '#shared/contracts/tenders.ts';
import type { Terms } from '#shared/domain/tenders/bids.ts';
import { emptyValues, layerOf, sectionNumbers, type SectionsOf } from '#shared/domain/tenders/sections.ts';

/** The sections by their numbers, as the rules read them. */
export const sectionsOf = ({ sections }: Pick<Tender, 'sections'>): SectionsOf =>
  Object.fromEntries(
    sectionNumbers.map((number) => [
      number,
      { values: { ...emptyValues(number), ...sections.find(({ section }) => section === number)?.values } },
    ]),
  ) as SectionsOf;

/** The size of the layer in hundredths of the currency; 0 while it is not known. */
export const layerIn = (tender: Pick<Tender, 'sections'>): number => layerOf(sectionsOf(tender)) ?? 0;

/** What a participant quotes, once it is open to the reader. */
export const termsIn = ({ sum, franchise, tariff_percent, comment }: Participation): Terms | null =>
  sum === null || franchise === null || tariff_percent === null
    ? null
    : { sum, franchise, tariff_percent, comment: comment ?? '' };

/** Whether quotes are awaited, or were, and nobody has opened them yet. */
export const isSealed = ({ status, clarified_from, opened_at }: Tender): boolean =>
  opened_at === null && (status === 'quotation' || clarified_from === 'quotation');
