import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from './build-segment.ts';
import { type CatalogueDocument, type DocumentValue, type FacetKind, wordsIn } from './document.ts';
import { type CatalogueQuery, queryCatalogue, synonymsByWord } from './query-catalogue.ts';
import { Segment, type Wanted } from './segment.ts';

const everything: CatalogueQuery = {
  text: null,
  synonyms: new Map(),
  categories: null,
  companies: null,
  closedCompanies: new Set(),
  ids: null,
  without: [],
  createdFrom: null,
  inStock: false,
  prices: null,
  parameters: new Map(),
  sort: 'relevance',
  order: 'asc',
  from: 0,
  to: 12,
  parameterCount: 100,
  typeShare: 0,
};

const aDocument = (change: Partial<CatalogueDocument> & { name?: string } = {}): CatalogueDocument => {
  const { name = 'Rukavice', ...rest } = change;
  return {
    id: 'a',
    company_id: 'seller',
    type_id: 'type',
    category_id: 'category',
    price: 100,
    available: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    rating: { average: 0, total: 0 },
    texts: { numbers: '', name, groups: '', rest: '' },
    values: [],
    ...rest,
  };
};
const searchIn = (documents: readonly CatalogueDocument[], change: Partial<CatalogueQuery>) =>
  queryCatalogue([new Segment(buildSegment(documents))], { ...everything, ...change });
/** Products with these names, by their names. */
const found = (names: readonly string[], text: string) => {
  const documents = names.map((name) => aDocument({ id: name, name }));
  return searchIn(documents, { text }).ids;
};

/** What the engine does, without its columns: the specification of a search. */
const plainly = (all: readonly CatalogueDocument[], known: readonly CatalogueDocument[], query: CatalogueQuery) => {
  const best = plainlyBy(all, known, query, 'best');
  return best.isEmpty ? plainlyBy(all, known, query, 'all') : best;
};
const plainlyBy = (
  all: readonly CatalogueDocument[],
  known: readonly CatalogueDocument[],
  query: CatalogueQuery,
  fits: 'best' | 'all',
) => {
  const typed = [...new Set(wordsIn(query.text ?? ''))];
  const fitting = typed.map((word, n) =>
    fittingWords(known, [word, ...(query.synonyms.get(word) ?? [])], n === typed.length - 1, fits),
  );
  const withWords = all.filter(
    (one) =>
      query.text === null ||
      (typed.length > 0 && fitting.every((words) => wordsOf(one).some((word) => words.has(word)))),
  );
  const base = withWords.filter(
    (one) =>
      !query.closedCompanies.has(one.company_id) &&
      (!query.ids || query.ids.includes(one.id)) &&
      !query.without.includes(one.id) &&
      (query.createdFrom === null || Date.parse(one.created_at) >= query.createdFrom),
  );
  const { categories, companies, prices } = query;
  const filters: Record<string, (one: CatalogueDocument) => boolean> = {
    category: ({ category_id }) => !categories || categories.has(category_id),
    company: ({ company_id }) => !companies || companies.has(company_id),
    stock: ({ available }) => !query.inStock || available > 0,
    price: ({ price }) => !prices || (price >= prices.from && price <= prices.to),
    ...Object.fromEntries(
      [...query.parameters].map(([id, wanted]) => [id, (one: CatalogueDocument) => hasValue(one, id, wanted)]),
    ),
  };
  const except = (own?: string) =>
    base.filter((one) => Object.entries(filters).every(([name, isFitting]) => name === own || isFitting(one)));
  const hits = except();
  const ids = [...new Set(known.flatMap(({ values }) => values.map(({ parameter_id }) => parameter_id)))];
  return {
    isEmpty: withWords.length === 0,
    total: hits.length,
    categories: counted(except('category').map(({ category_id }) => category_id)),
    companies: counted(except('company').map(({ company_id }) => company_id)),
    inStock: hits.filter(({ available }) => available > 0).length,
    prices: extent(except('price').map(({ price }) => price)),
    parameters: Object.fromEntries(
      ids.toSorted().map((id) => {
        const values = except(id).flatMap((one) => one.values.filter(({ parameter_id }) => parameter_id === id));
        const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
        const texts = values.flatMap(({ value }) => (typeof value === 'number' ? [] : value));
        return [id, { values: counted(texts), range: extent(numbers) }];
      }),
    ),
    hits,
  };
};
const counted = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]).toSorted());
const extent = (values: readonly number[]) =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
const hasValue = ({ values }: CatalogueDocument, id: string, wanted: Wanted) =>
  values.some(({ parameter_id, value }) => {
    if (parameter_id !== id) return false;
    if (typeof value === 'number') return 'from' in wanted && value >= wanted.from && value <= wanted.to;
    return 'values' in wanted && [value].flat().some((one) => wanted.values.has(one));
  });
