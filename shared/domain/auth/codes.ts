/** Digits of a sign-in code, by the specification. */
export const codeLength = 4;
export const codeSeconds = 5 * 60;
export const guessesPerCode = 3;

/** The share of a month's SMS that is reserved for sign-in codes. */
export const smsShareOfCodes = 0.8;
