import type { SavedAddress } from '#shared/contracts/cart.ts';
import { cartLimits } from '#shared/domain/cart/limits.ts';

/** The saved addresses with one more, the last one first; the same place and person are kept once. */
export const withAddress = (saved: readonly SavedAddress[], added: SavedAddress): SavedAddress[] =>
  [added, ...saved.filter((one) => placeOf(one) !== placeOf(added))].slice(0, cartLimits.addresses);

const placeOf = ({
  postcode,
  city,
  region,
  district,
  street,
  building,
  entrance,
  flat,
  fio,
  phone,
}: SavedAddress): string =>
  JSON.stringify([postcode, city, region, district, street, building, entrance, flat, fio, phone]);

/** `Na Pankráci 1618/30, Praha 4` */
export const addressName = ({ street, building, city }: Pick<SavedAddress, 'street' | 'building' | 'city'>): string =>
  `${[street, building].filter(Boolean).join(' ')}, ${city}`.slice(0, 60);
