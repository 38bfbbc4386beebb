import { expect, it } from 'vitest';
import { articleJsonLd } from './article-json-ld.ts';

it('an article has absolute addresses, and no picture without a cover', () => {
  const publication = {
    slug: 'dpp-2026',
    title: 'DPP',
    description: 'What changes.',
    text: '',
    cover: '/files/publication-cover/x/large.jpg',
    published_at: '2026-06-01T08:00:00.000Z',
  };
  const place = { origin: 'https://smena.example', language: 'cs' };
  expect(articleJsonLd(publication, place)).toMatchObject({
    '@type': 'Article',
    headline: 'DPP',
    image: 'https://smena.example/files/publication-cover/x/large.jpg',
    datePublished: '2026-06-01T08:00:00.000Z',
    inLanguage: 'cs',
    mainEntityOfPage: 'https://smena.example/blog/dpp-2026',
  });
  expect(articleJsonLd({ ...publication, cover: null }, place)).not.toHaveProperty('image');
});
