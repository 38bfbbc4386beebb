import { useEffect } from 'react';
import { livePath } from '#shared/contracts/live.ts';
import { liveState } from '../api/live-state.ts';
import { importOften } from '../ui/import-again.ts';
import { startWhenLoaded } from './start-when-loaded.ts';

type Live = { default: (options: { account: string; address: string }) => () => void };

/** Keeps the account's connection for live updates while a signed-in layout is shown. Loaded after the first paint. */
export const useLiveUpdates = (account: string): void => {
  useEffect(() => startLive(account, () => importOften(() => import('../api/live.ts'))), [account]);
};

/** Screens poll until the code has loaded. Returns what ends the connection. */
export const startLive = (account: string, load: () => Promise<Live>): (() => void) => {
  const address = `${location.origin.replace('http', 'ws')}${livePath}`;
  const end = startWhenLoaded(
    load,
    ({ default: keepLive }) => keepLive({ account, address }),
    () => liveState.write('late'),
  );
  return () => {
    end();
    liveState.write('off');
  };
};
