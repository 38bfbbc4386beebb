import type { Write } from '../table.ts';
import { addressesKey } from './addresses.ts';
import { cartKey } from './carts.ts';
import { remindersKey } from './reminders.ts';

/** The writes that remove what a closed account kept for its next order. Its orders stay. */
export const cartDataRemovalWrites = (accountId: string): Write[] =>
  [cartKey, addressesKey, remindersKey].map((keyOf) => ({ part: 'cart-data', remove: keyOf(accountId) }));
