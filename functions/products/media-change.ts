import type { AuditAction } from '#shared/domain/audit/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getMedia, type Media, mediaWrite, ofMedia } from '../data/products/media.ts';
import { getProduct } from '../data/products/products.ts';
import { toReplyMedia } from '../data/products/to-reply-media.ts';
import type { Write } from '../data/table.ts';
import { productAuditWrite } from './product-audit-write.ts';

type Request = { actor: Actor; params: { id: string }; now: string };
type Change = { media: Omit<Media, 'product_id' | 'version'>; writes?: Write[] };

/**
 * Decides on a change of the photos and files of a product. One that meets another is decided again, so that several
 * may be added at once. `main_photo_id` is the first photo's where the changed ones have no such photo.
 */
export const mediaChange = async (
  action: AuditAction,
  request: Request,
  change: (before: Media) => Change | Promise<Change>,
) => {
  const product = await getProduct(request.actor, request.params.id);
  const before = await getMedia(product.id);
  const { media, writes = [] } = await change(before);
  const main = media.photos.find(({ id }) => id === media.main_photo_id) ?? media.photos[0];
  const after = { ...before, ...media, main_photo_id: main?.id ?? null, version: before.version + 1 };
  return {
    reply: { data: toReplyMedia(after) },
    writes: [mediaWrite(before, after), ...writes, await productAuditWrite(action, request, product)],
    retryOn: [ofMedia],
  };
};
