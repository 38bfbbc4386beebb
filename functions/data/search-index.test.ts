import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { searchWords } from '#shared/domain/search-words.ts';
import { maxFound, type Searchable, searchEntries, searchWrites } from './search-index.ts';
import { transact } from './table.ts';

const anIndex = () => `test#${randomUUID()}`;
const record = (index: string, id: string, name: string, others: string[] = []): Searchable => ({
  index,
  id,
  name: searchWords(name),
  others,
  projection: { name },
});
const idsOf = async (index: string, typed: string) =>
  (await searchEntries(index, typed)).entries.map(({ id }) => String(id)).toSorted();

describe('a search', () => {
  it('finds each record once, by the beginnings of its words in any order', async () => {
    const index = anIndex();
    const all = [
      record(index, 'a', 'Jan Petr Novák', ['novak', 'jan', '420777000001']),
      record(index, 'b', 'Jana Nováková'),
      record(index, 'c', 'Petr Janda'),
    ];
    await transact(searchWrites([], all));
    expect(await idsOf(index, 'jan')).toEqual(['a', 'b', 'c']);
    expect(await idsOf(index, 'n')).toEqual(['a', 'b']);
    expect(await idsOf(index, 'NOVÁK petr')).toEqual(['a']);
    expect(await idsOf(index, 'petr jan')).toEqual(['a', 'c']);
    expect(await idsOf(index, '420 777')).toEqual(['a']);
    expect(await idsOf(index, 'novak svoboda')).toEqual([]);
    for (const nothing of [' ', '!!!', '🙂']) expect(await idsOf(index, nothing)).toEqual([]);
    expect(await idsOf(anIndex(), 'jan')).toEqual([]);
  });

  it('of digits in groups finds them as words and as one number', async () => {
    const index = anIndex();
    const all = [
      record(index, 'a', 'Dlouhá 5, 140 00 Praha 4'),
      record(index, 'b', 'Krátká 14000'),
      record(index, 'c', 'Kiosk 7 11'),
    ];
    await transact(searchWrites([], all));
    expect(await idsOf(index, '140 00')).toEqual(['a', 'b']);
    expect(await idsOf(index, '00 140')).toEqual(['a']);
    expect(await idsOf(index, '7 11')).toEqual(['c']);
    expect(await idsOf(index, '11 7')).toEqual(['c']);
  });

  it('finds a number with its unit, with and without a space', async () => {
    const index = anIndex();
    const all = [
      record(index, 'a', 'Kanystr 5 l'),
      record(index, 'b', 'Kanystr 5l'),
      record(index, 'c', 'Канистра 5л'),
      record(index, 'd', 'Kanystr 50 l'),
      record(index, 'e', 'Rukavice 100pcs'),
    ];
    await transact(searchWrites([], all));
    for (const typed of ['5l', '5 l', '5 л', '5 litrů']) expect(await idsOf(index, typed)).toEqual(['a', 'b', 'c']);
    for (const typed of ['kanystr 5l', '5 l kanystr']) expect(await idsOf(index, typed)).toEqual(['a', 'b']);
    for (const typed of ['100 ks', '100шт']) expect(await idsOf(index, typed)).toEqual(['e']);
  });

  it('finds several pieces in any writing', async () => {
    const index = anIndex();
    const all = [
      record(index, 'a', 'Pivo 2x500ml'),
      record(index, 'b', 'Pivo 2 x 500 ml'),
      record(index, 'c', 'Pivo 2×500 ml'),
      record(index, 'd', 'Pivo 2x330ml'),
    ];
    await transact(searchWrites([], all));
    for (const typed of ['2x500ml', '2 × 500 ml', 'pivo 2 x 500ml', 'pivo 500 ml'])
      expect([typed, await idsOf(index, typed)]).toEqual([typed, ['a', 'b', 'c']]);
  });

  it('no longer finds a record by words that it lost', async () => {
    const index = anIndex();
    const [before, after] = [record(index, 'a', 'Old Name'), record(index, 'a', 'New Name')];
    await transact(searchWrites([], [before]));
    await transact(searchWrites([before], [after]));
    expect(await idsOf(index, 'old')).toEqual([]);
    expect(await idsOf(index, 'new name')).toEqual(['a']);
    const filtered = { ...after, projection: { name: 'New Name', active: false } };
    await transact(searchWrites([after], [filtered]));
    expect((await searchEntries(index, 'new')).entries).toMatchObject([{ projection: filtered.projection }]);
    await transact(searchWrites([filtered], []));
    expect(await idsOf(index, 'n')).toEqual([]);
  });

  it('has one entry per word of a record, and finds a name that is too long for a key by its beginning', async () => {
    const index = anIndex();
    expect(searchWrites([], [record(index, 'a', 'Jan Petr Novák', ['novak', 'jan', '420777000001'])])).toHaveLength(4);
    const name = `a${'𠀀'.repeat(100)} ${Array.from('бвгдж', (letter) => letter.repeat(150)).join(' ')}`;
    await transact(searchWrites([], [record(index, 'long', name)]));
    for (const typed of ['a', 'в', 'ж'.repeat(150)]) expect(await idsOf(index, typed)).toEqual(['long']);
  });

  it('that matches more records than it reads says so', async () => {
    const index = anIndex();
    const all = Array.from({ length: maxFound + 1 }, (_, n) =>
      record(index, `id-${n}`, `Many${String(n).padStart(4, '0')}`),
    );
    const writes = searchWrites([], all);
    for (let from = 0; from < writes.length; from += 100) await transact(writes.slice(from, from + 100));
    const found = await searchEntries(index, 'many');
    expect(found.entries).toHaveLength(maxFound);
    expect(found.isComplete).toBe(false);
    expect((await searchEntries(index, 'many000')).isComplete).toBe(true);
  });
});
