import { expect, it } from 'vitest';
import { parseSeen, type Seen, seenWith } from './seen.ts';

const seen = (id: string) => ({ id, name: id, price: 100, vat_included: true, photo: null });

it('remembers the last eight products, the last one first and each once', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b'];
  const all = ids.reduce<Seen[]>((before, id) => seenWith(before, seen(id)).all, []);
  expect(all.map(({ id }) => id)).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  expect(seenWith(all, seen('b')).others).toHaveLength(7);
});

it.each([null, '', 'no JSON', '{}', '[{"id":1}]'])('has no products of %j', (text) => {
  expect(parseSeen(text)).toEqual([]);
});
