import { expect, it } from 'vitest';
import { requireChangeable, requireComplete } from './publication.ts';

const texts = (text: string) => ({ cs: text, en: text, ru: text });
const whole = {
  slug: 'dpp-2026',
  state: 'published' as const,
  titles: texts('T'),
  descriptions: texts('D'),
  texts: texts('X'),
};

it('a publication is complete with everything in each language', () => {
  expect(() => requireComplete(whole)).not.toThrow();
  expect(() => requireComplete({ ...whole, descriptions: texts(''), texts: { cs: 'X', en: '', ru: 'X' } })).toThrow(
    expect.objectContaining({
      code: 'publication-incomplete',
      details: {
        fields: Object.fromEntries(
          ['descriptions.cs', 'descriptions.en', 'descriptions.ru', 'texts.en'].map((name) => [
            name,
            { key: 'required' },
          ]),
        ),
      },
    }),
  );
});

it('a published one keeps its address and stays complete, a draft changes in any way', () => {
  const draft = { ...whole, state: 'draft' as const };
  expect(() => requireChangeable(draft, { ...draft, slug: 'other', texts: texts('') })).not.toThrow();
  expect(() => requireChangeable(whole, { ...whole, texts: texts('Y') })).not.toThrow();
  expect(() => requireChangeable(whole, { ...whole, texts: texts('') })).toThrow('publication-incomplete');
  expect(() => requireChangeable(whole, { ...whole, slug: 'other' })).toThrow(
    expect.objectContaining({ details: { fields: { slug: { key: 'slug-published' } } } }),
  );
});
