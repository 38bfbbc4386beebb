import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { documentOf, type PageDocument, publicPages } from '#shared/domain/public-pages.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Starts the app in the document. A prerendered page stays until its code and messages have loaded; then React adopts
 * its elements, so that nothing moves, and typed text, choices and the focus stay (ui/entered.ts). Every other document
 * shows the empty frame meanwhile.
 */
export const takeOver = async (router: Router): Promise<void> => {
  const root = document.querySelector<HTMLElement>('#root')!;
  const page = root.dataset.page as PageDocument | undefined;
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const maybeVisitor = page !== undefined && page !== 'app' && !('session' in document.documentElement.dataset);
  await Promise.all([applyStylesheets(), maybeVisitor && untilInitialized(router)]);
  const { location, errors } = router.state;
  const query = Object.fromEntries(new URLSearchParams(location.search));
  // A guard may have led elsewhere, or the code may have failed to load.
  if (maybeVisitor && !errors && documentOf(location.pathname, query) === page) {
    complete(root, publicPages[page].address, location.pathname + location.search);
    hydrateRoot(root, app);
    delete root.dataset.page;
  } else {
    delete document.documentElement.dataset.session;
    if (page !== 'app') root.replaceChildren();
    delete root.dataset.page;
    createRoot(root).render(app);
  }
};

/** Milliseconds. */
const longestStylesheet = 10_000;

/**
 * Prerendered documents load the stylesheet without waiting for it, as if it were for printing. One that is still
 * missing is loaded by a fresh link, because the first one may have failed before anything listened. A page with parts
 * of its style is better than none, so the app starts also without it.
 */
const applyStylesheets = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(links.map(applyStylesheet));
};

const applyStylesheet = async (link: HTMLLinkElement): Promise<void> => {
  if (hasRules(link)) {
    link.media = 'all';
    return;
  }
  const fresh = link.cloneNode() as HTMLLinkElement;
  fresh.media = 'all';
  await new Promise((resolve) => {
    fresh.addEventListener('load', resolve, { once: true });
    fresh.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, longestStylesheet);
    link.replaceWith(fresh);
  });
};

/** After a failure Chrome has an empty sheet, or one whose rules cannot be read. */
const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

const untilInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** What the prerendered markup could not contain: inline styles (the CSP forbids them) and the page's own address. */
const complete = (root: HTMLElement, prerendered: string, address: string): void => {
  const addresses = document.querySelector<HTMLTemplateElement>('#addresses')?.content;
  for (const link of addresses?.querySelectorAll('link') ?? [])
    link.href = link.href.replace(prerendered, location.pathname);
  if (addresses) document.head.append(addresses);
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    link.setAttribute('href', href.replace(encodeURIComponent(prerendered), encodeURIComponent(address)));
  }
};
