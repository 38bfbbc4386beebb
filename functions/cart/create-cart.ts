import { createCart } from '#shared/contracts/cart.ts';
import { mergeCarts } from '#shared/domain/cart/cart.ts';
import { Problem } from '#shared/domain/problem.ts';
import { cartWrite, changedCart, getCart, ofCart } from '../data/cart/carts.ts';
import { readOffers } from '../data/cart/offers.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { serve } from '../http/serve.ts';
import { toReplyCart } from './to-reply.ts';

export const handler = serve(createCart, async ({ actor, now, body: { items, other_company } }) => {
  const [cart, { offers }] = await Promise.all([
    getCart(actor, now),
    readOffers(items.map(({ product_id }) => product_id)),
  ]);
  const seller = items.map(({ product_id }) => offers.get(product_id)?.seller).find((one) => one !== undefined);
  const isOther = cart.company !== null && seller !== undefined && seller.id !== cart.company.id;
  if (isOther && other_company === undefined)
    throw new Problem('cart-other-company', { params: { company: cart.company?.name ?? '' } });
  if (isOther && other_company === 'keep') return { reply: { data: await toReplyCart(actor, cart), notes: [] } };
  const before = isOther ? { lines: [], company: null } : cart;
  const company = before.company ?? seller ?? null;
  const { lines, notes } = mergeCarts(before.lines, items, (id) => {
    const offer = offers.get(id);
    return offer?.company_id === company?.id ? offer : undefined;
  });
  const isChanged = cart.version === 0 || lines !== cart.lines;
  const after = isChanged ? changedCart(cart, { lines, company }, now) : cart;
  return {
    reply: { data: await toReplyCart(actor, after), notes },
    writes: isChanged
      ? [cartWrite(cart, after), ...(company && lines.length > 0 ? [activeCompanyCheck(company.id)] : [])]
      : [],
    retryOn: [ofCart, ofActiveCompany],
  };
});
