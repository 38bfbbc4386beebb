import { deleteProductFile } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileRemoved } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { changeMedia } from './change-media.ts';

export const handler = serve(deleteProductFile, (request) =>
  changeMedia('product-files-changed', request, (before) => {
    const { file_id } = request.query;
    const files = before.files.filter(({ id }) => id !== file_id);
    if (files.length === before.files.length)
      throw new Problem('not-found', { fields: { file_id: { key: 'not-found' } } });
    return { media: { ...before, files }, writes: [fileRemoved(file_id, request.now)] };
  }),
);
