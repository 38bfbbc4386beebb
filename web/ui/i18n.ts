import i18next from 'i18next';
import type { Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Messages live in shared/messages/<language>/<area>.ts, one namespace an area, typed from English (i18next.d.ts).
 * A screen says `const { t } = useTranslation('stores')`; its route loads the area beside the screen's code.
 */
export const languages = { en: 'English', cs: 'Čeština', ru: 'Русский' } as const;
export type Language = keyof typeof languages;

const files = import.meta.glob<object>('../../shared/messages/*/*.ts', { import: 'default' });
const storage = 'smena.language';
const isLanguage = (text: string | null | undefined): text is Language => text != null && text in languages;

/** Chosen on this device, else the browser's, else Czech. */
const preferred = (): Language => {
  const stored = localStorage.getItem(storage);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'cs';
};

export const startI18n = async (): Promise<void> => {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use({
      type: 'backend',
      read: (language: string, area: string) => files[`../../shared/messages/${language}/${area}.ts`]?.(),
    })
    .use(initReactI18next)
    .init({
      lng: preferred(),
      ns: ['common', 'shell'],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    });
};

export const loadMessages = (areas: readonly string[]): Promise<void> =>
  i18next.loadNamespaces(areas as Namespace as string[]);

export const chooseLanguage = async (language: Language): Promise<void> => {
  await takeLanguage(language);
  chosen(language);
};

/** The language that a profile says, on this device from now on. */
export const takeLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storage, language);
  await i18next.changeLanguage(language);
};

let chosen: (language: Language) => void = () => {};
/** The shell says what else happens when someone chooses: their profile learns of it. */
export const onLanguageChosen = (listener: (language: Language) => void): void => {
  chosen = listener;
};

/** A sentence for where no component asks; its area is loaded already. */
export const say = i18next.t.bind(i18next);

export const hasStoredLanguage = (): boolean => localStorage.getItem(storage) !== null;
export const currentLanguage = (): Language => i18next.language as Language;
