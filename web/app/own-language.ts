import type { User } from '#shared/contracts/me.ts';
import { api } from '../api/client.ts';
import { keepMe, knownMe } from '../api/load-me.ts';
import { currentLanguage, hasStoredLanguage, takeLanguage } from '../ui/i18n.ts';
import type { Language } from '../ui/i18n.ts';

/**
 * The interface's language and the profile's are one. What was chosen on this device before signing in goes to the
 * profile; otherwise the profile's is taken when somebody else signs in here, or when it was changed elsewhere.
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

/** Somebody chose: the screens follow at once, the profile as soon as it can. */
export const keepLanguage = (language: Language): void => {
  const user = knownMe();
  if (user) void tellProfile(user, language);
  else localStorage.removeItem(seenKey);
};

/** A choice that does not arrive counts as one made before signing in: the next load tells it. */
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
