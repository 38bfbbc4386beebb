import { randomUUID } from 'node:crypto';
import { createProduct } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productAudit } from '#shared/domain/products/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';
import { companyIsActive, ofActiveCompany } from '../data/companies/require-active.ts';
import { priceWrite } from '../data/products/prices.ts';
import { productRefusals, productWrites } from '../data/products/products.ts';
import { stockInserted } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';
import { checkProduct, ofReferences, cleaned } from './check-product.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(createProduct, async (request) => {
  const { company_id, stock, ...fields } = request.body;
  const { actor, now } = request;
  const seller = await sellerFor(actor, company_id);
  const product = cleaned({
    ...fields,
    id: randomUUID(),
    version: 1,
    company_id: seller,
    created_at: now,
  });
  const price = { at: now, price: product.price };
  const [references, entry, data] = await Promise.all([
    checkProduct(product, product),
    auditEntryOf('product-created', request, product, changesOf(productAudit, null, product)),
    toReplyProduct(product, request, {
      stock: { product_id: product.id, available: stock, reserved: 0, version: 1 },
      prices: [price],
    }),
  ]);
  return {
    reply: { data },
    writes: [
      companyIsActive(seller),
      ...references,
      ...productWrites(undefined, product),
      ...stockInserted(product.id, stock, { at: now, by: { id: actor.id, fio: actor.fio }, reason: 'correction' }),
      priceWrite(product.id, price),
      entry,
    ],
    refusals: productRefusals(product),
    retryOn: [ofActiveCompany, ...ofReferences],
  };
});

/** The performer company whose product it is: the actor's own, or the one that the platform names. */
const sellerFor = async ({ company, role }: Actor, named: string | undefined): Promise<string> => {
  const ofPlatform = role !== 'ROLE_VENDOR';
  if (ofPlatform && named === undefined)
    throw new Problem('invalid-input', { fields: { company_id: { key: 'required' } } });
  const id = named ?? company?.id ?? '';
  const seller = ofPlatform || id === company?.id ? await getCompany(id) : undefined;
  if (seller?.role !== 'vendor') throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (!seller.active) throw new Problem('company-inactive', { params: { company: seller.name } });
  return seller.id;
};
