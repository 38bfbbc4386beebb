import { lossesOfLeaving } from '../kit/form/unsaved.ts';
import { isServed } from '../ui/import-again.ts';
import { remember } from '../ui/remember.ts';

/** The key in the tab's storage. */
const key = 'smena.reloaded';

/**
 * Reloads the page after code or messages of it did not load, if the server has them and nothing entered would be lost.
 * Once per tab, because a new document may fail the same way.
 */
export const reloadOnce = async (error: unknown): Promise<void> => {
  if (sessionStorage.getItem(key) !== null || !(await isServed(error)) || lossesOfLeaving('page').length > 0) return;
  remember(key, 'yes', () => sessionStorage);
  // A full storage would not end the reloads.
  if (sessionStorage.getItem(key) !== null) location.reload();
};
