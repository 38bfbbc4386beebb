import { describe, expect, it } from 'vitest';
import { findAddresses, nearestAddress } from './gazetteer.ts';

const labels = (typed: string) => findAddresses(typed, 'cs').map(({ label }) => label);

describe('a typed address', () => {
  it.each([
    ['Brno', 'Brno'],
    ['brno', 'Brno'],
    ['ceske budejovice', 'České Budějovice'],
    ['Ústí n', 'Ústí nad Labem'],
    ['usti nad lab', 'Ústí nad Labem'],
    ['Prague', 'Praha'],
    ['Прага', 'Praha'],
    ['Брно', 'Brno'],
    ['frydek mistek', 'Frýdek-Místek'],
  ])('of a town is found without case, diacritics and hyphens, also by its other names: %s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label);
  });

  it.each([
    ['Lidická 12, Brno', 'Lidická 12, Brno'],
    ['Lidická 12 brno', 'Lidická 12, Brno'],
    ['Brno, Lidická 12', 'Lidická 12, Brno'],
    ['Lidická 12, 60200 Brno', 'Lidická 12, 602 00 Brno'],
    ['  Náměstí  Míru 3 , 120 00 Praha 2', 'Náměstí Míru 3, 120 00 Praha'],
    ['Masarykova 5 Ústí nad Labem', 'Masarykova 5, Ústí nad Labem'],
    ['Hall B, Lidická 12, Brno', 'Hall B, Lidická 12, Brno'],
    ['Brno Lidická 12', 'Lidická 12, Brno'],
    ['602 00 Brno Lidická 12', 'Lidická 12, 602 00 Brno'],
    ['Praha 4 Lidická 12', 'Lidická 12, Praha'],
    ['Ostrava 28. října 5', '28. října 5, Ostrava'],
    ['usti nad labem masarykova 5', 'masarykova 5, Ústí nad Labem'],
    ['Slavkov u Brna Palackého 5', 'Palackého 5, Slavkov u Brna'],
  ])('keeps its street and postal code: %s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label);
  });

  it('finds the whole name before beginnings, and of these larger towns first', () => {
    const [first, ...others] = labels('most');
    expect(first).toBe('Most');
    expect(others.length).toBeGreaterThan(0);
    expect(labels('ostr')[0]).toBe('Ostrava');
  });

  it.each([
    ['brno česká', ['česká, Brno', 'brno, Česká Lípa']],
    ['Brno, Česká', ['Česká, Brno', 'Brno, Česká Lípa']],
    ['Praha Kolín', ['Kolín, Praha', 'Praha, Kolín']],
    ['Česká Lípa Brno', ['Brno, Česká Lípa', 'Česká Lípa, Brno']],
    ['Česká Lípa, Brno', ['Česká Lípa, Brno', 'Brno, Česká Lípa']],
  ])('has its town at either end, and a whole name goes before a beginning: %s', (typed, best) => {
    expect(labels(typed).slice(0, 2)).toEqual(best);
  });

  it.each(['Česká Lípa', 'Teplice nad Metují', 'Frýdlant n'])(
    'that is a town or its beginning has no street: %s',
    (typed) => {
      expect(labels(typed).filter((label) => label.includes(','))).toEqual([]);
    },
  );

  it('suggests no town twice', () => {
    const found = findAddresses('Brno Lidická Brno', 'cs').map(({ town, region }) => `${town} ${region}`);
    expect(found).toEqual([...new Set(found)]);
  });

  it('tells towns of one name apart by their region', () => {
    const found = findAddresses('Zvole', 'cs').filter(({ town }) => town === 'Zvole');
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ region: 'Středočeský kraj', precision: 'town' });
  });

  it('names the country of a town abroad in the language of the reader', () => {
    expect(findAddresses('Bratislava', 'cs')[0]).toMatchObject({ region: 'Slovensko' });
    expect(findAddresses('Bratislava', 'ru')[0]).toMatchObject({ region: 'Словакия' });
  });

  it.each(['', ' ', ',', 'B', 'Lidická 12', '12', 'qqqqq, xxxxx', '(((', '🙂'])('finds nothing for %j', (typed) => {
    expect(labels(typed)).toEqual([]);
  });

  it('has its point in degrees and at most six suggestions', () => {
    const [brno] = findAddresses('Brno', 'cs');
    expect(brno?.lat).toBeCloseTo(49.195, 1);
    expect(brno?.lng).toBeCloseTo(16.608, 1);
    expect(findAddresses('ho', 'cs')).toHaveLength(6);
  });
});

describe('the address of a point', () => {
  it.each([
    [49.195, 16.608, 'Brno'],
    [50.088, 14.42, 'Praha'],
    [49.747, 13.377, 'Plzeň'],
  ])('is the nearest town: %d, %d', (lat, lng, town) => {
    expect(nearestAddress(lat, lng, 'cs')).toMatchObject({ town, label: town, precision: 'town' });
  });

  it.each([
    [0, 0],
    [90, 180],
    [-90, -180],
  ])('is null far from every town: %d, %d', (lat, lng) => {
    expect(nearestAddress(lat, lng, 'cs')).toBeNull();
  });
});
