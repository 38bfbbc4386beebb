import { AttributionControl, Map, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n.ts';
import { useColours } from './colours.ts';
import { allTownsZoom, type Bounds, boundsOf, type MapPoint, mapStyle, type Point } from './map-style.ts';
import placesUrl from './places.json?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';

setWorkerUrl(workerUrl);

/** Czechia. */
const home: Bounds = [12, 48.5, 19, 51.1];

/** Pixels around the points, and the zoom at which a single one is shown with the towns around it. */
export const fit = { padding: 48, maxZoom: allTownsZoom };

type Options = {
  /** Points that the map draws, which can be pressed. */
  points?: readonly MapPoint[];
  /** What the map shows at first; all of Czechia without a point. */
  around: readonly Point[];
  /** The map is inside of a page that scrolls: it needs two fingers, or a key with the wheel. */
  cooperative?: boolean;
};

const nothing: readonly MapPoint[] = [];

/**
 * A map of Czechia, its neighbours and their towns in the colours of the theme. Give `attach` as the ref of an element
 * with a height. `map` is null until then, and on a device without WebGL, which `unsupported` says.
 */
export const useMap = ({ points = nothing, around, cooperative = false }: Options) => {
  const { t } = useTranslation('map');
  const language = useLanguage();
  const colours = useColours();
  const [container, attach] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<Map | null>(null);
  const [unsupported, setUnsupported] = useState(false);
  const style = useMemo(
    () => mapStyle({ colours, language, placesUrl: new URL(placesUrl, location.href).href, points }),
    [colours, language, points],
  );

  useEffect(() => {
    if (!container) return undefined;
    let created: Map;
    try {
      created = new Map({
        container,
        bounds: around.length > 0 ? boundsOf(around) : home,
        fitBoundsOptions: fit,
        minZoom: 3,
        maxZoom: 16,
        attributionControl: false,
        dragRotate: false,
        touchPitch: false,
        renderWorldCopies: false,
        cooperativeGestures: cooperative,
        locale: {
          'Map.Title': t('title'),
          'Marker.Title': t('pin'),
          'NavigationControl.ZoomIn': t('zoomIn'),
          'NavigationControl.ZoomOut': t('zoomOut'),
          'Popup.Close': t('close'),
          'ScaleControl.Meters': t('metres'),
          'ScaleControl.Kilometers': t('kilometres'),
          'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
          'CooperativeGesturesHandler.MacHelpText': t('wheelOnMac'),
          'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
        },
      });
    } catch {
      setUnsupported(true);
      return undefined;
    }
    created.touchZoomRotate.disableRotation();
    created.keyboard.disableRotation();
    created.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    created.addControl(new ScaleControl(), 'bottom-left');
    created.addControl(new AttributionControl({ compact: false }), 'bottom-right');
    setMap(created);
    return () => {
      setMap(null);
      created.remove();
    };
    // The place where the map is, and its language, are those of its beginning.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [container]);

  useEffect(() => void map?.setStyle(style), [map, style]);

  return { attach, map, unsupported, colours };
};
