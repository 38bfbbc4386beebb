/** Tokens that went to a model, and that it wrote. */
export type Tokens = { input: number; output: number };

/**
 * What tokens cost, in millionths of a haléř, by prices in haléř per million tokens: whole numbers, so that sums are
 * exact.
 */
export const costOf = (
  { input, output }: Tokens,
  { input_price, output_price }: { input_price: number; output_price: number },
): number => input * input_price + output * output_price;

/** Haléř, rounded once for what is shown. */
export const inHaler = (millionths: number): number => Math.round(millionths / 1_000_000);
