/** Tries of a message, over 4.6 hours with the pauses between them: longer than most faults of a service. */
export const maxTries = 25;

/** Seconds before the second try. */
export const firstPause = 10;
/** Seconds before the next try: 10, 20, 40 … up to 15 minutes. */
export const pauseAfter = (tries: number, first = firstPause): number => Math.min(900, first * 2 ** (tries - 1));
