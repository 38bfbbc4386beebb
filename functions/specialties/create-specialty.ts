import { randomUUID } from 'node:crypto';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { changedTree, ofTree } from '../data/specialties/category-tree.ts';
import { specialtyWrite } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { auditEntryOf } from './audit-entry-of.ts';
import { toReplyDetails } from './to-reply.ts';
import { placing } from './tree-position.ts';

export const handler = serve(createSpecialty, async (request) => {
  const { kind, parent_id, ...fields } = request.body;
  const specialty = { ...fields, id: randomUUID(), version: 1, used: false };
  const { write } = await changedTree(placing(specialty.id, parent_id), kind);
  const writes = [
    write,
    specialtyWrite(undefined, specialty),
    auditEntryOf('specialty-created', request, { before: null, after: specialty }),
  ];
  return { reply: { data: toReplyDetails(specialty, parent_id, request.locale) }, writes, retryOn: [ofTree] };
});
