import { Package } from 'lucide-react';

/** The small square before the name of a product, or an icon in its place. The name is beside it. */
export const ProductPhoto = ({ photo }: { photo: string | null }) => {
  const shape = 'border-line rounded-2 size-7 flex-none border max-md:size-11';
  // The squares are white around the picture, in both themes.
  if (photo) return <img src={photo} alt="" loading="lazy" className={shape} />;
  return (
    <span aria-hidden className={`${shape} bg-sunken text-ink-3 grid place-items-center`}>
      <Package className="size-3.5" />
    </span>
  );
};
