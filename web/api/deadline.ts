/** Milliseconds for one exchange with Cognito or a file of the app's own. */
const patience = 30_000;

/** A signal that is aborted after some milliseconds, unless it is cleared before. */
export const startDeadline = (milliseconds: number) => {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = setTimeout(late, milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
};

/** Stops waiting for a promise that cannot be canceled itself when the signal is aborted. */
export const until = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** The promise, or a TimeoutError when it takes too long. */
export const inTime = <T>(promise: Promise<T>): Promise<T> => {
  const { signal, clear } = startDeadline(patience);
  return until(signal, promise).finally(clear);
};
