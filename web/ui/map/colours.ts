import { createListeners, useStore } from '../store.ts';

const tokens = [
  'canvas',
  'surface',
  'surface-sunken',
  'line',
  'line-strong',
  'text',
  'text-2',
  'text-3',
  'primary',
  'on-primary',
] as const;
/** The colours of the theme that a map uses, as `rgb()`: MapLibre reads no `oklch()`. */
export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

const read = (): Colours => {
  const probe = document.body.appendChild(document.createElement('span'));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgb = (token: string): string => {
    probe.style.color = `var(--${token})`;
    if (!canvas) return 'rgb(128 128 128)';
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colours = Object.fromEntries(tokens.map((token) => [token, rgb(token)])) as Colours;
  probe.remove();
  return colours;
};

let current: Colours | undefined;
const watched = {
  read: (): Colours => (current ??= read()),
  ...createListeners((notify) => {
    const changed = () => {
      current = undefined;
      notify();
    };
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', changed);
    return () => {
      // Nobody watches the theme now, so the colours may be out of date next time.
      current = undefined;
      observer.disconnect();
      dark.removeEventListener('change', changed);
    };
  }),
};

/** The colours of the present theme; new ones when it changes. */
export const useColours = (): Colours => useStore(watched);
