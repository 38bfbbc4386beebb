import i18next from 'i18next';
import { StrictMode } from 'react';
import { prerender as renderStatic } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Language, type PageDocument, type PublicPage, publicPages } from '#shared/domain/public-pages.ts';
import { changeLanguage, loadMessages, startI18n, translate } from '../ui/i18n.ts';
import { routes } from './routes.tsx';
import { Splash } from './splash.tsx';

export type Prerendered = { html: string; title: string; description: string };

export const startLanguage = async (language: Language): Promise<void> => {
  if (!i18next.isInitialized) await startI18n(language);
  await changeLanguage(language);
  await loadMessages(['head', 'auth', 'guest', 'legal', 'catalogue', 'reviews', 'cart', 'publications']);
};

/** Runs at the build: the HTML of a page as a visitor sees it before any data has loaded. */
export const prerender = async (page: PageDocument): Promise<Prerendered> => {
  const element = page === 'app' ? <Splash /> : await pageElement(page);
  const title = page === 'app' ? 'Smena' : `${translate(titles[page])} · Smena`;
  return { html: await htmlOf(element), title, description: translate(`head:${page}`) };
};

/** The pages set the same titles once they run. */
const titles = {
  'sign-in': 'auth:checkIn.title',
  registration: 'auth:registration.title',
  catalogue: 'catalogue:title',
  product: 'catalogue:title',
  store: 'guest:store.title',
  blog: 'publications:blog.title',
  publication: 'publications:blog.title',
  legacy: 'legal:types.user_agreement',
  privacy: 'legal:types.privacy_policy',
} as const satisfies Record<PublicPage, string>;

/** Guards ask the browser for the session; a visitor passes those of the public pages. */
const withoutGuards = (all: RouteObject[]): RouteObject[] =>
  all.map((route) => {
    const { loader: _, children, ...rest } = route;
    return { ...rest, ...(children && { children: withoutGuards(children) }) } as RouteObject;
  });
const handler = createStaticHandler(withoutGuards(routes));

const pageElement = async (page: PublicPage) => {
  const context = await handler.query(new Request(new URL(publicPages[page].address, 'https://origin.invalid')));
  if (context instanceof Response) throw new Error(`${page} answers ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return routed(context);
};
const routed = (context: StaticHandlerContext) => (
  <StrictMode>
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  </StrictMode>
);

const htmlOf = async (element: React.ReactElement): Promise<string> => {
  const errors: unknown[] = [];
  // Without a limit of size, React would move large parts behind the page and insert them by inline scripts.
  const { prelude } = await renderStatic(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude as ReadableStream).text();
  for (const error of errors) throw error;
  return html;
};
