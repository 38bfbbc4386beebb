import { createStore } from './store.ts';

/** An event that browsers of one family have, so TypeScript does not know it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install the app; null where there is none. */
export const installPrompt = createStore<InstallPrompt | null>(null);

/** Keeps the offer for a button, because the browser makes it once, often before the app has started. */
export const keepInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.write(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => installPrompt.write(null));
};
