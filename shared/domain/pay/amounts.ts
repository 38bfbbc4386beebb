/**
 * The quotient of two integers, rounded half away from zero: the only rounding of money. It is exact while the quotient
 * is below 10^10 and both numbers are safe integers.
 */
export function divideRounded(dividend: number, divisor: number): number {
  const exact = dividend / divisor;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}

/** Haléř for minutes at a rate in haléř per hour. */
export const amountAt = (minutes: number, hourlyRate: number): number => divideRounded(minutes * hourlyRate, 60);
