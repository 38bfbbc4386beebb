import { messageSW, Workbox } from 'workbox-window';
import { listShifts } from '#shared/contracts/shifts.ts';
import { fetchMe } from '../api/load-me.ts';
import { queryClient } from '../api/query-client.ts';
import { lossesOfLeaving } from '../kit/form/unsaved.ts';
import { waitingVersion } from './waiting-version.ts';

/** The path of the document's first script, which is another one in each version. */
const entry = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '', location.href).pathname;

/** The service worker has none of the replies that the page loaded before its installation. */
const loadAgain = async (): Promise<void> => {
  await fetchMe();
  await queryClient.invalidateQueries({ queryKey: [listShifts.area] });
};

/**
 * Activates the waiting version and loads it. With unsaved input it only reloads, and the browser asks first: if the user
 * stays, the page keeps its version; otherwise the new document activates its own.
 */
const load = (waiting: ServiceWorker): void => {
  if (lossesOfLeaving('page').length > 0) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
};

const offer = async (waiting: ServiceWorker): Promise<void> => {
  // The network may have given the document of the new version already.
  const isOfPage = (await messageSW(waiting, { entry: entry() })) as boolean;
  if (isOfPage) waiting.postMessage('activate');
  else waitingVersion.write(() => load(waiting));
};

/** Registers the service worker, offers its new versions, and looks for one when the app is shown again. */
export default function keepOffline(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', ({ sw }) => sw && void offer(sw));
  if (navigator.serviceWorker.controller === null)
    navigator.serviceWorker.addEventListener('controllerchange', () => void loadAgain().catch(() => undefined), {
      once: true,
      signal,
    });
  // Without a network, or where the browser forbids it, the app works as before.
  void worker.register({ immediate: true }).catch(() => undefined);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void worker.update().catch(() => undefined),
    { signal },
  );
  return () => over.abort();
}
