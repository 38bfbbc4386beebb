import type { Locale } from '#shared/contracts/fields.ts';
import type { BlogPublication, Publication as WirePublication } from '#shared/contracts/publications.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import type { Publication } from '../data/publications/publications.ts';
import { nameIn } from '../http/translate.ts';

/** For those who write it. */
export const toReplyPublication = (publication: Publication, locale: Locale): WirePublication => ({
  ...publication,
  title: nameIn(locale, publication.titles),
  cover: publication.cover_id && squarePath('publication-cover', publication.cover_id, 'small'),
});

/** For everybody, in their language. */
export const toReplyPublished = (
  { slug, titles, descriptions, texts, cover_id, published_at }: Publication & { published_at: string },
  locale: Locale,
): BlogPublication => ({
  slug,
  title: nameIn(locale, titles),
  description: nameIn(locale, descriptions),
  text: nameIn(locale, texts),
  cover: cover_id && squarePath('publication-cover', cover_id, 'large'),
  published_at,
});
