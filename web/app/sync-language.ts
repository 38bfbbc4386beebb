import type { User } from '#shared/contracts/me.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { api } from '../api/client.ts';
import { cacheMe, cachedMe, fetchMe } from '../api/load-me.ts';
import { ApiProblem } from '../api/problem.ts';
import { currentLanguage, hasStoredLanguage, applyLanguage } from '../ui/i18n.ts';
import { importOften } from '../ui/import-again.ts';
import { remember } from '../ui/remember.ts';

/**
 * Keeps the language of the interface and of the profile equal. A language chosen on this device before sign-in is
 * written to the profile, and so is the interface's language after a switch to another account of the same login.
 * Otherwise the profile's language is used when another person signs in or when it was changed on another device.
 */

/**
 * The key of the marker: the account that was synced last and its locale, separated by a space. The locale is `unsaved`
 * while the profile does not have the interface's language yet.
 */
const markerKey = 'smena.language.of';
const unsaved = 'unsaved';
const languageOf = (locale: User['locale']): Language => (locale === 'cz' ? 'cs' : locale);
const localeOf = (language: Language): User['locale'] => (language === 'cs' ? 'cz' : language);

export const syncLanguage = async (user: User): Promise<void> => {
  const marker = localStorage.getItem(markerKey);
  if (marker === markerOf(user)) return;
  const [previousUser, previousLocale] = marker?.split(' ') ?? [];
  const isOtherAccountOfLogin = previousUser !== user.id && user.users.some(({ id }) => id === previousUser);
  const choseBeforeSignIn = marker === null && hasStoredLanguage();
  const isUnsaved = previousUser === user.id && previousLocale === unsaved;
  remember(markerKey, markerOf(user));
  if (!choseBeforeSignIn && !isUnsaved && !isOtherAccountOfLogin) await applyLanguage(languageOf(user.locale));
  else if (languageOf(user.locale) !== currentLanguage()) saveToProfile(user);
};
const markerOf = ({ id, locale }: Pick<User, 'id'> & { locale: string }) => `${id} ${locale}`;

/** Saves the interface's language in the profile, in the background. Before sign-in it stays on this device. */
export const saveLanguage = (): void => {
  const user = cachedMe();
  if (user) saveToProfile(user);
  else localStorage.removeItem(markerKey);
};

/**
 * One request at a time, each with the newest version and the newest language. If saving fails, the marker says so, and
 * this account's next load saves again.
 */
const saveToProfile = ({ id }: User): void => {
  remember(markerKey, markerOf({ id, locale: unsaved }));
  saving = saving.then(saveCurrent).catch(() => undefined);
};
let saving = Promise.resolve();

const saveCurrent = async (): Promise<void> => {
  const user = cachedMe();
  if (!user) return;
  const locale = localeOf(currentLanguage());
  const saved = user.locale === locale ? user : await saveLocale(user, locale);
  if (saved !== user) cacheMe(saved);
  if (saved.locale === localeOf(currentLanguage())) remember(markerKey, markerOf(saved));
};

const saveLocale = async (user: User, locale: User['locale']): Promise<User> => {
  const { updateMe } = await importOften(() => import('#shared/contracts/settings.ts'), 'updateMe');
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
