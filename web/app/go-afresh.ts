import { ownAddress, paths } from '../paths.ts';

/** Leaves by a load of its own: what the tab holds in mind belongs to a session that is over, and no form asks to stay. */
export const reload = (address: string): void => {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(ownAddress(address) ?? paths.root);
};
