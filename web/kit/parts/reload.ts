import { ownAddress, paths } from '../../paths.ts';

/**
 * Loads the address as a new document, without "unsaved changes" prompts, because the in-memory state belongs to an
 * ended session.
 */
export const reload = (address: string): void => {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(ownAddress(address) ?? paths.root);
};

/** For a loader that has replaced the document: the old one shows nothing else meanwhile. */
export const untilUnload = new Promise<never>(() => {});
