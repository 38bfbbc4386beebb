import { createListeners, useStore } from './store.ts';
import { readPreference, storePreference } from './stored-preferences.ts';
import type { Choice, Preference } from './stored-preferences.ts';

const { notify, subscribe } = createListeners();

export const usePreference = <P extends Preference>(preference: P) => {
  const choice = useStore({ subscribe, read: () => readPreference(preference) }, null);
  const choose = (next: Choice<P>) => {
    storePreference(preference, next);
    notify();
  };
  return [choice, choose] as const;
};
