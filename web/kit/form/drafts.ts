import { onClearCaches } from '../../api/load-me.ts';
import { createListeners, useStore } from '../../ui/store.ts';
import { setLoss } from './unsaved.ts';

let drafts = new Map<string, unknown>();
const { notify, subscribe } = createListeners();
const notifyListeners = () => {
  setLoss(
    'drafts',
    [...drafts.values()].some((value) => typeof value === 'string' && value.trim() !== '') ? 'draft' : null,
  );
  notify();
};
onClearCaches(() => {
  drafts = new Map();
  notifyListeners();
});

export const draftOf = <T>(name: string, empty: T): T => (drafts.has(name) ? (drafts.get(name) as T) : empty);
export const writeDraft = (name: string, value: unknown): void => {
  drafts.set(name, value);
  notifyListeners();
};

/**
 * Like useState, for input that is not sent yet: it stays when the user closes the form or opens another screen, until
 * a reload or a change of the account. If a text would be lost, the browser asks before the reload.
 */
export const useDraft = <T extends string | boolean>(name: string, empty: T): [T, (value: T) => void] => [
  useStore({ subscribe, read: () => draftOf(name, empty) }),
  (value) => writeDraft(name, value),
];
