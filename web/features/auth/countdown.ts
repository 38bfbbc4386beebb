import { useSyncExternalStore } from 'react';

const eachSecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / 1000);

/** Whole seconds until a time (ms since 1970); 0 once it has passed. */
export const useSecondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil(moment / 1000) - useSyncExternalStore(eachSecond, thisSecond));

export const timer = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
