/** Milliseconds before the code is loaded again. */
const pauses = { first: 5000, longest: 60_000 };

/**
 * Starts what a layout does in the background, once its code has loaded: a failure is tried again. Returns what ends
 * it.
 */
export const startWhenLoaded = <M>(
  load: () => Promise<M>,
  start: (module: M) => () => void,
  onFailure: () => void = () => {},
): (() => void) => {
  let end: (() => void) | undefined;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryToLoad = (pause: number) =>
    load().then(
      (module) => {
        if (!isOver) end = start(module);
      },
      () => {
        if (isOver) return;
        onFailure();
        timer = setTimeout(() => void tryToLoad(Math.min(2 * pause, pauses.longest)), pause);
      },
    );
  void tryToLoad(pauses.first);
  return () => {
    isOver = true;
    clearTimeout(timer);
    end?.();
  };
};
