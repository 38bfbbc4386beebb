import type { CatalogueDocument, DocumentValue, FacetKind } from '../functions/data/catalogue/document.ts';
import type { CatalogueQuery } from '../functions/data/catalogue/query-catalogue.ts';

export const count = 100_000;
export const searches = 500;
/** Products that change after the file was built. */
export const changed = 1000;

const listed = (text: string) => text.split(', ');
const translated = (text: string) => listed(text).map((word) => word.split('|'));
/** Czech, English and Russian: a seller writes in one of them. */
const nouns = translated(
  'bunda|jacket|куртка, kabát|coat|пальто, boty|shoes|ботинки, tričko|t-shirt|футболка, kalhoty|trousers|брюки, šaty|dress|платье, batoh|backpack|рюкзак, hodinky|watch|часы, sluchátka|headphones|наушники, myš|mouse|мышь, klávesnice|keyboard|клавиатура, židle|chair|стул, stůl|table|стол, křeslo|armchair|кресло, skříň|wardrobe|шкаф, vrtačka|drill|дрель, kladivo|hammer|молоток, pánev|pan|сковорода, hrnek|mug|кружка, polštář|pillow|подушка, koberec|rug|ковёр, přilba|helmet|шлем, stan|tent|палатка, káva|coffee|кофе',
);
const adjectives = translated(
  "dámská|women's|женская, pánská|men's|мужская, dětská|kids|детская, zimní|winter|зимняя, nepromokavá|waterproof|непромокаемая, lehká|light|лёгкая, odolná|durable|прочная, skládací|folding|складная, kožená|leather|кожаная, bavlněná|cotton|хлопковая, dřevěná|wooden|деревянная, ocelová|steel|стальная, sportovní|sport|спортивная, cestovní|travel|дорожная, zahradní|garden|садовая, úsporná|saving|экономичная",
);
const colours = translated(
  'červená|red|красная, modrá|blue|синяя, zelená|green|зелёная, žlutá|yellow|жёлтая, černá|black|чёрная, bílá|white|белая, šedá|grey|серая, hnědá|brown|коричневая',
);
const syllables = listed(
  'al, be, cor, da, en, fi, gor, ha, in, ka, lu, mar, no, or, pra, qui, ro, sta, tu, ve, xa, zi',
);
const countries = listed(
  'CZ, DE, PL, SK, AT, CN, IT, FR, ES, HU, NL, BE, SE, DK, FI, NO, GB, IE, PT, RO, BG, HR, SI, RS, UA, LT, LV, EE, TR, GR, CH, US, CA, MX, BR, IN, VN, TH, JP, KR, TW, ID, MY, AU, NZ',
);

const typeId = 'type';
const companies = Array.from({ length: 200 }, (_, n) => ({ id: `company-${n}`, name: `Firma ${wordAt(n)} ${n}` }));
type Category = { id: string; name: string; parent: string | null };
const below = (parent: Category | null, children: number): Category[] =>
  Array.from({ length: children }, (_, n) => {
    const path = `${parent?.name ?? 'Kategorie'} ${n + 1}`;
    return { id: path.toLowerCase().replaceAll(' ', '-'), name: path, parent: parent?.id ?? null };
  });
const roots = below(null, 4);
const middles = roots.flatMap((root) => below(root, 3));
const leaves = middles.flatMap((middle) => below(middle, 3));
const categories = [...roots, ...middles, ...leaves];
/** From the root of the tree to a category. */
const pathTo = (id: string | null): Category[] => {
  const category = categories.find((one) => one.id === id);
  return category ? [...pathTo(category.parent), category] : [];
};

const sizes: Readonly<Record<FacetKind, readonly number[]>> = {
  list: [5, 8, 12, 12, 20, 30, 6, 10],
  multiple_list: [10, 15, 20, 40, 12],
  countries: [45, 30],
  string: [60, 200, 200, 25, 120, 15],
  number: [10, 50, 100, 30, 200, 24],
};
const parameters = (Object.keys(sizes) as FacetKind[])
  .flatMap((kind) => sizes[kind].map((size) => ({ kind, size })))
  .map(({ kind, size }, n) => {
    const values = Array.from({ length: size }, (_, value) =>
      kind === 'countries' ? (countries[value] as string) : kind === 'string' ? wordAt(value) : `o${n}-${value}`,
    );
    return { id: `${typeId}.${n}`, kind, size, values };
  });

function wordAt(n: number): string {
  const at = (place: number) => syllables[Math.floor(n / syllables.length ** place) % syllables.length] as string;
  return `${at(0)}${at(1)}${at(0)}`;
}

/** A source of numbers from 0 to 1, always the same of a seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
type Random = () => number;
const indexBelow = (random: Random, size: number) => Math.floor(random() * size);
/** The first ones are the most frequent. */
const oftenFirst = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() ** 1.7 * from.length)] as T;

