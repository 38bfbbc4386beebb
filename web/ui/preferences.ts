import { useSyncExternalStore } from 'react';

/** Theme and density of this device. Without a choice the operating system and the pointer type decide. */
const choices = {
  theme: ['light', 'dark'],
  density: ['compact', 'default', 'touch'],
} as const;
type Preference = keyof typeof choices;
export type Choice<P extends Preference> = (typeof choices)[P][number] | null;

const listeners = new Set<() => void>();
const key = (preference: Preference) => `smena.${preference}`;

const read = <P extends Preference>(preference: P): Choice<P> =>
  choices[preference].find((choice) => choice === localStorage.getItem(key(preference))) ?? null;

const apply = (preference: Preference): void => {
  const choice = read(preference);
  if (choice) document.documentElement.dataset[preference] = choice;
  else delete document.documentElement.dataset[preference];
};

export const applyPreferences = (): void => {
  apply('theme');
  apply('density');
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
  const choice = useSyncExternalStore(subscribe, () => read(preference));
  return [choice, (next: Choice<P>) => choose(preference, next)] as const;
};
