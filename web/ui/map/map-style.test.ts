import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { FeatureCollection, MultiPolygon, Point, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import type { Colours } from './colours.ts';
import { allTownsZoom, boundsOf, mapStyle } from './map-style.ts';
import placesText from './places.json?raw';

const colours = new Proxy({} as Colours, { get: () => 'rgb(1, 2, 3)' });
const style = (points: Parameters<typeof mapStyle>[0]['points'] = [], language = 'en') =>
  mapStyle({ colours, language, placesUrl: 'https://smena.example/places.json', points });
const places = JSON.parse(placesText) as FeatureCollection;
const ofKind = (kind: string) => places.features.filter(({ properties }) => properties?.['kind'] === kind);

describe('the style of a map', () => {
  it('is right by the specification of styles, with points and without', () => {
    for (const points of [[], [{ id: 'a', name: 'Lidická', lat: 49.2, lng: 16.6 }]])
      expect(validateStyleMin(style(points))).toEqual([]);
  });

  it('shows longitude and latitude of a point in the order of GeoJSON', () => {
    expect(style([{ id: 'a', name: 'Lidická', lat: 49.2, lng: 16.6 }]).sources['points']).toMatchObject({
      data: { features: [{ properties: { id: 'a', name: 'Lidická' }, geometry: { coordinates: [16.6, 49.2] } }] },
    });
  });

  it.each([
    ['en', 'Germany'],
    ['cs', 'Německo'],
    ['ru', 'Германия'],
  ])('names the countries in %s', (language, name) => {
    expect(JSON.stringify(style([], language).sources['countries'])).toContain(name);
  });

  it('draws every kind of place', () => {
    const drawn = JSON.stringify(style().layers);
    for (const kind of new Set(places.features.map(({ properties }) => String(properties?.['kind']))))
      expect(drawn).toContain(`["get","kind"],"${kind}"`);
    for (const town of ofKind('town')) expect(drawn).toContain(`["get","rank"],${town.properties?.['rank']}`);
  });
});

it('the bounds of points are west, south, east and north', () => {
  expect(
    boundsOf([
      { lat: 50, lng: 16 },
      { lat: 49, lng: 18 },
      { lat: 49.5, lng: 14 },
    ]),
  ).toEqual([14, 49, 18, 50]);
});

describe('the places of the map', () => {
  it('have Prague and Brno where they are, and Prague is of the first rank', () => {
    const at = (name: string) =>
      ofKind('town').find(({ properties }) => properties?.['name'] === name)?.geometry as Point | undefined;
    expect(at('Praha')?.coordinates).toEqual([expect.closeTo(14.42, 1), expect.closeTo(50.08, 1)]);
    expect(at('Brno')?.coordinates).toEqual([expect.closeTo(16.61, 1), expect.closeTo(49.2, 1)]);
    expect(ofKind('town')[0]?.properties?.['rank']).toBe(0);
  });

  it('have one Czechia with its extreme points', () => {
    const outlines = ofKind('home').map(({ geometry }) => geometry as MultiPolygon);
    expect(outlines).toHaveLength(1);
    const points = outlines
      .flatMap(({ coordinates }) => coordinates)
      .flat(2)
      .map(([lng = 0, lat = 0]) => ({ lng, lat }));
    const [west, south, east, north] = boundsOf(points);
    expect([west, south, east, north]).toEqual([12.1, 48.6, 18.8, 51.1].map((degrees) => expect.closeTo(degrees, 0)));
  });

  it.each([
    ['Brno', 49.195, 16.608],
    ['a village of the Highlands', 49.6, 15],
    ['the woods of Šumava', 49, 13.5],
  ])('have three towns and more around a single point on a phone: %s', (_, lat, lng) => {
    // MapLibre's world is 512 pixels wide at zoom 0; the map is 340 by 288.
    const degreesPerPixel = 360 / 512 / 2 ** allTownsZoom;
    const isOnMap = ([townLng = 0, townLat = 0]: Position) =>
      Math.abs(townLng - lng) < 170 * degreesPerPixel &&
      Math.abs(townLat - lat) < 144 * degreesPerPixel * Math.cos((lat * Math.PI) / 180);
    const towns = ofKind('town').filter(({ geometry }) => isOnMap((geometry as Point).coordinates));
    expect(towns.length).toBeGreaterThanOrEqual(3);
  });

  it('are small enough to be loaded with a map', () => {
    expect(placesText.length).toBeLessThan(800_000);
  });
});
