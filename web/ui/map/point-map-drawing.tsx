import { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from './map-style.ts';
import { fit, useMap } from './use-map.ts';

export type PointMapProps = {
  point: Point | null;
  /** Without it, the map is only looked at. */
  onPick?: ((point: Point) => void) | false | undefined;
};

/** Six decimals are 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export default function PointMapDrawing({ point, onPick }: PointMapProps) {
  const { t } = useTranslation('map');
  const { attach, map, unsupported, colours } = useMap({ around: point ? [point] : [], cooperative: true });
  const pick = useEffectEvent(({ lat, lng }: Point) => {
    if (onPick) onPick({ lat: rounded(lat), lng: rounded(lng) });
  });
  const isPicked = Boolean(onPick);
  const [lat, lng] = [point?.lat, point?.lng];

  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined;
    const marker = new Marker({ color: colours.primary, draggable: isPicked }).setLngLat([lng, lat]).addTo(map);
    // It is no stop of the keyboard: Enter in the map moves it.
    marker.getElement().setAttribute('role', 'img');
    marker.on('dragend', () => pick(marker.getLngLat()));
    // A point from elsewhere, such as a suggested address, is moved to.
    if (!map.getBounds().contains([lng, lat])) map.flyTo({ center: [lng, lat], zoom: fit.maxZoom });
    return () => void marker.remove();
  }, [map, lat, lng, colours, isPicked]);

  useEffect(() => {
    if (!map || !isPicked) return undefined;
    const press = map.on('click', ({ lngLat }) => pick(lngLat));
    const canvas = map.getCanvas();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // The form would be sent.
      event.preventDefault();
      pick(map.getCenter());
    };
    canvas.addEventListener('keydown', key);
    return () => {
      press.unsubscribe();
      canvas.removeEventListener('keydown', key);
    };
  }, [map, isPicked]);

  if (unsupported) return <p className="text-ink-2">{t('unsupported')}</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="map-frame rounded-2 border-line relative h-72 overflow-hidden border">
        <div ref={attach} className="size-full" />
        {isPicked && <span aria-hidden className="map-centre" />}
      </div>
      {isPicked && <p className="text-12 text-ink-3">{t('pickHint')}</p>}
    </div>
  );
}
