/** Milliseconds for one exchange with Cognito or the download of a static file. */
const longestExchange = 30_000;

/** A signal that aborts after the given milliseconds, unless cleared before. */
export const startDeadline = (milliseconds: number) => {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(expire, milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
};

/** Stops waiting for a promise that is not cancelable when the signal aborts. */
export const until = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Resolves as the promise, or rejects with a TimeoutError. */
export const inTime = <T>(promise: Promise<T>): Promise<T> => {
  const { signal, clear } = startDeadline(longestExchange);
  return until(signal, promise).finally(clear);
};
