import { addMinutes } from '#shared/domain/instants.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Cart } from '../../../functions/data/cart/carts.ts';
import { companies, type CompanyKey, companyReference } from './companies.ts';
import { accounts, actors } from './people.ts';
import { productsAt } from './products.ts';
import { dice } from './seed.ts';

type Row = { email: string; role: string; seller: CompanyKey; products: number; hours: number };
/** `hours` since the last change; a day or more is an abandoned cart. */
const rows: readonly Row[] = [
  { email: 'buyer', role: 'ROLE_BUYER', seller: 'personalPlus', products: 3, hours: 2 },
  { email: 'buyer-manager', role: 'ROLE_BUYER_MANAGER', seller: 'personalPlus', products: 2, hours: 75 },
  { email: 'multi', role: 'ROLE_BUYER', seller: 'hanackeZasoby', products: 4, hours: 124 },
  { email: 'pavel.sedlak', role: 'ROLE_BUYER', seller: 'personalPlus', products: 5, hours: 219 },
  { email: 'ivana.kalinova', role: 'ROLE_BUYER', seller: 'moravaStaff', products: 2, hours: 341 },
  { email: 'oksana.kovalenko', role: 'ROLE_VENDOR_STAFF', seller: 'personalPlus', products: 1, hours: 508 },
];

type Changes = Pick<Cart, 'company' | 'lines' | 'fio' | 'phone' | 'email'>;

/** What is in the cart of the demo buyer, and in five that are abandoned. `at` is when it was put there. */
export const cartsAt = (now: string): { actor: Actor; at: string; changes: Changes }[] => {
  const products = productsAt(now);
  return rows.map(({ email, role, seller, products: count, hours }) => {
    const account = accounts.find(
      (one) => one.email === `${email}@smena.test` && one.roles.some((own) => own === role),
    );
    const actor = actors.find(({ id }) => id === account?.id);
    if (!account || !actor) throw new Error(`The demo has no account ${email}`);
    const at = addMinutes(now, -60 * hours);
    const { roll, between } = dice(`cart ${email}`);
    const offered = products
      .filter(
        ({ product, stock }) =>
          product.company_id === companies[seller].id && product.active && product.created_at < at && stock >= 6,
      )
      .map((one) => ({ ...one, place: roll() }))
      .toSorted((one, other) => one.place - other.place);
    const lines = offered
      .slice(0, count)
      .map(({ product: { id, name, price } }) => ({ product_id: id, name, price, count: Math.floor(between(1, 5)) }));
    const { fio, phone } = account;
    return { actor, at, changes: { company: companyReference(seller), lines, fio, phone, email: account.email } };
  });
};
