/**
 * The documents that the build prerenders, and which of them an address gets. CloudFront, the local web server and the
 * web app use these rules, so they agree. CloudFront runs neither destructuring nor spread nor for-of (infra/edge).
 */
export const languages = ['cs', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Holds the language chosen on this device. A cookie, because CloudFront chooses the document by it. */
export const languageCookie = 'smena.language';

/**
 * By page: its path, its step, and the address that is prerendered. A page for many records is prerendered without one.
 */
export const publicPages = {
  'sign-in': { path: /^\/(?:auth\/main)?$/, step: undefined, address: '/auth/main' },
  registration: { path: /^\/auth\/main$/, step: 'registration', address: '/auth/main?step=registration' },
  /** All categories, or one. */
  catalogue: { path: /^\/products\/catalog(?:\/[^/]+)?$/, step: undefined, address: '/products/catalog' },
  product: { path: /^\/products\/view\/[^/]+$/, step: undefined, address: '/products/view/-' },
  store: { path: /^\/stores\/view\/[^/]+$/, step: undefined, address: '/stores/view/-' },
  blog: { path: /^\/blog$/, step: undefined, address: '/blog' },
  publication: { path: /^\/blog\/[^/]+$/, step: undefined, address: '/blog/-' },
  legacy: { path: /^\/documents\/legacy$/, step: undefined, address: '/documents/legacy' },
  privacy: { path: /^\/documents\/privacy$/, step: undefined, address: '/documents/privacy' },
} as const;
export type PublicPage = keyof typeof publicPages;
/** `app`: the empty frame of every other address. */
export type PageDocument = PublicPage | 'app';
export const pageDocuments = (Object.keys(publicPages) as PageDocument[]).concat('app');

type Query = Readonly<Record<string, string | undefined>>;

/** Parameters that do not change what a page shows first. */
const isNeutral = (name: string) => name === 'lang' || name === 'to' || name.startsWith('utm_');

export const documentOf = (path: string, query: Query): PageDocument => {
  if (!Object.keys(query).every((name) => name === 'step' || isNeutral(name))) return 'app';
  const page = (Object.keys(publicPages) as PublicPage[]).find(
    (name) => publicPages[name].path.test(path) && publicPages[name].step === query['step'],
  );
  return page ?? 'app';
};

const isLanguage = (text: string | undefined): text is Language => languages.some((language) => language === text);

type Preferences = {
  /** `?lang=`, as in links of search engines. */
  requested: string | undefined;
  /** The value of the cookie. */
  stored: string | undefined;
  /** Accept-Language, or the browser's languages. */
  accepted: string | undefined;
};

/** The address's language, otherwise the one chosen on this device, the browser's first supported one, or Czech. */
export const languageOf = (preferences: Preferences): Language => {
  if (isLanguage(preferences.requested)) return preferences.requested;
  if (isLanguage(preferences.stored)) return preferences.stored;
  return (
    (preferences.accepted ?? '')
      .split(',')
      .map((range) => range.trim().slice(0, 2).toLowerCase())
      .find(isLanguage) ?? 'cs'
  );
};

/** The file of a document in the web app's bucket. */
export const documentFile = (language: Language, page: PageDocument): string => `/pages/${language}/${page}.html`;

/** The file for a request. A path whose last part has an extension is a file already. */
export const fileOf = (path: string, query: Query, preferences: Omit<Preferences, 'requested'>): string =>
  /\.[^/]+$/.test(path)
    ? path
    : documentFile(
        languageOf({ requested: query['lang'], stored: preferences.stored, accepted: preferences.accepted }),
        documentOf(path, query),
      );

/** Stands for the deployment's origin in prerendered documents, because the build does not know it. */
export const unknownOrigin = 'https://origin.invalid';
