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

/** As `invitationText`, to a number that another person requested for the reader. */
export const confirmPhoneText = (origin: string, code: string): string => `Smena: ${origin}/auth/confirm_phone/${code}`;

const changed = {
  cz: {
    email: 'Smena: k přihlášení přibyl e-mail. Nebyli jste to vy? Volejte správci.',
    phone: 'Smena: přihlašovací číslo se změnilo. Nejste to vy? Volejte správci.',
  },
  en: {
    email: 'Smena: an e-mail was added to your sign-in. Not you? Tell a manager.',
    phone: 'Smena: you now sign in with another number. Not you? Tell a manager.',
  },
  ru: {
    email: 'Smena: для входа добавлена почта. Не вы? Скажите администратору.',
    phone: 'Smena: номер для входа изменён. Не вы? Скажите администратору.',
  },
} as const;

/** Tells a number that its login got an e-mail, or another number. Not longer than 70 characters, as `smsText`. */
export const contactChangedText = (contact: 'email' | 'phone', locale: keyof typeof changed): string =>
  changed[locale][contact];
