/**
 * Cuts runs of combining marks to 30, as UAX #15 does for stream-safe text. No language has longer runs, and the time
 * of `normalize` grows with the square of their length. Call it before every `normalize`.
 */
export const streamSafe = (text: string): string => text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1');
