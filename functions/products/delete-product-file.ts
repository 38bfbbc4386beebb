import { deleteProductFile } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(deleteProductFile, (request) =>
  mediaChange('product-files-changed', request, (before) => {
    const { file_id } = request.query;
    const files = before.files.filter(({ id }) => id !== file_id);
    if (files.length === before.files.length)
      throw new Problem('not-found', { fields: { file_id: { key: 'not-found' } } });
    return { media: { ...before, files }, writes: [fileRemovalWrite(file_id, request.now)] };
  }),
);
