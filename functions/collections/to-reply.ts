import type * as z from 'zod/mini';
import type { Collection as WireCollection } from '#shared/contracts/collections.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import type { Collection } from '../data/collections/collections.ts';
import { nameIn } from '../http/translate.ts';

export const toReplyCollection = (collection: Collection, locale: Locale): z.input<typeof WireCollection> => ({
  ...collection,
  name: nameIn(locale, collection.names),
  cover: collection.cover_id && squarePath('collection-cover', collection.cover_id, 'small'),
});