/** The nth product, always the same. */
export const documentAt = (n: number): CatalogueDocument => {
  const random = randomFrom(n);
  const language = indexBelow(random, 3);
  const word = (from: readonly string[][]) => oftenFirst(random, from)[language] as string;
  const category = oftenFirst(random, leaves);
  const company = oftenFirst(random, companies);
  const brand = wordAt(indexBelow(random, 400)).toUpperCase();
  const model = `${brand.slice(0, 2)}${1000 + indexBelow(random, 9000)}`;
  const values = parameters.flatMap((parameter, nth) => valueOf(random, parameter, nth + n));
  const description = Array.from({ length: 12 }, () => wordAt(indexBelow(random, 400))).join(' ');
  return {
    id: `product-${String(n).padStart(7, '0')}`,
    company_id: company.id,
    type_id: typeId,
    category_id: category.id,
    price: Math.round(5000 * Math.exp(random() * 6.5)),
    available: Math.max(0, indexBelow(random, 50) - 5),
    created_at: new Date(Date.UTC(2024, 0, 1) + indexBelow(random, 6e10)).toISOString(),
    rating: { average: Math.round(10 + random() ** 0.4 * 40) / 10, total: indexBelow(random, 200) },
    texts: {
      numbers: `${brand.slice(0, 3)}-${100_000 + n} ${8_590_000_000_000 + ((n * 104_729) % 9_999_999)}`,
      name: `${word(adjectives)} ${word(nouns)} ${brand} ${model} ${word(colours)}`,
      groups: `${pathTo(category.id)
        .map(({ name }) => name)
        .join(' ')} ${company.name}`,
      rest: `${description} ${values.flatMap(({ value }) => value).join(' ')}`,
    },
    values,
  };
};

/** Each third product does not have a value of a parameter. */
const valueOf = (
  random: Random,
  { id, kind, size, values }: (typeof parameters)[number],
  n: number,
): DocumentValue[] => {
  if (n % 3 === 0) return [];
  const some = () => oftenFirst(random, values);
  const several = () => [...new Set(Array.from({ length: 1 + indexBelow(random, 4) }, some))];
  const value =
    kind === 'number'
      ? indexBelow(random, size) / 2
      : kind === 'multiple_list' || kind === 'countries'
        ? several()
        : some();
  return [{ parameter_id: id, kind, value }];
};

/** The nth search: a visitor looks for one of the products. */
export const queryAt = (n: number, products: number): CatalogueQuery => {
  const random = randomFrom(-1 - n);
  const product = documentAt(indexBelow(random, products));
  const share = random();
  const path = pathTo(product.category_id);
  const value = product.values[indexBelow(random, product.values.length)] as DocumentValue;
  const isTyped = share < 0.4;
  const isMistaken = isTyped && random() < 1 / 3;
  const isBrowsed = share >= 0.3 && share < 0.92;
  const number = share >= 0.92 ? product.texts.numbers.slice(0, 8) : null;
  return {
    text: isTyped ? typed(random, product.texts.name, isMistaken) : number,
    synonyms: new Map(),
    categories: isBrowsed ? categoriesBelow((path[indexBelow(random, path.length)] as Category).id) : null,
    companies: null,
    closedCompanies: new Set(),
    ids: null,
    without: [],
    createdFrom: null,
    inStock: false,
    prices: share > 0.6 && share < 0.75 ? { from: product.price / 2, to: product.price * 2 } : null,
    parameters: new Map(share > 0.55 && share < 0.92 ? [[value.parameter_id, wantedOf(value)]] : []),
    sort: (['relevance', 'price', 'created_at', 'rating'] as const)[indexBelow(random, 4)] ?? 'relevance',
    order: 'asc',
    from: 0,
    to: 12,
    parameterCount: 30,
    typeShare: 0,
  };
};

/** One or two words, the last one perhaps not to its end. */
const typed = (random: Random, name: string, isMistaken: boolean): string => {
  const words = name.split(' ').slice(0, 3);
  const first = indexBelow(random, words.length);
  const text = words.slice(first, first + 1 + indexBelow(random, 2)).join(' ');
  const cut = text.slice(0, Math.max(4, text.length - indexBelow(random, 3)));
  if (!isMistaken) return cut;
  const at = 1 + indexBelow(random, cut.length - 1);
  return `${cut.slice(0, at)}${cut.slice(at + 1)}`;
};

const wantedOf = ({ value }: DocumentValue) =>
  typeof value === 'number'
    ? { from: value - 5, to: value + 5 }
    : { values: new Set(typeof value === 'string' ? [value] : value.slice(0, 2)) };

/** The categories at and below one. */
const categoriesBelow = (id: string) =>
  new Set(categories.filter((one) => pathTo(one.id).some((above) => above.id === id)).map((one) => one.id));
