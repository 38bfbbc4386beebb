import { describe, expect, it } from 'vitest';
import { documentOf, fileOf, languageOf } from './public-pages.ts';

describe('the document of an address', () => {
  it.each([
    ['/', {}, 'sign-in'],
    ['/auth/main', {}, 'sign-in'],
    ['/auth/main', { to: '/shifts/list', utm_source: 'letter', lang: 'ru' }, 'sign-in'],
    ['/auth/main', { step: 'registration' }, 'registration'],
    ['/products/catalog', {}, 'catalogue'],
    ['/products/catalog/0198', { utm_source: 'letter' }, 'catalogue'],
    ['/products/view/0198', {}, 'product'],
    ['/stores/view/0198', {}, 'store'],
    ['/blog', {}, 'blog'],
    ['/blog/dpp-2026', { lang: 'ru' }, 'publication'],
    ['/documents/legacy', {}, 'legacy'],
    ['/documents/privacy', {}, 'privacy'],
  ])('%s %o is a public page', (path, query, page) => {
    expect(documentOf(path, query)).toBe(page);
  });

  it.each([
    ['another step', '/auth/main', { step: 'enter-code' }],
    ['a message above the form', '/auth/main', { saved: '' }],
    ['another tab', '/documents/legacy', { tab: 'refund_policy' }],
    ['a filter or another page', '/products/catalog', { page: '2' }],
    ['another page of the blog', '/blog', { page: '2' }],
    ['the former address of the catalogue', '/catalogue', {}],
    ['a page for signed-in people', '/shifts/list', {}],
    ['a longer path', '/stores/view/0198/edit', {}],
    ['a manual, which is not public', '/documents/customer', {}],
  ])('is the empty frame for %s', (_, path, query) => {
    expect(documentOf(path, query)).toBe('app');
  });
});

describe('the language of a document', () => {
  it.each([
    [{ requested: 'en', stored: 'ru', accepted: 'cs' }, 'en'],
    [{ requested: 'xx', stored: 'ru', accepted: 'cs' }, 'ru'],
    [{ requested: undefined, stored: undefined, accepted: 'de-DE, RU;q=0.8, en' }, 'ru'],
    [{ requested: undefined, stored: 'de', accepted: undefined }, 'cs'],
  ])('of %o is %s', (preferences, language) => {
    expect(languageOf(preferences)).toBe(language);
  });
});

it('a file is served as it is', () => {
  expect(fileOf('/assets/index-1a.js', { lang: 'ru' }, { stored: 'ru', accepted: 'ru' })).toBe('/assets/index-1a.js');
});
