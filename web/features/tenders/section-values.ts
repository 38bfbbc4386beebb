import type { Tender } from '#shared/contracts/tenders.ts';
import {
  completenessOf,
  emptyValues,
  sectionNumbers,
  type SectionNumber,
  type SectionValues,
} from '#shared/domain/tenders/sections.ts';

type Sections = Pick<Tender, 'sections'>;

/** A section of a tender with all its fields; without a version until it is saved for the first time. */
export const sectionOf = ({ sections }: Sections, number: SectionNumber) => {
  const saved = sections.find(({ section }) => section === number);
  const values: SectionValues = { ...emptyValues(number), ...saved?.values };
  return {
    number,
    version: saved?.version ?? 0,
    at: saved?.at ?? null,
    by: saved?.by ?? null,
    values,
    ...completenessOf(number, values),
  };
};
export type ReadSection = ReturnType<typeof sectionOf>;

export const readSections = (tender: Sections): ReadSection[] =>
  sectionNumbers.map((number) => sectionOf(tender, number));

/** A text of a section, null while nobody has written it. */
export const textIn = (tender: Sections, number: SectionNumber, name: string): string | null => {
  const value = sectionOf(tender, number).values[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
