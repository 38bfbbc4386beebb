const sentences = {
  cz: (code: string) => `Smena: kód ${code}, platí 5 min.`,
  en: (code: string) => `Smena: code ${code}, valid 5 min.`,
  ru: (code: string) => `Smena: код ${code}, 5 минут.`,
};

/**
 * At most 70 characters, because a longer text with non-Latin letters is sent as two messages. The last line lets the
 * phone suggest the code on our page only (https://wicg.github.io/sms-one-time-codes/).
 */
export const smsText = ({ code, locale, host }: { code: string; locale: 'cz' | 'en' | 'ru'; host: string }): string =>
  `${sentences[locale](code)}\n@${host} #${code}`;

/**
 * The link without further words: its path shows the purpose. With a domain as short as smena.cz this is below 70
 * characters, and in Latin letters a longer domain still fits one message.
 */
export const invitationText = (origin: string, code: string): string => `Smena: ${origin}/auth/invitation/${code}`;
