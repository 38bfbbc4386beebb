import type { SectionNumber, sections } from '#shared/domain/tenders/sections.ts';

type FieldName = { [S in SectionNumber]: keyof (typeof sections)[S] }[SectionNumber];

/**
 * What stands in the sections of a tender, without the days of the period; `report` is what an underwriter wrote about
 * it. Amounts in hundredths, tariffs in ten-thousandths and shares in hundredths of a percent.
 */
export type Risk = { name: string; fields: Partial<Record<FieldName, string | number>>; report: string };

/** Hundredths of a million of a currency. */
export const million = 1_000_000_00;

export const oneYear = { period_type: 'months', period: 12 } as const;
