import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Crop, fullCrop, moved, sideOf, within } from './crop.ts';

/** Pixels: enough for high-density screens and far below the server's limit. */
const sent = 512;
const arrows: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};

const draw = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) => {
  const side = sideOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, sent, sent);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, sent, sent);
};

/** The square that is kept, shown in the circle of the avatar. Works with pointer, touch and keyboard. */
export const CropDialog = ({
  picture,
  onCut,
  onClose,
}: {
  picture: ImageBitmap;
  onCut: (photo: File) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('settings');
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState(() => fullCrop(picture));
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas) draw(canvas, picture, crop);
  }, [canvas, picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const [right, down] = [(from.current.x - event.clientX) / width, (from.current.y - event.clientY) / width];
    from.current = { x: event.clientX, y: event.clientY };
    setCrop((now) => moved(picture, now, right, down));
  };
  const press = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((now) => moved(picture, now, ...step));
  };
  const cut = () =>
    canvas?.toBlob((blob) => blob && onCut(new File([blob], 'photo.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.92);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('photo.crop')}
      back={t('photo.back')}
      actions={
        <Button variant="primary" onClick={cut}>
          {t('photo.use')}
        </Button>
      }
    >
      <p>{t('photo.move')}</p>
      <div className="mx-auto mt-4 w-full max-w-64">
        <div className="rounded-4 relative overflow-hidden">
          <canvas
            ref={setCanvas}
            width={sent}
            height={sent}
            role="slider"
            aria-label={t('photo.area')}
            aria-valuenow={Math.round((crop.x / picture.width) * 100)}
            aria-valuetext={`${Math.round((crop.x / picture.width) * 100)} %, ${Math.round((crop.y / picture.height) * 100)} %`}
            tabIndex={0}
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              from.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              from.current = null;
            }}
            className="block aspect-square w-full cursor-grab touch-none -outline-offset-2 active:cursor-grabbing"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_oklch(0_0_0/0.5)]"
          />
        </div>
        <label className="text-ink-3 mt-3 flex items-center gap-2">
          <ZoomOut className="size-4" />
          <input
            type="range"
            aria-label={t('photo.zoom')}
            min={1}
            max={4}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop(within(picture, { ...crop, zoom: Number(event.target.value) }))}
            className="accent-primary h-6 min-w-0 flex-1"
          />
          <ZoomIn className="size-4" />
        </label>
      </div>
    </Dialog>
  );
};
