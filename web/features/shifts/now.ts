import { useNow as useNowEvery } from '../../ui/now.ts';

/** The current time, updated every 30 s, so that late workers appear without a reload. */
export const useNow = (): string => useNowEvery(30_000);
