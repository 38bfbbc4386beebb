import { paths } from '../../paths.ts';

/**
 * Input and uploads are lost with their screen. Drafts, such as comments that are being written, stay in memory until
 * the account is left or the page is closed. What is unsent stays on the device, but is sent from its account only.
 */
export type Loss = 'input' | 'upload' | 'draft' | 'unsent';

/**
 * The present losses. The key is the form or the upload; all drafts have one key, and the unsent entries another. `param` is
 * the search parameter that decides which record a form shows, or several with spaces between them.
 */
const losses = new Map<unknown, { loss: Loss; param: string | undefined }>();

/** Null when leaving loses nothing. */
export const setLoss = (key: unknown, loss: Loss | null, param?: string): void => {
  if (loss) losses.set(key, { loss, param });
  else losses.delete(key);
};

const lostWith: Record<'screen' | 'page' | 'account', readonly Loss[]> = {
  screen: ['input', 'upload'],
  page: ['input', 'upload', 'draft'],
  account: ['input', 'upload', 'draft', 'unsent'],
};

/** What is lost with the screen, with the page (a reload), or with the account; the last one first. */
export const lossesOfLeaving = (left: keyof typeof lostWith): Loss[] =>
  [...losses.values()]
    .map(({ loss }) => loss)
    .filter((loss) => lostWith[left].includes(loss))
    .toReversed();

type Address = { pathname: string; search: string };
/** What is lost on the way to another address. Most changes of the search parameters stay on the screen. */
export const lossesOfGoing = (from: Address, to: Address): Loss[] => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  if (to.pathname !== from.pathname) return lossesOfLeaving(to.pathname === paths.signOut ? 'account' : 'screen');
  const isLeft = (param = '') => param.split(' ').some((name) => before.get(name) !== after.get(name));
  return [...losses.values()].filter(({ param }) => isLeft(param)).map(({ loss }) => loss);
};

/** Lets the browser ask before a reload or a closed tab loses unsaved input. */
export const askBeforeUnload = (): void =>
  addEventListener('beforeunload', (event) => {
    if (lossesOfLeaving('page').length > 0) event.preventDefault();
  });
