import { remember } from './remember.ts';

/**
 * Preferences of this device. Without a choice the operating system decides on the theme and the pointer type on the
 * density, and shortcuts of single characters are on.
 */
const choices = {
  theme: ['light', 'dark'],
  density: ['compact', 'default', 'touch'],
  shortcuts: ['off'],
  /** A conversation with support without the list beside it. */
  chat: ['wide'],
} as const;
export type Preference = keyof typeof choices;
export type Choice<P extends Preference> = (typeof choices)[P][number] | null;

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

export const storePreference = <P extends Preference>(preference: P, choice: Choice<P>): void => {
  if (choice) remember(key(preference), choice);
  else localStorage.removeItem(key(preference));
  apply(preference);
};
