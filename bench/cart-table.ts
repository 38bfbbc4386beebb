import { companyWrites } from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import type { Account } from '../functions/data/people/accounts.ts';
import { accountInserted } from '../functions/data/people/accounts.ts';
import { newAccount } from '../functions/data/people/new-account.ts';
import { stockWrite } from '../functions/data/products/stock.ts';
import { documentAt } from './catalogue-products.ts';
import { catalogueTable } from './catalogue-table.ts';
import { itemsPut } from './many-people.ts';

export const cartProducts = 5000;
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

/** Numbers of products of one company of which enough are in stock. */
export const sameSeller = (count: number): number[] => {
  const { company_id } = documentAt(0);
  const all = Array.from({ length: cartProducts }, (_, n) => n);
  return all.filter((n) => documentAt(n).company_id === company_id && documentAt(n).available > 10).slice(0, count);
};

/** A table with products, of which a million pieces are in stock, and accounts that buy. */
export const cartTable = (accounts: number) =>
  catalogueTable(cartProducts, '', [
    ...itemsPut(companyWrites(customer)),
    ...Array.from({ length: accounts }, (_, n) => itemsPut(accountInserted(buyerAt(n)))).flat(),
    ...itemsPut(
      sameSeller(cartProducts).map((n) =>
        stockWrite({ product_id: documentAt(n).id, available: 1_000_000, reserved: 0, version: 1 }),
      ),
    ),
  ]);
