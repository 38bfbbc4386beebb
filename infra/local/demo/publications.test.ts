import { expect, it } from 'vitest';
import { createPublication } from '#shared/contracts/publications.ts';
import { requireComplete } from '#shared/domain/publications/publication.ts';
import { publications } from './publications.ts';

it('the publications of the demo world are three that are complete, and a draft', () => {
  expect(publications.map(({ publication }) => publication.state)).toEqual([
    'published',
    'published',
    'published',
    'draft',
  ]);
  for (const { publication } of publications) {
    const { slug, titles, descriptions, texts } = publication;
    const fields = { slug, titles, descriptions, texts };
    expect(createPublication.body.parse(fields)).toEqual(fields);
    if (publication.state === 'published') requireComplete(publication);
  }
});
