import type { Address } from '#shared/contracts/cart.ts';
import { splitPostcode } from '#shared/domain/cart/postcode.ts';

export const emptyAddress: Address = {
  postcode: '',
  city: '',
  region: '',
  district: '',
  street: '',
  building: '',
  entrance: '',
  flat: '',
};

/** `Na Pankráci 1727/86` */
const streetAndNumber = /^(.+?)\s+(\d+[\p{L}\d/-]*)$/u;

/**
 * The address of a store, one line of free text such as `Na Pankráci 1727/86, 140 00 Praha 4`, in parts: the last part
 * is the city with its postcode, those between are the district. What has no such form is all in the street.
 */
export const addressOf = (text: string): Address => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = '', ...others] = parts;
  const [, street, building] = streetAndNumber.exec(first) ?? [];
  const city = others.at(-1);
  if (city === undefined || street === undefined || building === undefined) return { ...emptyAddress, street: text };
  return { ...emptyAddress, street, building, ...splitPostcode(city), district: others.slice(0, -1).join(', ') };
};
