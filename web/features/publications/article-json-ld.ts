import type { BlogPublication } from '#shared/contracts/publications.ts';
import { paths } from '../../paths.ts';

/** What schema.org knows of a publication: https://schema.org/Article */
export const articleJsonLd = (
  { slug, title, description, cover, published_at }: BlogPublication,
  { origin, language }: { origin: string; language: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  ...(cover && { image: new URL(cover, origin).href }),
  datePublished: published_at,
  inLanguage: language,
  author: { '@type': 'Organization', name: 'Smena' },
  publisher: { '@type': 'Organization', name: 'Smena' },
  mainEntityOfPage: new URL(paths.blogPublication(slug), origin).href,
});
