import { vi } from 'vitest';

const bytesOf = (key: string): ArrayBuffer => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/**
 * A browser with push messages, as the globals of the test: its service worker, its permission, and a push service that
 * gives each subscription another address. They end with `vi.unstubAllGlobals`.
 */
export const stubPushBrowser = ({ registered = true, permission = 'default' as NotificationPermission } = {}) => {
  let count = 0;
  let current: PushSubscription | null = null;
  const subscriptionWith = (key: string): PushSubscription => {
    const endpoint = `https://push.example/${++count}`;
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    const subscription: PushSubscription = {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        if (current === subscription) current = null;
        return true;
      },
    };
    return subscription;
  };
  const manager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      (current ??= subscriptionWith(applicationServerKey)),
  };
  const answers = { permission, next: 'granted' as NotificationPermission };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return answers.permission;
    },
    requestPermission: async () => (answers.permission = answers.next),
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    serviceWorker: {
      getRegistration: async () => (registered ? {} : undefined),
      ready: registered ? Promise.resolve({ pushManager: manager }) : new Promise(() => {}),
    },
  });
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return {
    endpoint: () => current?.endpoint ?? null,
    /** What the person will answer to the browser's question. */
    answerWith: (next: NotificationPermission) => (answers.next = next),
    /** The push service replaces the subscription. */
    replace: (key: string) => (current = subscriptionWith(key)),
  };
};
