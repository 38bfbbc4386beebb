import { remember } from '../../ui/remember.ts';
import { createListeners, useStore } from '../../ui/store.ts';
import { addCompared, type Compared, parseCompared, removeCompared } from './compared.ts';

/** In this tab. */
const key = 'smena.compare';
const { notify, subscribe } = createListeners();
const stored = { read: () => sessionStorage.getItem(key), subscribe };

/** The products that are chosen to be compared, and what changes them. */
export const useCompared = () => {
  const compared = parseCompared(useStore(stored, null));
  const change = (next: readonly Compared[]) => {
    remember(key, JSON.stringify(next), () => sessionStorage);
    notify();
  };
  return {
    compared,
    add: (product: Compared) => change(addCompared(compared, product)),
    remove: (id: string) => change(removeCompared(compared, id)),
    clear: () => change([]),
  };
};
