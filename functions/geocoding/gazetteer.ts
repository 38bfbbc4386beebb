import type { FoundAddress } from '#shared/contracts/stores.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { kilometres } from '#shared/domain/stores/distance.ts';
import { towns as lines } from './towns.ts';

type Town = { name: string; place: string; lat: number; lng: number; population: number; folded: readonly string[] };

/** By falling population, so that the order of equal matches is theirs. */
const towns: readonly Town[] = lines.split('\n').map((line) => {
  const [name = '', place = '', lat, lng, population, others = ''] = line.split(';');
  const folded = [name, ...others.split(',').filter(Boolean)].map(searchable);
  return { name, place, lat: Number(lat), lng: Number(lng), population: Number(population), folded };
});

const regions: Readonly<Record<string, string>> = {
  CZ52: 'Praha',
  CZ78: 'Jihomoravský kraj',
  CZ79: 'Jihočeský kraj',
  CZ80: 'Kraj Vysočina',
  CZ81: 'Karlovarský kraj',
  CZ82: 'Královéhradecký kraj',
  CZ83: 'Liberecký kraj',
  CZ84: 'Olomoucký kraj',
  CZ85: 'Moravskoslezský kraj',
  CZ86: 'Pardubický kraj',
  CZ87: 'Plzeňský kraj',
  CZ88: 'Středočeský kraj',
  CZ89: 'Ústecký kraj',
  CZ90: 'Zlínský kraj',
};

const maxFound = 6;
/** Kilometres; a point farther from every town has no address here. */
const maxDistance = 25;
/** Words of a town's name with a street beside it, the longest first. */
const wordCounts = [4, 3, 2, 1];

function searchable(text: string): string {
  return foldText(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/**
 * Towns for a typed address, best first: whole names, then beginnings, larger towns first. `language` (BCP 47) is that
 * of countries' names. The street stays as typed: "Lidická 12, Brno" and "Brno Lidická 12" find Brno and keep "Lidická
 * 12".
 */
export const findAddresses = (typed: string, language: string): FoundAddress[] => {
  const parts = typed
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const matches = parts.length > 1 ? matchesOfParts(parts) : matchesOfWords(parts[0] ?? '');
  return matches
    .filter(({ town }, n) => matches.findIndex((other) => other.town === town) === n)
    .slice(0, maxFound)
    .map(({ town, street, code }) => present(town, [street, [code, town.name].filter(Boolean).join(' ')], language));
};

/** Which part of an address may be its street and which its town. `name` is searchable. */
type Reading = { street: string; code: string; name: string; hasMore: boolean };
type Match = Reading & { town: Town };

/**
 * "602 00 Brno" has a postal code, and "Praha 4" a district, which no town's name has. `hasMore` says that words follow
 * the district.
 */
const reading = (street: string, town: string): Reading => {
  const [, digits = '', rest = ''] = /^(\d{3} ?\d{2} )?(.*)$/.exec(town) ?? [];
  const text = searchable(rest);
  return {
    street,
    code: digits.trim().replace(/^(\d{3})(\d{2})$/, '$1 $2'),
    name: text.replace(/ \d+( .*)?$/, ''),
    hasMore: / \d.* \p{L}/u.test(text),
  };
};

/** The town is the last part, or the first one. */
const matchesOfParts = (parts: readonly string[]): Match[] => {
  const readings = [
    reading(parts.slice(0, -1).join(', '), parts.at(-1) ?? ''),
    reading(parts.slice(1).join(', '), parts[0] ?? ''),
  ];
  return [...readings.flatMap(wholeNames), ...readings.flatMap(beginnings)];
};

/** The town is the whole text, or its last or first words. */
const matchesOfWords = (text: string): Match[] => {
  const all = reading('', text);
  const alone = all.hasMore ? [] : [...wholeNames(all), ...beginnings(all)];
  if (alone.length > 0) return alone;
  const words = text.split(' ');
  const counts = wordCounts.filter((n) => n < words.length);
  const last = counts.map((n) => reading(words.slice(0, -n).join(' '), words.slice(-n).join(' ')));
  const first = counts
    .map((n) => reading(words.slice(n).join(' '), words.slice(0, n).join(' ')))
    .filter(({ street, hasMore }) => /\p{L}/u.test(street) && !hasMore);
  const whole = [...ofLongest(last, wholeNames), ...ofLongest(first, wholeNames)];
  return [...whole.toSorted(byWordsAndPopulation), ...ofLongest(last, beginnings)];
};

/** "Slavkov u Brna" is not Slavkov with a street "u Brna". `readings` are by falling length of the town. */
const ofLongest = (readings: readonly Reading[], find: (one: Reading) => Match[]): Match[] =>
  readings.map(find).find((found) => found.length > 0) ?? [];

const wholeNames = (one: Reading): Match[] =>
  towns.filter(({ folded }) => folded.includes(one.name)).map((town) => ({ ...one, town }));

const beginnings = (one: Reading): Match[] =>
  one.name.length < 2
    ? []
    : towns.filter(({ folded }) => folded.some((name) => name.startsWith(one.name))).map((town) => ({ ...one, town }));

const wordsOf = ({ name }: Match): number => name.split(' ').length;
const byWordsAndPopulation = (a: Match, b: Match): number =>
  wordsOf(b) - wordsOf(a) || b.town.population - a.town.population;

const present = ({ name, place, lat, lng }: Town, label: readonly string[], language: string): FoundAddress => ({
  label: label.filter(Boolean).join(', '),
  town: name,
  region: regions[place] ?? new Intl.DisplayNames(language, { type: 'region' }).of(place) ?? null,
  lat,
  lng,
  precision: 'town',
});

/** The town nearest to a point (degrees of WGS 84), or null if all are far. `language` as in `findAddresses`. */
export const nearestAddress = (lat: number, lng: number, language: string): FoundAddress | null => {
  const nearest = towns
    .map((town) => ({ town, distance: kilometres({ lat, lng }, town) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best));
  return nearest.distance > maxDistance ? null : present(nearest.town, [nearest.town.name], language);
};
