import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { removeLeaf } from '#shared/domain/specialties/tree.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { countProducts, ofProductCount, productCountRemovalWrite } from '../data/products/product-counts.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { requireCategory, specialtyRemovalWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtyAuditWrite } from './specialty-audit-write.ts';

export const handler = serve(deleteSpecialty, async (request) => {
  const { id } = request.params;
  const [specialty, count] = await Promise.all([requireCategory(id), countProducts('category', id)]);
  const { used, avatar, category_kind } = specialty;
  if (used) throw new Problem('specialty-in-use');
  if (count > 0) throw new Problem('category-has-products', { params: { count } });
  const { write } = await changedTree(category_kind, (tree) => removeLeaf(tree, id));
  return {
    reply: { data: { id } },
    writes: [
      write,
      specialtyRemovalWrite(specialty),
      productCountRemovalWrite('category', id),
      ...(avatar ? [fileRemovalWrite(avatar.id, request.now)] : []),
      specialtyAuditWrite('specialty-deleted', request, { before: specialty, after: null }),
    ],
    retryOn: [ofTree, ofProductCount],
  };
});
