import { randomInt, randomUUID } from 'node:crypto';
import { createTender } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sectionNumbers } from '#shared/domain/tenders/sections.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getCompany } from '../data/companies/companies.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { historyWrites } from '../data/tenders/history.ts';
import { emptyTender, getTender, ofTenderNumber, type Tender, tenderWrites } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { referred } from './references.ts';
import { toReplyTender } from './to-reply.ts';

export const handler = serve(createTender, async ({ actor, now, body }) => {
  const { name, company_id, from_id, ...references } = body;
  const company = await ownerFor(actor, company_id);
  const earlier = from_id === undefined ? undefined : await earlierTender(actor, from_id);
  const by = { id: actor.id, fio: actor.fio };
  const empty = emptyTender();
  const tender: Tender = {
    ...empty,
    id: randomUUID(),
    number: numberAt(now),
    name,
    company,
    created_at: now,
    created_by: by,
    ...(await referred(earlier ?? empty, references)),
    ...(earlier && { sections: copied(earlier.sections, { at: now, by }) }),
  };
  return {
    reply: { data: await toReplyTender(actor, tender, now) },
    writes: [
      ...tenderWrites(undefined, tender),
      ...historyWrites(tender.id, null, { by: actor, at: now }, [
        { what: 'created', details: { name, number: tender.number, from: earlier?.number ?? null } },
      ]),
      activeCompanyCheck(company.id),
      auditEntryWrite({ action: 'tender-created', by: actor, at: now, company, about: { id: tender.id, name } }),
    ],
    limits: [{ limit: 'tenders-of-account', subject: actor.id }],
    retryOn: [ofTenderNumber, ofActiveCompany],
  };
});

/** Two digits of the year and seven random ones. */
const numberAt = (now: string): string => `T${now.slice(2, 4)}${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** The customer company that owns it: the actor's own, or the one that the platform names. */
const ownerFor = async ({ role, company }: Actor, named: string | undefined) => {
  const ofPlatform = role === 'ROLE_ADMIN' || role === 'ROLE_MANAGER';
  if (ofPlatform && named === undefined)
    throw new Problem('invalid-input', { fields: { company_id: { key: 'required' } } });
  const id = named ?? company?.id ?? '';
  const owner = ofPlatform || id === company?.id ? await getCompany(id) : undefined;
  if (owner?.role !== 'customer') throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (!owner.active) throw new Problem('company-inactive', { params: { company: owner.name } });
  return { id: owner.id, name: owner.name };
};

const earlierTender = (actor: Actor, id: string): Promise<Tender> =>
  getTender(actor, id).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('not-found', { fields: { from_id: { key: 'not-found' } } }) : error;
  });

const copied = (sections: Tender['sections'], saved: Pick<Tender['sections'][1], 'at' | 'by'>): Tender['sections'] =>
  Object.fromEntries(
    sectionNumbers.map((section) => {
      const { version, values } = sections[section];
      return [section, version === 0 ? sections[section] : { ...saved, version: 1, values }];
    }),
  ) as Tender['sections'];
