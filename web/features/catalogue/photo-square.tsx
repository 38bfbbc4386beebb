import { Package } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

type Props = { photo: string | null; alt?: string; isFirst?: boolean };

/**
 * A photo of a product as wide as its place, or a calm square of the same size. The photos are white squares. `isFirst`
 * is what the reader came for, so it is not loaded later than the rest.
 */
export const PhotoSquare = ({ photo, alt = '', isFirst = false }: Props) => {
  const shape = 'rounded-3 border-line aspect-square w-full border';
  if (photo) return <img src={photo} alt={alt} loading={isFirst ? 'eager' : 'lazy'} className={shape} />;
  return (
    <span aria-hidden className={cx(shape, 'bg-sunken text-line-strong grid place-items-center')}>
      <Package strokeWidth={1.2} className="size-1/4" />
    </span>
  );
};
