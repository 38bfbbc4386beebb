import type { FoundAddress } from '#shared/contracts/stores.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { towns as lines } from './towns.ts';

type Town = { name: string; place: string; lat: number; lng: number; folded: readonly string[] };

/** By falling population, so that the order of equal matches is theirs. */
const towns: readonly Town[] = lines.split('\n').map((line) => {
  const [name = '', place = '', lat, lng, , others = ''] = line.split(';');
  const names = [name, ...others.split(',').filter(Boolean)];
  return { name, place, lat: Number(lat), lng: Number(lng), folded: names.map(searchable) };
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
/** Words of the longest name of a town with a street before it. */
const maxWords = 4;

function searchable(text: string): string {
  return foldText(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/**
 * Towns for a typed address, best first: the whole name, then beginnings, larger towns first. `language` (BCP 47) is that
 * of countries' names. The street stays as typed: "Lidická 12, Brno" finds Brno and keeps "Lidická 12".
 */
export const findAddresses = (typed: string, language: string): FoundAddress[] => {
  const parts = typed
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  for (const [street, written] of readings(parts)) {
    const { code, name } = townOf(written);
    const found = matching(name);
    if (found.length === 0) continue;
    return found.map((town) => present(town, [street, [code, town.name].filter(Boolean).join(' ')], language));
  }
  return [];
};

/** Which part of an address may be its street and which its town, likeliest first. */
function* readings(parts: readonly string[]): Generator<[street: string, town: string]> {
  const [first, ...others] = parts;
  if (first === undefined) return;
  if (others.length > 0) {
    yield [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''];
    yield [others.join(', '), first];
    return;
  }
  yield ['', first];
  const words = first.split(' ');
  for (let count = Math.min(maxWords, words.length - 1); count > 0; count -= 1)
    yield [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
}

/** "602 00 Brno" has a postal code, and "Praha 4" a district, which no town's name has. */
const townOf = (written: string) => {
  const [, digits = '', rest = ''] = /^(\d{3} ?\d{2} )?(.*)$/.exec(written) ?? [];
  const name = searchable(rest).replace(/ \d+( .*)?$/, '');
  return { code: digits.trim().replace(/^(\d{3})(\d{2})$/, '$1 $2'), name };
};

const matching = (name: string): Town[] => {
  if (name.length < 2) return [];
  const exact = towns.filter(({ folded }) => folded.includes(name));
  const starting = towns.filter(({ folded }) => folded.some((one) => one !== name && one.startsWith(name)));
  return [...new Set([...exact, ...starting])].slice(0, maxFound);
};

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

type Point = { lat: number; lng: number };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on a sphere (haversine). */
const kilometres = (from: Point, to: Point): number => {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width));
};
