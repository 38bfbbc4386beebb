import { useEffect } from 'react';
import { importOften } from '../ui/import-again.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

/** Sends the account's unsent entries while a signed-in layout is shown. Loaded after the first paint. */
export const useSending = (account: string): void => {
  useEffect(
    () =>
      startWhenLoaded(
        () => importOften(() => import('./keep-sending.ts')),
        ({ default: keepSending }) => keepSending(account),
      ),
    [account],
  );
};
