import i18next from 'i18next';
import type { Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { importAgain } from './import-again.ts';
import { createMessageLoader } from './message-loader.ts';
import type { Messages } from './message-loader.ts';

/**
 * Messages are in shared/messages/<language>/<area>.ts, one namespace per area, typed from English (i18next.d.ts). A
 * screen calls `useTranslation('stores')`; its route loads the area with the screen's code.
 */
export const languages = { en: 'English', cs: 'Čeština', ru: 'Русский' } as const;
export type Language = keyof typeof languages;

const files = import.meta.glob<Messages>('../../shared/messages/*/*.ts', { import: 'default' });
const storage = 'smena.language';
const isLanguage = (text: string | null | undefined): text is Language => text != null && text in languages;

/** The language chosen on this device, otherwise the browser's, otherwise Czech. */
const preferred = (): Language => {
  const stored = localStorage.getItem(storage);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'cs';
};

const read = createMessageLoader({
  languages: Object.keys(languages) as Language[],
  load: async (language, area) => {
    const load = files[`../../shared/messages/${language}/${area}.ts`];
    if (!load) throw new Error(`There are no messages of ${area}`);
    return load().catch(async (error: unknown) => (await importAgain<{ default: Messages }>(error)).default);
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  replace: (language, area, messages) => i18next.addResourceBundle(language, area, messages, false, true),
});

export const startI18n = async (): Promise<void> => {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use({
      type: 'backend',
      read: (language: Language, area: string) => read(language, area),
    })
    .use(initReactI18next)
    .init({
      lng: preferred(),
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
const patience = 20_000;

export const loadMessages = async (areas: readonly string[]): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the messages did not come')), patience);
  });
  await Promise.race([i18next.loadNamespaces(areas as Namespace as string[]), late]).finally(() => clearTimeout(timer));
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  chosen(language);
};

/** Applies the profile's language and stores it on this device. */
export const applyLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storage, language);
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

export const hasStoredLanguage = (): boolean => localStorage.getItem(storage) !== null;
export const currentLanguage = (): Language => i18next.language as Language;
