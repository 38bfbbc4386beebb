import { useEffect, useState } from 'react';

/** A single request without the query client of the signed-in pages: `undefined` while loading; `retry` repeats it. */
export const useRequest = <T>(ask: () => Promise<T>): { data?: T; error?: unknown; retry: () => void } => {
  const [answer, setAnswer] = useState<{ data?: T; error?: unknown }>({});
  const [tries, setTries] = useState(0);
  const [first] = useState(() => ask);
  useEffect(() => {
    let current = true;
    first().then(
      (data) => current && setAnswer({ data }),
      (error: unknown) => current && setAnswer({ error }),
    );
    return () => {
      current = false;
    };
  }, [first, tries]);
  return {
    ...answer,
    retry: () => {
      setAnswer({});
      setTries(tries + 1);
    },
  };
};
