import { createListeners, useStore } from './store.ts';
import { type Choice, type Preference, readPreference, storePreference } from './stored-preferences.ts';

const { notify, subscribe } = createListeners();

export const usePreference = <P extends Preference>(preference: P) => {
  const choice = useStore({ subscribe, read: () => readPreference(preference) }, null);
  const choose = (next: Choice<P>) => {
    storePreference(preference, next);
    notify();
  };
  return [choice, choose] as const;
};
