import { Package } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

const sizes = { sm: 'size-8', lg: 'size-14' };

/** A small square beside the name of a product, or an icon in its place. The squares are white around the picture, in both themes. */
export const ProductPhoto = ({ photo, size = 'sm' }: { photo: string | null; size?: keyof typeof sizes }) => {
  const shape = cx('flex-none rounded-2 border border-line', sizes[size]);
  if (photo) return <img src={photo} alt="" loading="lazy" className={shape} />;
  return (
    <span aria-hidden className={cx(shape, 'grid place-items-center bg-sunken text-ink-3')}>
      <Package className="size-1/2" />
    </span>
  );
};
