/**
 * Amounts of a tender in its currency, and its percents. As all numbers of the app, the same in every language
 * (web/ui/format.ts).
 */
const cache = new Map<string, Intl.NumberFormat>();
const formatter = (currency: string | null, decimals: number): Intl.NumberFormat => {
  const key = `${currency ?? ''}${decimals}`;
  const known =
    cache.get(key) ??
    new Intl.NumberFormat('cs-CZ', {
      ...(currency !== null && { style: 'currency', currency }),
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  cache.set(key, known);
  return known;
};

/** Hundredths to `1 800 000 000 Kč`, `1 234,50 €`; without a currency to the number alone. */
export const amountOf = (value: number, currency: string | null): string =>
  formatter(currency, value % 100 === 0 ? 0 : 2)
    .format(value / 100)
    .replace('-', '−');

const percents = new Intl.NumberFormat('cs-CZ', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
/** Ten-thousandths of a percent to `1,75 %`. */
export const percentOf = (value: number): string => percents.format(value / 1_000_000);

const shares = new Intl.NumberFormat('cs-CZ', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Hundredths of a percent to `62,50 %`. */
export const shareOf = (value: number): string => shares.format(value / 10_000);

/** Whole millions without their zeros, `400 M xs 100 M`, as brokers write a layer; other amounts in full. */
export const layerText = (attachment: number, ceiling: number): string =>
  `${short(ceiling - attachment)} xs ${short(attachment)}`;
const million = 1_000_000_00;
const short = (value: number): string =>
  value !== 0 && value % (million / 10) === 0
    ? `${(value / million).toLocaleString('cs-CZ', { maximumFractionDigits: 1 })} M`
    : amountOf(value, null);
