import type { User } from '#shared/contracts/me.ts';
import { api } from '../api/client.ts';
import { cacheMe, cachedMe } from '../api/load-me.ts';
import { currentLanguage, hasStoredLanguage, applyLanguage } from '../ui/i18n.ts';
import type { Language } from '../ui/i18n.ts';

/**
 * Keeps the language of the interface and of the profile equal. A language chosen on this device before sign-in is
 * written to the profile. Otherwise the profile's language is used when another person signs in or when it was changed
 * on another device.
 */
const markerKey = 'smena.language.of';
const languageOf = (locale: User['locale']): Language => (locale === 'cz' ? 'cs' : locale);
const localeOf = (language: Language): User['locale'] => (language === 'cs' ? 'cz' : language);

export const syncLanguage = async (user: User): Promise<void> => {
  const storedMarker = localStorage.getItem(markerKey);
  if (storedMarker === markerOf(user)) return;
  const previousUser = storedMarker?.split(' ')[0];
  const isOfSameLogin = previousUser !== user.id && user.users.some(({ id }) => id === previousUser);
  const choseBeforeSignIn = storedMarker === null && hasStoredLanguage();
  localStorage.setItem(markerKey, markerOf(user));
  if (!choseBeforeSignIn && !isOfSameLogin) await applyLanguage(languageOf(user.locale));
  else if (languageOf(user.locale) !== currentLanguage()) void saveToProfile(user, currentLanguage());
};
const markerOf = ({ id, locale }: User) => `${id} ${locale}`;

/** The interface changes at once; the profile is saved in the background. */
export const saveLanguage = (language: Language): void => {
  const user = cachedMe();
  if (user) void saveToProfile(user, language);
  else localStorage.removeItem(markerKey);
};

/** If saving fails, the stored marker is missing, so the next load saves again. */
const saveToProfile = async (user: User, language: Language): Promise<void> => {
  localStorage.removeItem(markerKey);
  const { updateMe } = await import('#shared/contracts/settings.ts');
  const body = { version: user.version, locale: localeOf(language) };
  await api(updateMe, { body }).then(
    ({ data }) => {
      cacheMe(data);
      localStorage.setItem(markerKey, markerOf(data));
    },
    () => undefined,
  );
};
