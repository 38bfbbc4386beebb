import { setSpecialtyAvatar } from '#shared/contracts/specialties.ts';
import { Problem } from '#shared/domain/problem.ts';
import { parentOf } from '#shared/domain/specialties/tree.ts';
import { fileClaim, fileRemovalWrite } from '../data/files/files.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { requireCategory, type Specialty, specialtyWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtyAuditWrite } from './specialty-audit-write.ts';
import { toReplyDetails } from './to-reply.ts';

export const handler = serve(setSpecialtyAvatar, async (request) => {
  const { params, body, actor, now, locale } = request;
  const { version, upload_id: id } = body;
  const before = await requireCategory(params.id);
  if (before.version !== version) throw new Problem('changed');
  const tree = await readTree(before.category_kind);
  const replyWith = (shown: Specialty) => ({ data: toReplyDetails(shown, parentOf(tree, shown.id), locale) });
  if (id === null && before.avatar === null) return { reply: replyWith(before) };
  const claimed = id === null ? null : await fileClaim({ id, owner_id: actor.id, purpose: 'category-picture' }, now);
  const after = { ...before, avatar: claimed && { id: claimed.file.id }, version: version + 1 };
  const writes = [
    specialtyWrite(before, after),
    ...(claimed?.writes ?? []),
    ...(before.avatar ? [fileRemovalWrite(before.avatar.id, now)] : []),
    specialtyAuditWrite('specialty-changed', request, { before, after }),
  ];
  return { reply: replyWith(after), writes };
});
