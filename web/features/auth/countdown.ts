import { useNow } from '../../ui/now.ts';

/** Whole seconds until a time (ms since 1970); 0 once it has passed. */
export const useSecondsUntil = (moment: number): number =>
  Math.max(0, Math.ceil((moment - Date.parse(useNow(1000))) / 1000));

export const timer = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
