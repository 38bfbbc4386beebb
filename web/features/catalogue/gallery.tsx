import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#shared/contracts/products.ts';
import { PhotoSquare } from './photo-square.tsx';

/** The photos of a product: a large one, and a radio group of the others, so that arrow keys move through them. */
export const Gallery = ({ photos, name }: { photos: readonly Photo[]; name: string }) => {
  const { t } = useTranslation('catalogue');
  const group = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = photos.find(({ id }) => id === chosen) ?? photos.find(({ main }) => main) ?? photos[0];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <PhotoSquare key={shown?.id} photo={shown?.large ?? null} alt={shown?.alt || name} isFirst />
      {photos.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('product.photos')}</legend>
          <div className="flex flex-wrap gap-2">
            {photos.map(({ id, small, alt }, n) => (
              <label
                key={id}
                className="rounded-3 has-checked:outline-primary relative size-14 hover:opacity-85 has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={group}
                  checked={id === shown?.id}
                  onChange={() => setChosen(id)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                <PhotoSquare photo={small} />
                <span className="sr-only">{alt || t('product.photo', { number: n + 1 })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
};