/** Those of numbers begin with #. */
const wordsOf = ({ texts: { numbers, ...texts } }: CatalogueDocument) => [
  ...Object.values(texts).flatMap(wordsIn),
  ...wordsIn(numbers).map((one) => `#${one}`),
];

const fittingWords = (
  known: readonly CatalogueDocument[],
  alike: readonly [typed: string, ...synonyms: string[]],
  isLast: boolean,
  wanted: 'best' | 'all',
): Set<string> => {
  const [typed] = alike;
  const every = [...new Set(known.flatMap(wordsOf))];
  const plain = (one: string) => one.replace('#', '');
  const beginnings = (one: string) =>
    isLast ? Array.from({ length: one.length + 1 }, (_, n) => one.slice(0, n)) : [one];
  const mistakes = /\d/.test(typed) || typed.length < 3 ? [] : typed.length < 8 ? [1] : [1, 2];
  const tries = [
    (one: string) => alike.some((word) => plain(one) === word || (isLast && plain(one).startsWith(word))),
    (one: string) => alike.some((word) => plain(one).startsWith(word)),
    ...mistakes.map(
      (limit) => (one: string) =>
        !one.startsWith('#') &&
        beginnings(one).some((part) => distance(part, typed) <= limit) &&
        (typed.length > 3 || one[0] === typed[0]),
    ),
  ];
  if (wanted === 'all') return new Set(every.filter((one) => tries.some((fits) => fits(one))));
  for (const fits of tries) if (every.some(fits)) return new Set(every.filter(fits));
  return new Set();
};

