import { useEffect, useState } from 'react';

/**
 * The current time, ISO 8601 UTC, updated every so many milliseconds: by default so that late workers appear without a
 * reload.
 */
export const useNow = (every = 30_000): string => {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
