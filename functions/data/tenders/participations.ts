import * as z from 'zod/mini';
import { id, idAndName, storedInstant, version } from '#shared/contracts/fields.ts';
import { participationState } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { bounds } from '../scope.ts';
import { atVersion, get, getMany, ifNotExists, type Item, queryIndex, type Write } from '../table.ts';
import { findTender, readsTender, type Tender } from './tenders.ts';

const ofParticipation = part('participation');

export const participationKey = recordKeyOf('PARTICIPATION');
/** The participations of a performer, by the time of the invitation. */
const performerParticipationsPartition = (companyId: string) => `COMPANY#${companyId}#PARTICIPATIONS`;

/** A quote as it is kept before the opening (sealing.ts). Base64. */
const Sealed = z.object({
  /** What was quoted, under a data key of its own. */
  content: z.string(),
  /** The data key under the key of the tender, which decrypts nothing before the deadline. */
  tender_key: z.string(),
  /** The data key under the key for the participant's own reading. */
  own_key: z.string(),
});

export const QuoteTerms = z.object({ sum: z.int(), franchise: z.int(), tariff_percent: z.int(), comment: z.string() });

const Participation = z.object({
  id,
  version,
  tender_id: id,
  /** The performer, and the owner of the tender. */
  company: idAndName,
  owner_id: id,
  state: participationState,
  invited_at: storedInstant,
  answered_at: z.nullable(storedInstant),
  /** How often it has quoted. */
  revision: z.int(),
  reason: z.nullable(z.string()),
  sealed: z.nullable(Sealed),
  /** From the opening on, with the data key by which anybody can check it. */
  opened: z.nullable(z.object({ terms: QuoteTerms, key: z.string() })),
  written: z.nullable(z.int()),
  least: z.nullable(z.int()),
  signed: z.nullable(z.int()),
});
export type Participation = z.infer<typeof Participation>;
const participations = entity('participation', Participation);

/** The invitation of a performer. `now`: ISO 8601 UTC. */
export const newParticipation = (
  { id: tender_id, company: { id: owner_id } }: Pick<Tender, 'id' | 'company'>,
  { id: participationId, company, now }: { id: string; company: Participation['company']; now: string },
): Participation => ({
  id: participationId,
  version: 1,
  tender_id,
  company,
  owner_id,
  state: 'invited',
  invited_at: now,
  answered_at: null,
  revision: 0,
  reason: null,
  sealed: null,
  opened: null,
  written: null,
  least: null,
  signed: null,
});

export const readParticipation = (item: Item): Participation => participations.read(item);

/** By id, without an access check. Strongly consistent. */
export const findParticipation = async (participationId: string): Promise<Participation | undefined> => {
  const item = await get(participationKey(participationId));
  return item && readParticipation(item);
};

/** A participation with its tender. Throws not-found if the actor does not read it, or was removed from it. */
export const getParticipation = async (
  actor: Actor,
  participationId: string,
): Promise<{ participation: Participation; tender: Tender }> => {
  const participation = await findParticipation(participationId);
  const tender = participation && (await findTender(participation.tender_id));
  if (!tender || !readsTender(actor, tender) || !isReadBy(actor, participation)) throw new Problem('not-found');
  return { participation, tender };
};

/** A performer reads its own; who owns the tender, and the platform, all of them. */
const isReadBy = ({ role, company }: Actor, participation: Participation): boolean =>
  role !== 'ROLE_VENDOR' || participation.company.id === company?.id;

/** Of a tender, in the order of their invitation, without those who were removed. Strongly consistent. */
export const participationsOf = async ({ participants }: Pick<Tender, 'participants'>): Promise<Participation[]> =>
  (
    await getMany(
      participants.map((one) => participationKey(one.id)),
      true,
    )
  ).map(readParticipation);

/** Of a performer, the newest invitation first. Eventually consistent. */
export const participationsOfPerformer = async (companyId: string): Promise<Participation[]> => {
  const entries = await queryIndex('by-company', performerParticipationsPartition(companyId), {
    limit: bounds.entries,
    backward: true,
  });
  return (await getMany(entries.map((entry) => participationKey(String(entry['id']))))).map(readParticipation);
};

/** The write of a new participation, or of a changed one, whose version is one more. */
export const participationWrite = (before: Participation | undefined, after: Participation): Write => ({
  part: ofParticipation,
  put: {
    ...participationKey(after.id),
    ...participations.store(after),
    company_pk: performerParticipationsPartition(after.company.id),
    company_sk: `${after.invited_at}#${after.id}`,
    projection: { tender_id: after.tender_id },
  },
  if: before ? atVersion(before.version) : ifNotExists,
});

/** The write that deletes a participation, with its tender. */
export const participationRemovalWrite = (participationId: string): Write => ({
  part: ofParticipation,
  remove: participationKey(participationId),
});
