import { companyWrites } from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import { type Account, accountInsertionWrites } from '../functions/data/people/accounts.ts';
import { newAccount } from '../functions/data/people/new-account.ts';
import { stockWrite } from '../functions/data/products/stock.ts';
import { documentAt } from './catalogue-products.ts';
import { catalogueTable } from './catalogue-table.ts';
import { itemsPut } from './many-people.ts';

export const cartProducts = 10_000;
const created_at = '2024-01-01T00:00:00.000Z';
const customer = newCompany({ id: 'customer', name: 'Customer', role: 'customer', inn: 'customer', created_at });

/** The nth account that buys. */
export const buyerAt = (n: number): Account =>
  newAccount({
    id: `buyer-${n}`,
    login_id: `buyer-${n}`,
    fio: `Buyer ${n}`,
    role: 'ROLE_BUYER',
    company: { id: customer.id, name: customer.name },
    created_at,
  });

const inStock = (n: number) => documentAt(n).company_id === documentAt(0).company_id && documentAt(n).available > 10;
const sold = Array.from({ length: cartProducts }, (_, n) => n).filter(inStock);

/** Numbers of products of one company of which enough are in stock. Throws if it has fewer. */
export const sameSeller = (count: number): number[] => {
  if (sold.length < count) throw new Error(`The company has ${sold.length} products in stock, not ${count}`);
  return sold.slice(0, count);
};

/** A table with products, of which a million pieces are in stock, and accounts that buy. */
export const cartTable = (accounts: number) =>
  catalogueTable(cartProducts, '', [
    ...itemsPut(companyWrites(customer)),
    ...Array.from({ length: accounts }, (_, n) => itemsPut(accountInsertionWrites(buyerAt(n)))).flat(),
    ...itemsPut(
      sold.map((n) => stockWrite({ product_id: documentAt(n).id, available: 1_000_000, reserved: 0, version: 1 })),
    ),
  ]);
