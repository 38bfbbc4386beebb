import { useEffect, useState } from 'react';

/** What is asked once, without the queries of the signed-in pages: `undefined` until it answers; again with `retry`. */
export const useAnswer = <T>(ask: () => Promise<T>): { data?: T; error?: unknown; retry: () => void } => {
  const [answer, setAnswer] = useState<{ data?: T; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
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
  }, [first, attempt]);
  return {
    ...answer,
    retry: () => {
      setAnswer({});
      setAttempt(attempt + 1);
    },
  };
};
