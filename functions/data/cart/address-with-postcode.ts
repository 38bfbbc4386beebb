import { splitPostcode } from '#shared/domain/cart/postcode.ts';
import type { Migration } from '../entity.ts';

/** An address of before there were postcodes: that of its city, or an empty one. */
export const withPostcode = <Address extends { city: string }>(address: Address) => ({
  ...address,
  ...splitPostcode(address.city),
});

/** The migration of a record with such an address. */
export const addressWithPostcode: Migration = (old) => {
  const address = old['address'] as { city: string } | null;
  return { ...old, address: address && withPostcode(address) };
};
