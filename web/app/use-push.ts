import { useEffect } from 'react';
import { sentPush } from '../domain/notifications/sent-push.ts';
import { importOften } from '../ui/import-again.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

/** Keeps the push messages of this browser working. Loaded after the first paint, if they were turned on here. */
export const usePush = (): void => {
  useEffect(() => {
    if (!sentPush()) return undefined;
    return startWhenLoaded(
      () => importOften(() => import('../domain/notifications/push.ts'), 'keepPush'),
      ({ keepPush }) => {
        // After a failure the next start tries again.
        void keepPush().catch(() => undefined);
        return () => {};
      },
    );
  }, []);
};
