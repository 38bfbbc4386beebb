import { remember } from '../../ui/remember.ts';

const keyOf = (account: string) => `smena.order.${account}`;

/** The id of the order that an account placed last on this device: the hash of its cart. */
export const lastOrderOf = (account: string): string | null => localStorage.getItem(keyOf(account));
export const rememberOrder = (account: string, id: string): void => remember(keyOf(account), id);
