import { useSyncExternalStore } from 'react';

const eachSecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / 1000);

/** The whole seconds until a moment (ms), 0 once it is past. */
export const useSecondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil(moment / 1000) - useSyncExternalStore(eachSecond, thisSecond));

/** `0:48` */
export const timer = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
