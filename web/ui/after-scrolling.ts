/** Milliseconds without a scroll event after which scrolling counts as ended. */
const scrollEnd = 200;
let scrolled = -scrollEnd;
let listening = false;

/** Waits until scrolling has ended, so that long tasks do not make it stutter. */
export const afterScrolling = async (): Promise<void> => {
  if (!listening) addEventListener('scroll', () => (scrolled = performance.now()), { capture: true, passive: true });
  listening = true;
  for (let rest = left(); rest > 0; rest = left()) await new Promise((resolve) => setTimeout(resolve, rest));
};

const left = () => scrolled + scrollEnd - performance.now();
