import { splitPostcode } from '#shared/domain/cart/postcode.ts';
import { sideOf } from '#shared/domain/roles.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import type { Store } from '../../../functions/data/stores/stores.ts';
import type { Dice } from './seed.ts';
import { stores } from './stores.ts';

type Address = NonNullable<Order['address']>;
type Recipient = Pick<
  Order,
  'fio' | 'phone' | 'email' | 'comment' | 'delivery_type' | 'address' | 'pickup_store' | 'received_at'
>;

/** Who takes goods over in a store. */
const shiftLeaders = [
  'Jitka Holubová',
  'Karel Strnad',
  'Renata Pokorná',
  'Miloš Kadlec',
  'Šárka Bártová',
  'Libor Vítek',
] as const;

const commentsOfStores = [
  'Závoz jen přes rampu, prosíme před otevřením.',
  'Zavolejte prosím půl hodiny předem.',
  'Fakturu pošlete na účtárnu, ne na prodejnu.',
  'Palety zpět, prosíme.',
  'Předejte vedoucí směny u informací.',
] as const;
const commentsOfPeople = [
  'Zvonek je vlevo od dveří.',
  'Prosím doručit po 16. hodině.',
  'Můžete nechat u sousedů v přízemí.',
  'Zvoňte dvakrát, zvonek špatně funguje.',
] as const;

const home = (street: string, building: string, place: string, flat: string): Address => ({
  ...splitPostcode(place),
  region: '',
  district: '',
  street,
  building,
  entrance: '',
  flat,
});
const homes = [
  home('Koněvova', '1107/54', '130 00 Praha 3', '14'),
  home('Jugoslávských partyzánů', '736/34', '160 00 Praha 6', '5'),
  home('Opatovská', '1753/10', '149 00 Praha 4', '62'),
  home('Lidická', '712/31', '602 00 Brno', '8'),
  home('Wellnerova', '301/18', '779 00 Olomouc', '3'),
  home('Nádražní', '942/120', '702 00 Ostrava', '21'),
  home('Masarykova', '455/27', '460 01 Liberec', ''),
  home('Slovanská', '1185/66', '326 00 Plzeň', '11'),
] as const;
const office = home('Jankovcova', '1603/47a', '170 00 Praha 7', '');

/** The address of a store, of “Na Pankráci 1727/86, 140 00 Praha 4”. */
const addressOf = ({ address }: Store): Address => {
  const { street, building, city } =
    /^(?<street>.+) (?<building>\S+), (?<city>\d{3} \d{2} .+)$/.exec(address)?.groups ?? {};
  if (!street || !building || !city) throw new Error(`The address ${address} has another form`);
  return home(street, building, city, '');
};

const storesFor = ({ company, store_ids }: Account): Store[] =>
  Object.values(stores).filter(
    (store) => store.company.id === company?.id && (store_ids.length === 0 || store_ids.includes(store.id)),
  );

const maybe = <T>(chance: Dice, share: number, choices: readonly [T, ...T[]]): T | null =>
  chance.roll() < share ? chance.pick(choices) : null;

/** Who receives an order of an account, and where. */
export const recipientOf = (account: Account, chance: Dice, { isDelivery }: { isDelivery: boolean }): Recipient => {
  const { fio, phone, email, roles } = account;
  const person = { fio, phone: phone ?? '', email, received_at: null };
  const [store, ...others] = storesFor(account);
  if (!store || !roles.some((role) => sideOf(role) === 'customer')) {
    const isManager = roles.includes('ROLE_MANAGER');
    return {
      ...person,
      delivery_type: 'delivery',
      pickup_store: null,
      address: isManager ? office : (homes[Number((phone ?? '').slice(-3)) % homes.length] ?? homes[0]),
      comment: maybe(chance, 0.25, commentsOfPeople) ?? '',
    };
  }
  const place = chance.pick([store, ...others]);
  const isPickup = place.pickup && chance.roll() < 0.25 && !isDelivery;
  return {
    ...person,
    ...(roles.includes('ROLE_BUYER') && { fio: chance.pick(shiftLeaders), phone: place.phone ?? person.phone }),
    delivery_type: isPickup ? 'pickup' : 'delivery',
    pickup_store: isPickup ? { id: place.id, name: place.name, address: place.address } : null,
    address: isPickup ? null : addressOf(place),
    comment: maybe(chance, 0.3, commentsOfStores) ?? '',
  };
};
