import { useState } from 'react';
import type { Product, ProductMedia } from '#shared/contracts/products.ts';

/** The photos and files of a product. The next change needs the version of the last answer, before the product loads. */
export const useMedia = ({ id, media }: Product) => {
  const [answered, setAnswered] = useState(media);
  return {
    id,
    ...(answered.version > media.version ? answered : media),
    take: ({ data }: { data: ProductMedia }) => setAnswered(data),
  };
};
export type Media = ReturnType<typeof useMedia>;
