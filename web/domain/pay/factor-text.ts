const factors = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 3 });
const percents = new Intl.NumberFormat('cs-CZ', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });

/** `+25 %`, of a factor of 1.25; of several that add up their sum. */
export const raiseText = (...raising: readonly number[]): string =>
  percents.format(raising.reduce((sum, factor) => sum + factor - 1, 0));

/** `1,25 (+25 %)` */
export const factorText = (factor: number): string => `${factors.format(factor)} (${raiseText(factor)})`;
