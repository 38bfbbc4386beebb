const sentences = {
  cz: (code: string) => `Smena: kód ${code}, platí 5 min.`,
  en: (code: string) => `Smena: code ${code}, valid 5 min.`,
  ru: (code: string) => `Smena: код ${code}, 5 минут.`,
};

/**
 * Under 70 characters, because a letter beyond Latin makes a message of 70 into two. The last line lets the phone's
 * keyboard offer the code on our page and on no other (https://wicg.github.io/sms-one-time-codes/).
 */
export const smsText = ({ code, locale, host }: { code: string; locale: 'cz' | 'en' | 'ru'; host: string }): string =>
  `${sentences[locale](code)}\n@${host} #${code}`;

/**
 * No words beside the link, which tells in its path what it is: with an address as short as smena.cz that is under 70
 * characters, and in Latin letters a longer one is a single message too.
 */
export const invitationText = (origin: string, code: string): string => `Smena: ${origin}/auth/invitation/${code}`;
