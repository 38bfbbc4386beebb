import i18next, { type PostProcessorModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { withoutDoubleStop } from '#shared/domain/full-stop.ts';
import { type Language, languageCookie, languageOf } from '#shared/domain/public-pages.ts';
import { importOften } from './import-again.ts';
import { snack } from './snackbars.tsx';

type Messages = { [key: string]: string | readonly string[] | Messages };

/**
 * Messages are in shared/messages/<language>/<area>.ts, one namespace per area, typed from English (i18next.d.ts). A
 * screen calls `useTranslation('stores')`; its route loads the area with the screen's code.
 */
export const languages = { en: 'English', cs: 'Čeština', ru: 'Русский' } as const satisfies Record<Language, string>;

/** Only the default exports: the named ones are the texts of refusals, which the server sends. */
const files = import.meta.glob<Messages>(
  ['../../shared/messages/*/*.ts', '!../../shared/messages/*/problems.ts', '!../../shared/messages/*/*.generated.ts'],
  { import: 'default' },
);
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
  const requested = searchParams.get('lang') ?? (document.documentElement.lang || undefined);
  const language = languageOf({ requested, stored: storedLanguage(), accepted: navigator.languages.join() });
  if (searchParams.has('lang') && !hasStoredLanguage()) storeLanguage(language);
  return language;
};

/** The areas in use. The interface changes its language when all of them are loaded in the other one. */
const areasInUse = new Set<string>();
/** The language that was chosen last, which the interface may not have yet. */
let wanted: Language;

const readArea = async (language: Language, area: string): Promise<Messages> => {
  const load = files[`../../shared/messages/${language}/${area}.ts`];
  if (!load) throw new Error(`There are no messages of ${area}`);
  return (await importOften(async () => ({ default: await load() }))).default;
};

const loadArea = async (language: Language, area: string): Promise<void> => {
  if (!i18next.hasResourceBundle(language, area))
    i18next.addResourceBundle(language, area, await readArea(language, area));
};

/** Milliseconds. */
const betweenTries = 5000;

/** For areas that a route does not name: a component waits for them, because without them it can say nothing. */
const readUntilItComes = async (language: Language, area: string): Promise<Messages> => {
  areasInUse.add(area);
  for (;;)
    try {
      return await readArea(language, area);
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
    }
};

/** Milliseconds until a screen without messages shows an error. */
const longestLoad = 20_000;

const loadAreas = async (language: Language, areas: Iterable<string>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the messages did not come')), longestLoad);
  });
  const loading = Promise.all([...areas].map((area) => loadArea(language, area)));
  await Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
};

/** Throws if they do not load. */
export const loadMessages = async (areas: readonly string[]): Promise<void> => {
  for (const area of areas) areasInUse.add(area);
  await Promise.all([...new Set([currentLanguage(), wanted])].map((language) => loadAreas(language, areas)));
};

const fullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'full-stop',
  process: (text, _, options) => withoutDoubleStop(text, Object.values(options)),
};

export const startI18n = async (language: Language): Promise<void> => {
  wanted = language;
  await i18next
    .use({ type: 'backend', read: readUntilItComes })
    .use(initReactI18next)
    .use(fullStop)
    .init({
      lng: language,
      ns: ['common', 'shell'],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      postProcess: fullStop.name,
    });
};

/** Throws if the messages do not load; the language stays as it is. */
export const changeLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  try {
    await loadAreas(language, areasInUse);
  } catch (error) {
    if (wanted === language) wanted = currentLanguage();
    throw error;
  }
  if (wanted === language) await i18next.changeLanguage(language);
};

export const chooseLanguage = async (language: Language): Promise<void> => {
  try {
    await changeLanguage(language);
  } catch {
    snack({ tone: 'bad', text: translate('broken.part') });
    return;
  }
  storeLanguage(language);
  chosen(language);
};

/**
 * Applies the profile's language and stores it on this device. If its messages do not load, it takes effect with the
 * next load of the page.
 */
export const applyLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await changeLanguage(language).catch(() => undefined);
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
export const currentLanguage = (): Language => i18next.language as Language;
