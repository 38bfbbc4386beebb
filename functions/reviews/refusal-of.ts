import type { ReviewRefusal } from '#shared/contracts/reviews.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { openAccounts } from '../data/people/accounts.ts';
import type { Product } from '../data/products/products.ts';
import { hasBought } from '../data/reviews/purchases.ts';

/** Why an account may not review a product that is on sale. Null if it may. */
export const refusalOf = async (actor: Actor, { id, company_id }: Product): Promise<ReviewRefusal | null> => {
  const [ofLogin, isBought] = await Promise.all([openAccounts(actor.login_id), hasBought(actor, id)]);
  if (ofLogin.some(({ company }) => company?.id === company_id)) return 'review-own-product';
  return isBought ? null : 'review-not-bought';
};
