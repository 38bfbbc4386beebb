import { addProductFile } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { fileClaim } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { mediaChange } from './media-change.ts';

export const handler = serve(addProductFile, (request) =>
  mediaChange('product-files-changed', request, async (before) => {
    const { upload_id, name } = request.body;
    if (before.files.length >= productLimits.files)
      throw new Problem('too-many-files', { params: { limit: productLimits.files } });
    const upload = { id: upload_id, owner_id: request.actor.id, purpose: 'product-file' } as const;
    const { file, writes } = await fileClaim(upload, request.now);
    return { media: { ...before, files: [...before.files, { id: file.id, name, size: file.size }] }, writes };
  }),
);
