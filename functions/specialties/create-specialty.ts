import { randomUUID } from 'node:crypto';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { specialtyWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtyAuditWrite } from './specialty-audit-write.ts';
import { toReplyDetails } from './to-reply.ts';
import { placing } from './tree-position.ts';
import { withoutWork } from './without-work.ts';

export const handler = serve(createSpecialty, async (request) => {
  const { kind, parent_id, names, descriptions, active, ...work } = request.body;
  const specialty = {
    id: randomUUID(),
    version: 1,
    used: false,
    category_kind: kind,
    avatar: null,
    names,
    descriptions,
    active,
    ...withoutWork,
    ...(kind === 'specialty' && work),
  };
  const { write } = await changedTree(kind, placing(kind, specialty.id, parent_id));
  const writes = [
    write,
    specialtyWrite(undefined, specialty),
    specialtyAuditWrite('specialty-created', request, { before: null, after: specialty }),
  ];
  return { reply: { data: toReplyDetails(specialty, parent_id, request.locale) }, writes, retryOn: [ofTree] };
});
