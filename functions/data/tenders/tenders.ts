import * as z from 'zod/mini';
import { id, idAndName, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { signedLine, tenderStatus, TenderSection } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { tenderScope } from '#shared/domain/tenders/scope.ts';
import { emptyValues, sectionNumbers, type SectionsOf } from '#shared/domain/tenders/sections.ts';
import { clarifiedStatuses } from '#shared/domain/tenders/transitions.ts';
import { entity } from '../entity.ts';
import { recordKeyOf, uniqueKey } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, queryIndex, type Write } from '../table.ts';
import { listTenderWrites, tenderSubject } from './tender-entries.ts';

export const ofTender = part('tender');
/** The part of the number of a new tender, which another one may have: the handler makes another number. */
export const ofTenderNumber = part('tender-number');

export const tenderKey = recordKeyOf('TENDER');
/** The tenders that wait for a reminder or for their opening, by its time. */
const tendersDuePartition = 'DUE_TENDERS';

const pickedTerm = z.object({ participation_id: id, value: z.int() });
const file = z.object({ id, name: z.string(), size: z.int() });

const Tender = z.object({
  id,
  version,
  number: z.string(),
  name: z.string(),
  /** The owner. */
  company: idAndName,
  created_at: storedInstant,
  created_by: person,
  status: tenderStatus,
  clarified_from: z.nullable(z.enum(clarifiedStatuses)),
  interested: z.nullable(idAndName),
  customer: z.nullable(idAndName),
  dop_contractor: z.nullable(idAndName),
  category_id: z.nullable(id),
  sections: z.record(z.string(), TenderSection),
  /** When quotes were requested first: since then the participants see it. */
  published_at: z.nullable(storedInstant),
  deadline: z.nullable(storedInstant),
  opened_at: z.nullable(storedInstant),
  /** The reminders that were sent, by their hours before the deadline. */
  reminded: z.array(z.int()),
  report: z.object({ version: z.int(), ready: z.boolean(), text: z.string(), file: z.nullable(file) }),
  files: z.array(
    z.object({
      id,
      name: z.string(),
      versions: z.array(z.object({ n: z.int(), file_id: id, size: z.int(), at: storedInstant, by: person })),
    }),
  ),
  /** Without those who were removed. */
  participants: z.array(z.object({ id, company: idAndName })),
  /** Whether somebody who was removed had quoted. */
  removed_quotes: z.boolean(),
  terms: z.nullable(z.object({ tariff_percent: pickedTerm, franchise: pickedTerm })),
  signing: z.nullable(
    z.object({
      at: storedInstant,
      order: z.int(),
      written: z.int(),
      signed: z.int(),
      unplaced: z.int(),
      lines: z.array(signedLine),
    }),
  ),
});
/** Amounts in hundredths of its currency, shares in hundredths, tariffs in ten-thousandths of a percent. */
export type Tender = Omit<z.infer<typeof Tender>, 'sections'> & {
  sections: { [S in keyof SectionsOf]: z.infer<typeof TenderSection> };
};
const tenders = entity('tender', Tender);

const emptySections = (): Tender['sections'] =>
  Object.fromEntries(
    sectionNumbers.map((section) => [section, { version: 0, at: null, by: null, values: emptyValues(section) }]),
  ) as Tender['sections'];

/** What a draft has that nobody has written into. */
export const emptyTender = () =>
  ({
    version: 1,
    status: 'cart',
    clarified_from: null,
    interested: null,
    customer: null,
    dop_contractor: null,
    category_id: null,
    sections: emptySections(),
    published_at: null,
    deadline: null,
    opened_at: null,
    reminded: [],
    report: { version: 0, ready: false, text: '', file: null },
    files: [],
    participants: [],
    removed_quotes: false,
    terms: null,
    signing: null,
  }) satisfies Partial<Tender>;

/** Fields that were added to a section later are null in it. */
export const readTender = (item: Item): Tender => {
  const tender = tenders.read(item);
  const empty = emptySections();
  const sections = Object.fromEntries(
    sectionNumbers.map((section) => {
      const stored = tender.sections[section];
      return [section, stored ? { ...stored, values: { ...empty[section].values, ...stored.values } } : empty[section]];
    }),
  ) as Tender['sections'];
  return { ...tender, sections };
};

