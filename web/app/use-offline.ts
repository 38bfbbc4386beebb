import { useEffect } from 'react';
import { importOften } from '../ui/import-again.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

/** Registers the service worker of the built app while a signed-in layout is shown. Loaded after the first paint. */
export const useOffline = (): void => {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    return startWhenLoaded(
      () => importOften(() => import('./keep-offline.ts')),
      ({ default: keepOffline }) => keepOffline(),
    );
  }, []);
};
