import { expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

it.each([
  ['Dohody v roce 2026: co se mění?', 'dohody-v-roce-2026-co-se-meni'],
  ['  How check-in works  ', 'how-check-in-works'],
  ['Щедрый вечер, объявление и ёлка', 'shchedryi-vecher-obyavlenie-i-elka'],
  ['Weiß & Øre', 'weiss-ore'],
  ['?!', ''],
])('the title “%s” suggests “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a suggested slug ends with a whole word, and is at most 80 characters long', () => {
  expect(slugOf(`${'slovo '.repeat(13)}delsi`)).toBe(`${'slovo-'.repeat(12)}slovo`);
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80));
});

it.each([
  ['dpp-2026', true],
  ['abc', true],
  ['DPP', false],
  ['a--b', false],
  ['-ab', false],
  ['ab-', false],
  ['a/b', false],
  ['čas', false],
  // The address of the list.
  ['list', false],
])('“%s” is a slug: %s', (text, is) => {
  expect(isSlug(text)).toBe(is);
});
