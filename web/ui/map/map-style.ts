import type { Feature, FeatureCollection, Point as GeoPoint } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Colours } from './colours.ts';

/** Degrees of WGS 84. */
export type Point = { lat: number; lng: number };
export type MapPoint = Point & { id: string; name: string };
/** West, south, east, north. */
export type Bounds = [number, number, number, number];
const feature = (lng: number, lat: number, properties: Record<string, string>): Feature<GeoPoint> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
const collection = (features: Feature<GeoPoint>[]): FeatureCollection<GeoPoint> => ({
  type: 'FeatureCollection',
  features,
});

/** Where the names of countries stand: longitude and latitude. */
const countries = {
  CZ: [15.3, 49.95],
  SK: [19.4, 48.75],
  DE: [10.3, 51.1],
  PL: [19.2, 52.1],
  AT: [14.2, 47.5],
  HU: [19.3, 47.1],
} as const;

const countryNames = (language: string): FeatureCollection<GeoPoint> => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return collection(
    Object.entries(countries).map(([code, [lng, lat]]) => feature(lng, lat, { code, name: names.of(code) ?? code })),
  );
};

/** Of towns, the smallest first. */
const ranks = [5, 4, 3, 2, 1, 0] as const;
/** The zoom at which towns of a rank appear. */
const zoomOf = (rank: number): number => 4 + rank;
/** The zoom at which all towns are shown. Closer, a small map of the countryside has none. */
export const allTownsZoom = zoomOf(ranks[0]);

/** The glyphs are drawn from the fonts of the page. */
const font = ['Inter Variable', 'sans-serif'];
const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification;

const background = (colours: Colours): LayerSpecification[] => {
  const fill = (kind: string, colour: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    source: 'places',
    filter: isKind(kind),
    paint: { 'fill-color': colour },
  });
  return [
    { id: 'background', type: 'background', paint: { 'background-color': colours.line } },
    fill('land', colours.canvas),
    fill('sea', colours.line),
    fill('country', colours.canvas),
    fill('home', colours.surface),
    {
      id: 'region',
      type: 'line',
      source: 'places',
      filter: isKind('region'),
      minzoom: 5.5,
      // Their outlines are coarse.
      maxzoom: 11,
      paint: { 'line-color': colours['line-strong'], 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'border',
      type: 'line',
      source: 'places',
      filter: isKind('border'),
      paint: { 'line-color': colours['text-3'], 'line-width': byZoom(3, 0.6, 8, 1.4) },
    },
  ];
};

const names = (colours: Colours): LayerSpecification[] => {
  const halo = { 'text-halo-color': colours.surface, 'text-halo-width': 1.25 };
  const townsOf = (rank: number) => ({
    source: 'places',
    filter: ['all', isKind('town'), ['==', ['get', 'rank'], rank]] as ExpressionSpecification,
    minzoom: zoomOf(rank),
  });
  const dot = (rank: number): LayerSpecification => ({
    id: `dot-${rank}`,
    type: 'circle',
    ...townsOf(rank),
    paint: {
      'circle-color': colours.surface,
      'circle-radius': rank < 2 ? 3.5 : 2.5,
      'circle-stroke-color': colours['text-3'],
      'circle-stroke-width': 1.25,
    },
  });
  const town = (rank: number): LayerSpecification => ({
    id: `town-${rank}`,
    type: 'symbol',
    ...townsOf(rank),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': byZoom(zoomOf(rank), 11, 12, 15 - rank / 2),
      'text-padding': 4,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
    },
    paint: { 'text-color': rank < 2 ? colours.text : colours['text-2'], ...halo },
  });
  return [
    {
      id: 'country-name',
      type: 'symbol',
      source: 'countries',
      maxzoom: 6,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': byZoom(3, 11, 6, 15),
        'text-letter-spacing': 0.08,
      },
      paint: { 'text-color': colours['text-3'], ...halo },
    },
    // Larger towns win the place of a name, and later layers are placed first.
    ...ranks.map(dot),
    ...ranks.map(town),
  ];
};

const pointLayers = (colours: Colours): LayerSpecification[] => [
  {
    id: 'clusters',
    type: 'circle',
    source: 'points',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': colours.primary,
      'circle-radius': ['step', ['get', 'point_count'], 14, 10, 18, 100, 23],
      'circle-stroke-color': colours.surface,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'cluster-counts',
    type: 'symbol',
    source: 'points',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': font,
      'text-size': 13,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colours['on-primary'] },
  },
  {
    id: 'points',
    type: 'circle',
    source: 'points',
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': colours.primary,
      'circle-radius': byZoom(4, 5, 12, 8),
      'circle-stroke-color': colours.surface,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'point-names',
    type: 'symbol',
    source: 'points',
    filter: ['!', ['has', 'point_count']],
    minzoom: 7,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 13,
      'text-anchor': 'left',
      'text-offset': [0.9, 0],
      'text-optional': true,
    },
    paint: { 'text-color': colours.text, 'text-halo-color': colours.surface, 'text-halo-width': 1.5 },
  },
];

type Options = {
  colours: Colours;
  /** BCP 47. */
  language: string;
  /** Of web/ui/map/places.json. */
  placesUrl: string;
  points: readonly MapPoint[];
};

/** Points that stand close together are shown as one with their number. */
export const mapStyle = ({ colours, language, placesUrl, points: shown }: Options): StyleSpecification => ({
  version: 8,
  sources: {
    places: {
      type: 'geojson',
      data: placesUrl,
      attribution:
        '<a href="https://www.naturalearthdata.com" target="_blank" rel="noopener noreferrer">Natural Earth</a>, © <a href="https://www.geonames.org" target="_blank" rel="noopener noreferrer">GeoNames</a>',
    },
    countries: { type: 'geojson', data: countryNames(language) },
    points: {
      type: 'geojson',
      data: collection(shown.map(({ id, name, lat, lng }) => feature(lng, lat, { id, name }))),
      cluster: true,
      clusterRadius: 36,
      clusterMaxZoom: 12,
    },
  },
  layers: [...background(colours), ...names(colours), ...pointLayers(colours)],
});

export const boundsOf = (shown: readonly Point[]): Bounds => {
  const [lngs, lats] = [shown.map(({ lng }) => lng), shown.map(({ lat }) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
};
