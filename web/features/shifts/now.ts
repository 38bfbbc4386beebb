import { useEffect, useState } from 'react';

/** The current time, updated every 30 s, so that late workers appear without a reload. */
export const useNow = (): string => {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
