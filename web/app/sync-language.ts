import type { User } from '#shared/contracts/me.ts';
import { api } from '../api/client.ts';
import { cacheMe, cachedMe, fetchMe } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';
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
  else if (languageOf(user.locale) !== currentLanguage()) saveToProfile();
};
const markerOf = ({ id, locale }: User) => `${id} ${locale}`;

/** The interface changes at once; the profile is saved in the background. */
export const saveLanguage = (): void => {
  if (cachedMe()) saveToProfile();
  else localStorage.removeItem(markerKey);
};

/**
 * One request at a time, each with the newest version and the newest language. If saving fails, the stored marker is
 * missing, so the next load saves again.
 */
const saveToProfile = (): void => {
  localStorage.removeItem(markerKey);
  saving = saving.then(saveCurrent).catch(() => undefined);
};
let saving = Promise.resolve();

const saveCurrent = async (): Promise<void> => {
  const user = cachedMe();
  if (!user) return;
  const locale = localeOf(currentLanguage());
  const saved = user.locale === locale ? user : await saveLocale(user, locale);
  if (saved !== user) cacheMe(saved);
  if (saved.locale === localeOf(currentLanguage())) localStorage.setItem(markerKey, markerOf(saved));
};

const saveLocale = async (user: User, locale: User['locale']): Promise<User> => {
  const { updateMe } = await import('#shared/contracts/settings.ts');
  const save = async ({ version }: User) => (await api(updateMe, { body: { version, locale } })).data;
  try {
    return await save(user);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'changed')) throw error;
    const newest = await fetchMe();
    if (newest?.id !== user.id) throw error;
    return save(newest);
  }
};
