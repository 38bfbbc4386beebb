import type { VatRate } from '#shared/domain/vat/vat.ts';

/** A VAT rate as it is shown; `reverse` is the text of the reverse charge. */
export const rateText = (rate: VatRate | null, reverse: string): string =>
  rate === 'reverse' ? reverse : `${rate ?? 0}\u00A0%`;
