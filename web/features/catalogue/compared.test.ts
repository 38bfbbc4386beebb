import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { addCompared, type Compared, parametersOf, parseCompared, readCompared, removeCompared } from './compared.ts';

const compared = (id: string) => ({ id, name: id, photo: null });
const idsOf = (products: readonly Compared[]) => products.map(({ id }) => id);
const choose = (...ids: string[]) => ids.reduce<Compared[]>((before, id) => addCompared(before, compared(id)), []);

describe('the products to compare', () => {
  it('are at most four, each once', () => {
    expect(idsOf(choose('a', 'b', 'a', 'c'))).toEqual(['b', 'a', 'c']);
    expect(idsOf(choose('a', 'b', 'c', 'd', 'e'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('can be removed', () => {
    expect(idsOf(removeCompared(choose('a', 'b'), 'a'))).toEqual(['b']);
  });

  it('are kept in the tab', () => {
    expect(parseCompared(JSON.stringify(choose('a', 'b')))).toEqual(choose('a', 'b'));
  });

  it.each([null, '', 'no JSON', '{}', '[{"id":1}]'])('are none in %j', (text) => {
    expect(parseCompared(text)).toEqual([]);
  });
});

it.each([
  [paths.compare(['a', 'b/c &']), ['a', 'b/c &']],
  [paths.compare([]), []],
  ['?id=a&id=&id=a&id=b&id=c&id=d&id=e', ['a', 'b', 'c', 'd']],
])('the address %s has the products %j', (address, ids) => {
  expect(readCompared(new URL(address, 'https://smena.invalid').searchParams)).toEqual(ids);
});

it('parameters are in the order of the products, each once', () => {
  const product = (...ids: string[]) => ({
    values: ids.map((id) => ({
      parameter_id: id,
      name: `the ${id}`,
      kind: 'text' as const,
      unit: null,
      texts: [],
      number: null,
    })),
  });
  expect(parametersOf([product('colour', 'size'), product('norm', 'colour')])).toEqual([
    ['colour', 'the colour'],
    ['size', 'the size'],
    ['norm', 'the norm'],
  ]);
});