/** By id, without an access check. Strongly consistent. */
export const findTender = async (tenderId: string): Promise<Tender | undefined> => {
  const item = await get(tenderKey(tenderId));
  return item && readTender(item);
};

export const findTenders = async (ids: readonly string[]): Promise<Tender[]> =>
  (await getMany([...new Set(ids)].map(tenderKey))).map(readTender);

export const readsTender = (actor: Actor, tender: Tender): boolean =>
  isInScope(tenderScope, actor, tenderSubject(tender));

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getTender = async (actor: Actor, tenderId: string): Promise<Tender> => {
  const tender = await findTender(tenderId);
  if (!tender || !readsTender(actor, tender)) throw new Problem('not-found');
  return tender;
};

/** As `getTender`. Throws changed if it has another version. */
export const getTenderAt = async (actor: Actor, tenderId: string, seen: number): Promise<Tender> => {
  const tender = await getTender(actor, tenderId);
  if (tender.version !== seen) throw new Problem('changed');
  return tender;
};

/** Hours before the deadline at which those who did not answer are reminded, the earliest first. */
const reminderHours = [72, 4] as const;
const hourMs = 3_600_000;

/** Reminders that would come too late for a deadline, which count as sent. */
export const remindersBefore = (deadline: string | null, now: string): number[] =>
  reminderHours.filter((hours) => deadline !== null && Date.parse(deadline) - hours * hourMs <= Date.parse(now));

/** When a tender has something to do by itself: its next reminder, or its opening. Null if never. */
export const dueAt = ({ deadline, opened_at, status, clarified_from, reminded }: Tender): string | null => {
  const isAsking = status === 'quotation' || clarified_from === 'quotation';
  if (!isAsking || opened_at !== null || deadline === null) return null;
  const next = reminderHours.find((hours) => !reminded.includes(hours));
  return next === undefined ? deadline : new Date(Date.parse(deadline) - next * hourMs).toISOString();
};

/** The writes of a new tender, or of a changed one, whose version is one more; otherwise part `ofTender` fails. */
export const tenderWrites = (before: Tender | undefined, after: Tender): Write[] => {
  const due = dueAt(after);
  return [
    {
      part: ofTender,
      put: {
        ...tenderKey(after.id),
        ...tenders.store(after),
        ...(due !== null && { due_pk: tendersDuePartition, due_sk: `${due}#${after.id}` }),
      },
      if: before ? atVersion(before.version) : ifNotExists,
    },
    ...(before ? [] : [{ part: ofTenderNumber, put: { ...numberKey(after), tender_id: after.id }, if: ifNotExists }]),
    ...listTenderWrites(before, after),
  ];
};

/** For what is decided on a tender, in its transaction: part `ofTender` fails if it has changed since it was read. */
export const unchangedTenderCheck = ({ id: tenderId, version: seen }: Pick<Tender, 'id' | 'version'>): Write => ({
  part: ofTender,
  check: tenderKey(tenderId),
  if: atVersion(seen),
});

/** For what is said about a tender, whatever changes in it: part `ofTender` fails if it was deleted. */
export const existingTenderCheck = (tenderId: string): Write => ({
  part: ofTender,
  check: tenderKey(tenderId),
  if: { expression: 'attribute_exists(pk)' },
});

/** The writes that delete a tender as it was read. */
export const tenderRemovalWrites = (tender: Tender): Write[] => [
  { part: ofTender, remove: tenderKey(tender.id), if: atVersion(tender.version) },
  { part: ofTenderNumber, remove: numberKey(tender) },
  ...listTenderWrites(tender, undefined),
];

const numberKey = ({ number }: Pick<Tender, 'number'>) => uniqueKey('tender', number);

/** The ids of the tenders that have something to do by a time, the earliest first. */
export const dueTenders = async (now: string): Promise<string[]> =>
  (await queryIndex('due', tendersDuePartition, { to: `${now}#~` })).map((entry) => String(entry['id']));
