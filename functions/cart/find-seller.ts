import type { Cart } from '../data/cart/carts.ts';
import { getCompany } from '../data/companies/companies.ts';

/** The company of an offered product. Null if it is not active: then nothing of it is on sale. */
export const findSeller = async (companyId: string): Promise<Cart['company']> => {
  const company = await getCompany(companyId);
  return company?.active ? { id: company.id, name: company.name } : null;
};
