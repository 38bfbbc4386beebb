import { documentFile, documentOf, languageOf } from '#shared/domain/public-pages.ts';

/**
 * Whether an address opens without a network: screens of the app, and the start of the installed app. Other prerendered
 * pages, files and the API do not.
 */
export const opensOffline = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/' ||
  (!pathname.startsWith('/api/') &&
    !/\.[^/]+$/.test(pathname) &&
    documentOf(pathname, Object.fromEntries(searchParams)) === 'app');

/** The app's document in the language that the server would choose. */
export const appDocumentFor = (
  { searchParams }: URL,
  preferences: { stored: string | undefined; accepted: string },
): string => documentFile(languageOf({ requested: searchParams.get('lang') ?? undefined, ...preferences }), 'app');
