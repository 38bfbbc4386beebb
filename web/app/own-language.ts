import type { User } from '#shared/contracts/me.ts';
import { api } from '../api/client.ts';
import { keepMe, knownMe } from '../api/load-me.ts';
import { currentLanguage, hasStoredLanguage, takeLanguage } from '../ui/i18n.ts';
import type { Language } from '../ui/i18n.ts';

/**
 * Keeps the language of the interface and of the profile equal. A language chosen on this device before sign-in is
 * written to the profile. Otherwise the profile's language is used when another person signs in or when it was changed
 * on another device.
 */
const seenKey = 'smena.language.of';
const languageOf = (locale: User['locale']): Language => (locale === 'cz' ? 'cs' : locale);
const localeOf = (language: Language): User['locale'] => (language === 'cs' ? 'cz' : language);

export const settleLanguage = async (user: User): Promise<void> => {
  const seen = localStorage.getItem(seenKey);
  if (seen === mark(user)) return;
  const whose = seen?.split(' ')[0];
  const isOfSameLogin = whose !== user.id && user.users.some(({ id }) => id === whose);
  const choseBefore = seen === null && hasStoredLanguage();
  localStorage.setItem(seenKey, mark(user));
  if (!choseBefore && !isOfSameLogin) await takeLanguage(languageOf(user.locale));
  else if (languageOf(user.locale) !== currentLanguage()) void tellProfile(user, currentLanguage());
};
const mark = ({ id, locale }: User) => `${id} ${locale}`;

/** The interface changes at once; the profile is saved in the background. */
export const keepLanguage = (language: Language): void => {
  const user = knownMe();
  if (user) void tellProfile(user, language);
  else localStorage.removeItem(seenKey);
};

/** If saving fails, the stored marker is missing, so the next load saves again. */
const tellProfile = async (user: User, language: Language): Promise<void> => {
  localStorage.removeItem(seenKey);
  const { updateMe } = await import('#shared/contracts/settings.ts');
  const body = { version: user.version, locale: localeOf(language) };
  await api(updateMe, { body }).then(
    ({ data }) => {
      keepMe(data);
      localStorage.setItem(seenKey, mark(data));
    },
    () => undefined,
  );
};
