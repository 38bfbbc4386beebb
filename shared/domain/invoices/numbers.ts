/** Ten digits: of the n-th document of a year, without the prefix of its number. */
export const symbolOf = (year: string, nth: number): string => `${year}${String(nth).padStart(6, '0')}`;