/** The letters to insert, remove, replace or exchange with their neighbour. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const [rest, other] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(rest, other);
  return (
    1 +
    Math.min(
      distance(rest, b),
      distance(a, other),
      distance(rest, other),
      a[0] === b[1] && a[1] === b[0] ? distance(a.slice(2), b.slice(2)) : Infinity,
    )
  );
};

const word = fc.constantFrom('rukavice', 'rukavic', 'bota', 'boty', 'vesta', 'nit', 'перчатки', 'а', 'ab12');
const words = fc.array(word, { maxLength: 3 }).map((list) => list.join(' '));
const kinds: Record<string, FacetKind> = {
  colour: 'list',
  sizes: 'multiple_list',
  weight: 'number',
  brand: 'string',
  from: 'countries',
};
const valueOf: Record<FacetKind, fc.Arbitrary<DocumentValue['value']>> = {
  list: fc.constantFrom('red', 'blue'),
  string: fc.constantFrom('Smena', 'Směna'),
  number: fc.integer({ min: -3, max: 3 }).map((n) => n / 2),
  multiple_list: fc.uniqueArray(fc.constantFrom('s', 'm', 'l'), { minLength: 1 }),
  countries: fc.uniqueArray(fc.constantFrom('CZ', 'SK'), { minLength: 1 }),
};
const values = (type: string) =>
  fc
    .tuple(
      ...Object.entries(kinds).map(([name, kind]) =>
        fc.option(valueOf[kind].map((value) => ({ parameter_id: `${type}.${name}`, kind, value }))),
      ),
    )
    .map((list) => list.filter((one) => one !== null));
const document = (id: string): fc.Arbitrary<CatalogueDocument> =>
  fc
    .constantFrom('t1', 't2')
    .chain((type_id) =>
      fc.record({
        id: fc.constant(id),
        type_id: fc.constant(type_id),
        company_id: fc.constantFrom('c1', 'c2', 'c3'),
        category_id: fc.constantFrom('k1', 'k2'),
        price: fc.integer({ min: 1, max: 5 }),
        available: fc.integer({ min: 0, max: 2 }),
        created_at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
        rating: fc.record({ average: fc.integer({ min: 0, max: 5 }), total: fc.integer({ min: 0, max: 9 }) }),
        texts: fc.record({ numbers: words, name: words, groups: words, rest: words }),
        values: values(type_id),
      }),
    );
const ids = Array.from({ length: 24 }, (_, n) => `product-${n}`);
const documents = (from: number, to: number) => fc.tuple(...ids.slice(from, to).map(document));
const wanted = (id: string): fc.Arbitrary<[string, Wanted]> => {
  const kind = kinds[id.split('.')[1] ?? ''];
  return kind === 'number'
    ? fc.tuple(fc.integer({ min: -2, max: 1 }), fc.integer({ min: 0, max: 2 })).map(([from, to]) => [id, { from, to }])
    : fc.constantFrom('red', 'Smena', 's', 'm', 'CZ').map((value) => [id, { values: new Set([value, 'blue']) }]);
};
const some = (list: readonly string[]) => fc.option(fc.subarray([...list], { minLength: 1 }));
const parameterIds = ['t1.colour', 't1.sizes', 't1.weight', 't2.colour', 't2.brand', 't2.from', 'gone.size'];
const synonyms = synonymsByWord([{ words: ['bota', 'перчатки', 'nothing'] }, { words: ['ni', 'vest'] }]);
const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  text: fc.option(fc.oneof(words, fc.constantFrom('rukavcie', 'botz', 'pерчатки', 'ни', 'vsta boty', '!?'))),
  synonyms: fc.constantFrom(new Map(), synonyms),
  categories: some(['k1', 'k2']).map((list) => list && new Set(list)),
  companies: some(['c1', 'c2', 'c3']).map((list) => list && new Set(list)),
  closedCompanies: fc.subarray(['c3']).map((list) => new Set(list)),
  ids: some(ids),
  without: fc.subarray(ids.slice(0, 3)),
  createdFrom: fc.option(fc.constant(Date.parse('2026-01-15'))),
  inStock: fc.boolean(),
  prices: fc.option(fc.constant({ from: 2, to: 4 })),
  parameters: fc
    .subarray(parameterIds, { maxLength: 3 })
    .chain((list) => fc.tuple(...list.map(wanted)))
    .map((list) => new Map(list)),
  sort: fc.constantFrom('relevance', 'price', 'created_at', 'rating'),
  order: fc.constantFrom('asc', 'desc'),
  from: fc.constantFrom(0, 3),
  to: fc.constantFrom(3, 8, 100),
  parameterCount: fc.constant(100),
  typeShare: fc.constant(0),
});

const keyOf: Record<string, (one: CatalogueDocument) => number> = {
  price: ({ price }) => price,
  created_at: ({ created_at }) => Date.parse(created_at),
  rating: ({ rating }) => rating.average * 100 + rating.total,
};

describe('a search of the catalogue', () => {
  it('finds and counts what a filter of all products does, also of products that changed or went since the segment', () => {
    fc.assert(
      fc.property(documents(0, 16), documents(8, 24), fc.subarray(ids), query, (older, newer, removed, requested) => {
        const delta = newer.filter(({ id }) => !removed.includes(id));
        const base = new Segment(buildSegment(older));
        base.leaveOut([...newer.map(({ id }) => id), ...removed]);
        const alive = [
          ...older.filter(({ id }) => !removed.includes(id) && newer.every((one) => one.id !== id)),
          ...delta,
        ];
        const result = queryCatalogue([base, new Segment(buildSegment(delta))], requested);
        const { hits, parameters, isEmpty: _, ...expected } = plainly(alive, [...older, ...delta], requested);
        expect({
          total: result.total,
          categories: Object.fromEntries([...result.categories].toSorted()),
          companies: Object.fromEntries([...result.companies].toSorted()),
          inStock: result.inStock,
          prices: result.prices,
        }).toEqual(expected);
        for (const [id, counts] of result.parameters)
          expect([id, { ...counts, values: Object.fromEntries([...counts.values].toSorted()) }]).toEqual([
            id,
            parameters[id] ?? { values: {}, range: null },
          ]);
        const isCounted = (id: string) => result.parameters.has(id);
        expect(hits.flatMap((one) => one.values).every(({ parameter_id }) => isCounted(parameter_id))).toBe(true);
        const page = result.ids.map((id) => hits.find((one) => one.id === id));
        expect(page).not.toContain(undefined);
        expect(new Set(page).size).toBe(Math.max(0, Math.min(hits.length, requested.to) - requested.from));
        const key = keyOf[requested.sort];
        if (!key) return;
        const direction = requested.order === 'asc' ? 1 : -1;
        const sorted = hits.map(key).toSorted((a, b) => direction * (a - b));
        expect(page.map((one) => one && key(one))).toEqual(sorted.slice(requested.from, requested.to));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['without diacritics', 'pracovni bunda', 'Pracovní bunda'],
    ['by the beginning of the last word', 'pracovní bu', 'Pracovní bunda'],
    ['with a letter exchanged', 'rukaivce', 'Rukavice'],
    ['with two mistakes in a long word', 'ochranxé rukovice', 'Ochranné rukavice'],
    ['with a wrong letter of three', 'ves', 'Vesta'],
    ['with a wrong letter in another script', 'перчадки', 'Перчатки'],
    ['by a part of a word before the last one', 'nitril rukavice', 'Rukavice nitrilové'],
  ])('finds a product %s', (_, text, name) => {
    expect(found([name, 'Páska', 'Krabice'], text)).toEqual([name]);
  });

  it('prefers a word without mistakes, and the exact word to a longer one', () => {
    expect(found(['Botas', 'Bota', 'Nota'], 'bota')).toEqual(['Bota', 'Botas']);
  });

  it('prefers a word with a mistake to a longer one that begins with one, and says which was meant', () => {
    const documents = [
      aDocument({ id: 'shirt', name: 'Košile s rukávem', rating: { average: 5, total: 99 } }),
      aDocument({ id: 'gloves', name: 'Pracovní rukavice' }),
    ];
    expect(searchIn(documents, { text: 'rukavce' })).toMatchObject({ ids: ['gloves', 'shirt'], meant: ['rukavice'] });
    expect(searchIn(documents, { text: 'pracovni rukavce' }).meant).toEqual(['pracovni', 'rukavice']);
    expect(searchIn(documents, { text: 'rukavi' }).meant).toBeNull();
    expect(searchIn(documents, { text: 'koxil' }).meant).toBeNull();
  });

  it('takes synonyms for the typed word, which is better, and mistakes only without any of them', () => {
    const names = ['Vesta', 'Bota', 'Obuv', 'Nota'];
    const documents = names.map((name) => aDocument({ id: name, name }));
    const group = synonymsByWord([{ words: ['Obuv', 'bota', 'boot'] }]);
    const search = (text: string) => searchIn(documents, { text, synonyms: group }).ids;
    expect([search('obuv'), search('boot'), search('bot')]).toEqual([['Obuv', 'Bota'], ['Obuv', 'Bota'], ['Bota']]);
    expect(search('nita')).toEqual(['Nota']);
  });

  it('prefers the name to the category, and the category to the description', () => {
    const text = 'rukavice';
    const documents = [
      aDocument({ id: 'rest', texts: { numbers: '', name: '', groups: '', rest: text } }),
      aDocument({ id: 'groups', texts: { numbers: '', name: '', groups: text, rest: '' } }),
      aDocument({ id: 'name', name: text }),
    ];
    expect(searchIn(documents, { text }).ids).toEqual(['name', 'groups', 'rest']);
  });

  it('takes a word of other products for a mistake only if nothing is found with it', () => {
    const names = ['Čaj zelený', 'Čaj černý', 'Utěrky zelené'];
    expect([found(names, 'čaje zelené'), found(names, 'utěrka zelené')]).toEqual([['Čaj zelený'], ['Utěrky zelené']]);
  });

  it('takes no digit for a mistake', () => {
    const documents = [aDocument({ texts: { numbers: 'AB-1234', name: 'Páska 1234', groups: '', rest: '' } })];
    expect([searchIn(documents, { text: 'ab 1234' }).total, searchIn(documents, { text: '1235' }).total]).toEqual([
      1, 0,
    ]);
  });

  it.each([
    ['Kanystr 5 l', ['5l', '5 l', '5L', '5 л', '5л', '5l kanystr', '5 litrů']],
    ['Kanystr 5l', ['5l', '5 l', '5 л', 'kanystr 5 l']],
    ['Kanystr 5 litrů', ['5 l', '5l', '5 л']],
    ['Канистра 5л', ['5 л', '5л', '5l', '5 l']],
    ['Voda 1,5 l', ['1,5l', '1.5 l', '1.5л']],
    ['Krém 500ml', ['500 ml', '500ml', '500 мл', '500 m', '500m']],
    ['Krém 500 ml', ['500 m', '500m', 'krém 500m']],
    ['Pivo 2x500ml', ['2x500 ml', '2×500ml', '2 x 500 ml', '500ml']],
    ['Pivo 2 x 500 ml', ['2x500ml', '2 x 500ml', '2 x']],
    ['Rukavice 1 pár', ['1pár', '1 пара']],
    ['Gloves 100pcs', ['100 ks', '100ks', '100 pcs', '100шт']],
    ['Fólie 50cm', ['50 cm', '50cm', '50 см']],
    ['Plachta 20 m²', ['20m2', '20 м²']],
    ['Papír A4', ['a4']],
    ['Šroub M8', ['m8']],
    ['Fréza 3M', ['3m']],
  ])('finds a number with its unit of “%s” either way, in three languages', (name, all) => {
    const others = ['Kanystr 50 l', 'Kanystr 50l', 'Sáček 6 kg', 'Láhev 7 ml'];
    for (const text of all) expect([text, found([name, ...others], text)]).toEqual([text, [name]]);
  });

  it('finds a unit in an article number, and takes no other number or unit for it', () => {
    const documents = [
      aDocument({ id: 'code', texts: { numbers: 'SKU-5L SKU5L', name: 'Kanystr', groups: '', rest: '' } }),
      aDocument({ id: 'other', name: 'Kanystr 50 l 200 pes' }),
    ];
    for (const text of ['SKU-5L', 'sku5l', '5 l']) expect(searchIn(documents, { text }).ids).toEqual(['code']);
    for (const text of ['6l', '5 kg', '200 pcs', '200pcs']) expect(searchIn(documents, { text }).ids).toEqual([]);
    expect(searchIn(documents, { text: 'kanysdr 50l' })).toMatchObject({
      ids: ['other'],
      meant: ['kanystr', '50', 'l'],
    });
  });

  it('finds the same number and unit with a space and without one', () => {
    const number = fc.constantFrom('5', '50', '1,5', '1.5', '6');
    const unit = fc.constantFrom('l', 'л', 'ml', 'ks', 'шт', 'm2', 'W', 'litrů');
    const product = fc
      .tuple(fc.constantFrom('Voda', 'Lampa'), number, fc.constantFrom('', ' '), unit)
      .map(([name, ...measure]) => `${name} ${measure.join('')}`);
    fc.assert(
      fc.property(fc.uniqueArray(product, { maxLength: 8 }), number, unit, (names, typed, of) => {
        const [apart, joined] = [found(names, `${typed} ${of}`), found(names, `${typed}${of}`)];
        expect(joined).toEqual(apart);
        const measured = names.filter((name) =>
          [`${typed} ${of}`, `${typed}${of}`].some((end) => name.endsWith(` ${end}`)),
        );
        expect(apart).toEqual(expect.arrayContaining(measured));
      }),
    );
  });

  it('lists what is available first, then what is liked', () => {
    const documents = [
      aDocument({ id: 'sold out', available: 0, rating: { average: 5, total: 9 } }),
      aDocument({ id: 'plain' }),
      aDocument({ id: 'liked', rating: { average: 4, total: 9 } }),
    ];
    expect(searchIn(documents, {}).ids).toEqual(['liked', 'plain', 'sold out']);
  });

  it('of no products finds none', () => {
    expect(searchIn([], { text: 'bota' })).toMatchObject({ total: 0, ids: [], prices: null });
    expect(queryCatalogue([], everything).total).toBe(0);
  });
});
