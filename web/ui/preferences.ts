import { useSyncExternalStore } from 'react';

/**
 * Preferences of this device. Without a choice the operating system decides on the theme and the pointer type on the
 * density, and shortcuts of single characters are on.
 */
const choices = {
  theme: ['light', 'dark'],
  density: ['compact', 'default', 'touch'],
  shortcuts: ['off'],
} as const;
type Preference = keyof typeof choices;
export type Choice<P extends Preference> = (typeof choices)[P][number] | null;

const listeners = new Set<() => void>();
const key = (preference: Preference) => `smena.${preference}`;

export const readPreference = <P extends Preference>(preference: P): Choice<P> =>
  choices[preference].find((choice) => choice === localStorage.getItem(key(preference))) ?? null;

const apply = (preference: Preference): void => {
  const choice = readPreference(preference);
  if (choice) document.documentElement.dataset[preference] = choice;
  else delete document.documentElement.dataset[preference];
};

export const applyPreferences = (): void => {
  apply('theme');
  apply('density');
  apply('shortcuts');
};

const choose = <P extends Preference>(preference: P, choice: Choice<P>): void => {
  if (choice) localStorage.setItem(key(preference), choice);
  else localStorage.removeItem(key(preference));
  apply(preference);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePreference = <P extends Preference>(preference: P) => {
  const choice = useSyncExternalStore(subscribe, () => readPreference(preference));
  return [choice, (next: Choice<P>) => choose(preference, next)] as const;
};
