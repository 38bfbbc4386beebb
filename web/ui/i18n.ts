import i18next from 'i18next';
import type { Namespace } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { languageCookie, languageOf } from '#shared/domain/public-pages.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { importTwice } from './import-again.ts';
import { createMessageLoader } from './message-loader.ts';
import type { Messages } from './message-loader.ts';
import { createStore, useStore } from './store.ts';

/**
 * Messages are in shared/messages/<language>/<area>.ts, one namespace per area, typed from English (i18next.d.ts). A
 * screen calls `useTranslation('stores')`; its route loads the area with the screen's code.
 */
export const languages = { en: 'English', cs: 'Čeština', ru: 'Русский' } as const satisfies Record<Language, string>;

const files = import.meta.glob<{ default: Messages }>('../../shared/messages/*/*.ts');
/** The language chosen on this device. The server chooses the document by the same cookie. */
const storedLanguage = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
const storeLanguage = (language: Language): void => {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
};

/** A prerendered document was chosen by the same rule and names its language; the development server's names none. */
export const documentLanguage = (): Language => {
  const { searchParams } = new URL(location.href);
  const asked = searchParams.get('lang') ?? (document.documentElement.lang || undefined);
  const language = languageOf({ asked, stored: storedLanguage(), accepted: navigator.languages.join() });
  if (searchParams.has('lang') && !hasStoredLanguage()) storeLanguage(language);
  return language;
};

const read = createMessageLoader({
  languages: Object.keys(languages) as Language[],
  load: async (language, area) => {
    const load = files[`../../shared/messages/${language}/${area}.ts`];
    if (!load) throw new Error(`There are no messages of ${area}`);
    return (await importTwice(load)).default;
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  substitute: (language, area) => substituted.write([...substituted.read(), `${language}/${area}`]),
  replace: (language, area, messages) => {
    i18next.addResourceBundle(language, area, messages, false, true);
    substituted.write(substituted.read().filter((file) => file !== `${language}/${area}`));
  },
});

/** The files of messages for which another language's are used, as `cs/shifts`. */
const substituted = createStore<readonly string[]>([]);

export const startI18n = async (language: Language): Promise<void> => {
  await i18next
    .use({
      type: 'backend',
      read: (language: Language, area: string) => read(language, area),
    })
    .use(initReactI18next)
    .init({
      lng: language,
      ns: ['common', 'shell'],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      // Re-renders when messages replace those of the fallback language.
      react: { bindI18nStore: 'added' },
    });
};

/** Milliseconds until a screen without messages shows an error. */
const longestLoad = 20_000;

export const loadMessages = async (areas: readonly string[]): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the messages did not come')), longestLoad);
  });
  await Promise.race([i18next.loadNamespaces(areas as Namespace as string[]), tooLate]).finally(() =>
    clearTimeout(timer),
  );
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  chosen(language);
};

/** Applies the profile's language and stores it on this device. */
export const applyLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await i18next.changeLanguage(language);
};

let chosen: (language: Language) => void = () => {};
/** Called when the user chooses a language, so that the profile is saved. */
export const onLanguageChosen = (listener: (language: Language) => void): void => {
  chosen = listener;
};

/** Called when another language takes effect; later requests use it. */
export const onLanguageChanged = (listener: () => void): void => void i18next.on('languageChanged', listener);

/** Translates outside of components. The area must be loaded. */
export const translate = i18next.t.bind(i18next);

export const hasStoredLanguage = (): boolean => storedLanguage() !== undefined;
/** The language of the interface; renders again when it changes. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
/** Whether some of the texts of the interface are in another language. */
export const useIsSubstituted = (): boolean => {
  const language = useLanguage();
  return useStore(substituted, none).some((file) => file.startsWith(`${language}/`));
};
const none: readonly string[] = [];
export const currentLanguage = (): Language => i18next.language as Language;
