import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { languageCookie } from '#shared/domain/public-pages.ts';
import { keptReplies } from './api/kept-replies.ts';
import { paths } from './paths.ts';
import { answerKept, keyOf } from './sw/kept-reads.ts';
import { appDocumentFor, opensOffline } from './sw/pages.ts';

/**
 * The service worker: the app and the worker's day open without a network, and pushed notifications are shown
 * (docs/decisions/2026-11-29-offline.md). Its handlers are registered at once, because the browser starts it for each.
 */
declare const self: ServiceWorkerGlobalScope;

/** infra/build/precached.ts */
const precached = self.__WB_MANIFEST;
// The app loads a chunk that failed again with this parameter (ui/import-again.ts).
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/^again$/] });
// The page that installs it is served from then on, so that its first visit is kept.
clientsClaim();

/** Seconds until a kept answer is better than none. */
const networkTimeoutSeconds = 4;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'smena-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
  }),
);

const configuration = { cacheName: 'smena-config', address: '/config.json' };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configuration.address,
  new NetworkFirst({ cacheName: configuration.cacheName, networkTimeoutSeconds }),
);
// The page that installs the service worker has loaded it already, and would not again.
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(configuration.cacheName).then((cache) => cache.add(configuration.address))),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && keyOf(request) !== null,
  async ({ request, event }) =>
    answerKept(request, keyOf(request) ?? '', {
      kept: await caches.open(keptReplies),
      load: (sent) => fetch(sent),
      now: Date.now,
      stay: (work) => event.waitUntil(work),
    }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && opensOffline(url),
  async ({ request, url }) => {
    const answered = fetch(request);
    const inTime = new Promise<undefined>((resolve) =>
      setTimeout(() => resolve(undefined), networkTimeoutSeconds * 1000),
    );
    const answer = await Promise.race([answered.catch(() => undefined), inTime]);
    // Browsers before 2025 have no cookieStore; the app then changes to the account's language.
    const stored = answer
      ? undefined
      : (await (self.cookieStore as CookieStore | undefined)?.get(languageCookie))?.value;
    const accepted = self.navigator.languages.join();
    return answer ?? (await matchPrecache(appDocumentFor(url, { stored, accepted }))) ?? answered;
  },
);

/** `activate` replaces the running version; an entry script asks whether this worker's version is the page's. */
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const message = data as 'activate' | { entry: string };
  if (message === 'activate') void self.skipWaiting();
  else
    ports[0]?.postMessage(precached.some((file) => `/${typeof file === 'string' ? file : file.url}` === message.entry));
});

/** What the server pushes. */
type Message = { title: string; body: string; tag: string; id: string | null; account: string };

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, tag, id, account } = event.data.json() as Message;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { id, account } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, account } = event.notification.data as Pick<Message, 'id' | 'account'>;
  event.waitUntil(show(paths.notifications.opened(id, account)));
});

/** In an open window, whose page may ask before it loses what was typed, or in a new one. */
const show = async (address: string): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(address));
  await open.focus();
  await open.navigate(address);
};
