/** Milliseconds without a scroll after which the page stands. */
const pause = 200;
let scrolled = -pause;
let listening = false;

/** Waits while anything is being scrolled, so that work of many milliseconds does not stop it. */
export const afterScrolling = async (): Promise<void> => {
  if (!listening) addEventListener('scroll', () => (scrolled = performance.now()), { capture: true, passive: true });
  listening = true;
  for (let rest = left(); rest > 0; rest = left()) await new Promise((resolve) => setTimeout(resolve, rest));
};

const left = () => scrolled + pause - performance.now();
