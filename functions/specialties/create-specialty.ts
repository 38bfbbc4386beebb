import { randomUUID } from 'node:crypto';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { changeTree } from '../data/specialties/category-tree.ts';
import { specialtyWrite } from '../data/specialties/specialties.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { placing } from './place.ts';
import { presentDetails } from './present.ts';
import { recordOf } from './record.ts';

export const handler = serveIdempotent(createSpecialty, async (request) => {
  const { kind, parent_id, ...fields } = request.body;
  const specialty = { ...fields, id: randomUUID(), version: 1, used: false };
  const reply = storeReply({ data: presentDetails(specialty, parent_id, request.locale) });
  const writes = [
    specialtyWrite(undefined, specialty),
    recordOf('specialty-created', request, { before: null, after: specialty }),
  ];
  await changeTree(placing(specialty.id, parent_id), writes, kind);
  return reply;
});
