/**
 * A text in which mail programs and phones recognise no link: "evil.example/pay" becomes "evil. example/pay". They look
 * for a scheme, or for a dot or an @ inside a word. Abbreviations stay readable ("a.s." becomes "a. s.").
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/:?[/\\]{2,}/g, ' ')
    .replaceAll(/(?<=\p{L}):(?=[\p{L}\p{N}])/gu, ': ')
    // Browsers treat the dots of other scripts as dots (UTS 46).
    .replaceAll(/[.\u2024\u3002\uFE52\uFF0E\uFF61@](?=[\p{L}\p{M}\p{S}])/gu, '$& ');
