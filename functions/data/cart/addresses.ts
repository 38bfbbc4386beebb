import type * as z from 'zod/mini';
import { SavedAddresses } from '#shared/contracts/cart.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';
import { withPostcode } from './address-with-postcode.ts';

/** Of an account. */
export const addressesKey = recordKeyOf('ADDRESSES');
type Addresses = z.infer<typeof SavedAddresses>;
const savedAddresses = entity('addresses', SavedAddresses, [
  (old) => ({ ...old, addresses: (old['addresses'] as { city: string }[]).map(withPostcode) }),
]);

/** Strongly consistent. */
export const getAddresses = async (accountId: string): Promise<Addresses> => {
  const item = await get(addressesKey(accountId));
  return item ? savedAddresses.read(item) : { version: 0, addresses: [] };
};

/** Fails as part `addresses` if they were changed since the version before. */
export const addressesWrite = (accountId: string, after: Addresses): Write => ({
  part: 'addresses',
  put: { ...addressesKey(accountId), ...savedAddresses.store(after) },
  if: after.version === 1 ? ifNotExists : atVersion(after.version - 1),
});
