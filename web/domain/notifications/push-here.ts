import { createListeners, type Watched } from '../../ui/store.ts';

/** Push messages in this browser. */
type PushHere = {
  /** `install`: only in the installed app. `undecided`: the person has not answered the browser's question. */
  state: 'unsupported' | 'install' | 'blocked' | 'undecided' | 'allowed';
  /** The id that the server gives to the browser's subscription; null without one. */
  id: string | null;
};

const states = { denied: 'blocked', default: 'undecided', granted: 'allowed' } as const;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Null without a service worker, for which `ready` would wait for ever. */
export const pushManager = async (): Promise<PushManager | null> => {
  if (!isSupported() || !(await navigator.serviceWorker.getRegistration())) return null;
  return (await navigator.serviceWorker.ready).pushManager;
};

/** base64url without padding. */
export const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The id that the server gives to a subscription (functions/data/notifications/devices.ts). */
export const deviceIdOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

const readHere = async (): Promise<PushHere> => {
  // Browsers of an iPhone have this property, and push messages only in the installed app.
  if (!isSupported())
    return { state: 'standalone' in navigator && !navigator.standalone ? 'install' : 'unsupported', id: null };
  const manager = await pushManager();
  if (!manager) return { state: 'unsupported', id: null };
  const subscription = await manager.getSubscription();
  return { state: states[Notification.permission], id: subscription && (await deviceIdOf(subscription.endpoint)) };
};

let known: PushHere | null = null;
const { notify, subscribe } = createListeners(() => {
  const read = () => void readPushHere().catch(() => undefined);
  read();
  // The person may have changed the permission in the settings of the browser.
  addEventListener('focus', read);
  // The service worker may be registered later than the screen is shown.
  if (isSupported()) void navigator.serviceWorker.ready.then(read);
  return () => removeEventListener('focus', read);
});

export const readPushHere = async (): Promise<void> => {
  known = await readHere();
  notify();
};

/** Null until the browser has answered. */
export const pushHere: Watched<PushHere | null> = { read: () => known, subscribe };
