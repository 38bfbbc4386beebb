import { Package } from 'lucide-react';

/** A small square beside the name of a product, or an icon in its place. The squares are white around the picture, in both themes. */
export const ProductPhoto = ({ photo }: { photo: string | null }) => {
  const shape = 'border-line rounded-2 size-10 flex-none border';
  if (photo) return <img src={photo} alt="" loading="lazy" className={shape} />;
  return (
    <span aria-hidden className={`${shape} bg-sunken text-ink-3 grid place-items-center`}>
      <Package className="size-1/2" />
    </span>
  );
};
