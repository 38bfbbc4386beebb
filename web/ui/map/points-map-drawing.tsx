import { type GeoJSONSource, type Map, type MapGeoJSONFeature, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { boundsOf, type MapPoint } from './map-style.ts';
import { fit, useMap } from './use-map.ts';

export type PointsMapProps = {
  points: readonly MapPoint[];
  /** Points that the map fits at first and when they change. */
  around: readonly MapPoint[];
  /** What the pressed point with this id says, with a link to its page. */
  children: (id: string) => ReactNode;
};

/** Moves so close that a cluster falls apart. */
const open = async (map: Map, { geometry, properties }: MapGeoJSONFeature): Promise<void> => {
  if (geometry.type !== 'Point') return;
  const source = map.getSource<GeoJSONSource>('points');
  const zoom = await source?.getClusterExpansionZoom(Number(properties['cluster_id']));
  map.easeTo({ center: geometry.coordinates as [number, number], zoom: zoom ?? map.getZoom() + 2 });
};

export default function PointsMapDrawing({ points, around, children }: PointsMapProps) {
  const { t } = useTranslation('map');
  const { attach, map, unsupported } = useMap({ points, around });
  const [pressed, setPressed] = useState<{ id: string; element: HTMLElement } | null>(null);

  useEffect(() => {
    if (map && around.length > 0) map.fitBounds(boundsOf(around), fit);
  }, [map, around]);

  useEffect(() => {
    if (!map) return undefined;
    const pointer = (cursor: string) => () => void (map.getCanvas().style.cursor = cursor);
    const subscriptions = [
      ...['points', 'clusters'].flatMap((layer) => [
        map.on('mouseenter', layer, pointer('pointer')),
        map.on('mouseleave', layer, pointer('')),
      ]),
      map.on('click', 'clusters', ({ features: [cluster] = [] }) => {
        if (cluster) void open(map, cluster);
      }),
      map.on('click', 'points', ({ features: [point] = [] }) => {
        if (point?.geometry.type !== 'Point') return;
        const element = document.createElement('div');
        const popup = new Popup({ maxWidth: '280px', offset: 10, className: 'map-popup' })
          .setLngLat(point.geometry.coordinates as [number, number])
          .setDOMContent(element)
          .addTo(map);
        const own = { id: String(point.properties['id']), element };
        setPressed(own);
        popup.on('close', () => setPressed((other) => (other === own ? null : other)));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [map]);

  if (unsupported) return <p className="px-gutter text-ink-2 py-6">{t('unsupported')}</p>;
  return (
    <div className="map-frame relative min-h-80 flex-1">
      <div className="absolute inset-0">
        <div ref={attach} className="size-full" />
      </div>
      {pressed && createPortal(children(pressed.id), pressed.element)}
    </div>
  );
}
