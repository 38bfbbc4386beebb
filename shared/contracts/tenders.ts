import * as z from 'zod/mini';
import { historyWhats } from '../domain/tenders/history.ts';
import { tenderLimits } from '../domain/tenders/limits.ts';
import { participationStates } from '../domain/tenders/participation.ts';
import {
  currencies,
  fieldsOf,
  maxOf,
  type SectionField,
  type SectionNumber,
  sectionNumbers,
  type SectionValues,
  tenderTypes,
} from '../domain/tenders/sections.ts';
import { clarifiedStatuses, tenderStatuses, tenderTransitionNames } from '../domain/tenders/transitions.ts';
import { area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import {
  day,
  id,
  idAndName,
  instant,
  integer,
  multilineText,
  optionalLine,
  optionalLines,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  uniqueArray,
  version,
} from './fields.ts';

const endpoint = area('tenders');

export const tenderStatus = z.enum(tenderStatuses);
export const participationState = z.enum(participationStates);
/** Hundredths of the tender's currency. */
export const tenderAmount = integer(0, maxOf.amount);
/** Ten-thousandths of a percent: 1.75 % is 17500. */
export const tariffPercent = integer(0, maxOf.percent);
/** Hundredths of a percent: 10000 is 100 %. */
export const share = integer(0, maxOf.share);

const params = z.object({ id });

const schemaOf = (field: SectionField) => {
  switch (field.kind) {
    case 'line':
      return optionalLine(200);
    case 'lines':
      return optionalLines(tenderLimits.text);
    case 'day':
      return day;
    case 'choice':
      return z.enum(field.options as [string, ...string[]]);
    case 'amount':
    case 'percent':
    case 'share':
    case 'count':
      return integer(field.kind === 'count' || field.kind === 'share' ? 1 : 0, maxOf[field.kind]);
  }
};
const valuesOf = (section: SectionNumber) =>
  z.strictObject(
    Object.fromEntries(fieldsOf(section).map(([name, field]) => [name, z.nullable(schemaOf(field))])),
  ) as z.ZodMiniType<SectionValues>;

export type SectionBody = { section: SectionNumber; version: number; values: SectionValues };
/** What is sent to save a section: its fields of sections.ts, each of them or null, and the version that was seen. */
export const sectionBody = (section: SectionNumber) =>
  z.strictObject({
    section: z.literal(section),
    /** Of the section. 0 until it is saved for the first time. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
    values: valuesOf(section),
  });

const sectionNumber = z.literal(sectionNumbers as [SectionNumber, ...SectionNumber[]]);
const sectionValues = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));
/** `sectionBody` of the section that is named. */
const anySectionBody = z.union(sectionNumbers.map(sectionBody)) as z.ZodMiniType<SectionBody>;

export const TenderSection = z.object({
  version: z.int(),
  /** Null until it is saved for the first time. */
  at: z.nullable(storedInstant),
  by: z.nullable(person),
  values: sectionValues,
});

/** The companies of the platform that a tender refers to, and its category of products. */
export const tenderReferences = {
  /** The original insured. */
  interested_id: z.optional(z.nullable(id)),
  /** The client. */
  customer_id: z.optional(z.nullable(id)),
  /** A further contractor. */
  dop_contractor_id: z.optional(z.nullable(id)),
  /** A category of products. */
  category_id: z.optional(z.nullable(id)),
};

/** A row of the list. Null is what nobody has written yet. */
export const TenderRow = z.object({
  id,
  version,
  number: z.string(),
  name: z.string(),
  status: tenderStatus,
  /** The owner. */
  company: idAndName,
  client: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  type: z.nullable(z.enum(tenderTypes)),
  currency: z.nullable(z.enum(currencies)),
  /** Hundredths of the currency. */
  sum_insured: z.nullable(z.int()),
  attachment: z.nullable(z.int()),
  ceiling: z.nullable(z.int()),
  created_at: storedInstant,
  /** Until when performers quote; null before quotes are requested. */
  deadline: z.nullable(storedInstant),
  opened_at: z.nullable(storedInstant),
  report_ready: z.boolean(),
  /** Required fields. */
  progress: z.object({ required: z.int(), filled: z.int(), sections: z.int() }),
  /** Null for a participant. */
  participants: z.nullable(z.int()),
  /** Of the participant that reads. */
  participation: z.nullable(z.object({ id, version, state: participationState })),
  /** The transitions that the caller may do now. */
  actions: z.array(z.enum(tenderTransitionNames as [string, ...string[]])),
});
export type TenderRow = z.infer<typeof TenderRow>;

const TenderFile = z.object({
  id,
  name: z.string(),
  /** The newest first. */
  versions: z.array(z.object({ n: z.int(), size: z.int(), url: z.string(), at: storedInstant, by: person })),
});
export type TenderFile = z.infer<typeof TenderFile>;

/** A term that the owner picked from a quote. `participation_id` is null for a participant. */
const pickedTerm = z.object({ participation_id: z.nullable(id), value: z.int() });

export const signedLine = z.object({
  participation_id: id,
  company: idAndName,
  /** Hundredths of a percent. */
  written: z.int(),
  least: z.nullable(z.int()),
  signed: z.int(),
});

export const Tender = z.object({
  ...TenderRow.shape,
  created_by: person,
  clarified_from: z.nullable(z.enum(clarifiedStatuses)),
  contractor: z.nullable(z.string()),
  contract_type: z.nullable(z.string()),
  period_type: z.nullable(z.string()),
  period: z.nullable(z.int()),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  risks: z.nullable(z.string()),
  interested: z.nullable(idAndName),
  customer: z.nullable(idAndName),
  dop_contractor: z.nullable(idAndName),
  category_id: z.nullable(id),
  /** By its number, 1 to 12. */
  sections: z.array(z.object({ section: sectionNumber, ...TenderSection.shape })),
  /** Null for a participant until it is ready. */
  report: z.nullable(
    z.object({
      version: z.int(),
      ready: z.boolean(),
      text: z.string(),
      file: z.nullable(z.object({ name: z.string(), size: z.int(), url: z.string() })),
    }),
  ),
  /** Technical documentation. */
  files: z.array(TenderFile),
  /** Whether performers can quote: a moment after quotes are requested, when the key of the tender is there. */
  takes_quotes: z.boolean(),
  terms: z.nullable(z.object({ tariff_percent: pickedTerm, franchise: pickedTerm })),
  /** For a participant, its own line only. */
  signing: z.nullable(
    z.object({
      at: storedInstant,
      /** Hundredths of a percent of the layer. */
      order: z.int(),
      written: z.int(),
      signed: z.int(),
      unplaced: z.int(),
      lines: z.array(signedLine),
    }),
  ),
  may_edit: z.boolean(),
  /** The report, and the technical documentation. */
  may_add_documents: z.boolean(),
  may_delete: z.boolean(),
  may_move_deadline: z.boolean(),
  /** Whether the caller reads all quotes once they are open, and the whole history. */
  is_owner: z.boolean(),
});
export type Tender = z.infer<typeof Tender>;

export const listTenders = endpoint({
  name: 'list-tenders',
  summary: 'List the tenders within the scope of the caller, the newest first; of a performer, those it is invited to',
  assistant: 'Tenders by state, company, number or words',
  page: '/tenders/view/{id}',
  method: 'GET',
  path: '/api/shop/tenders',
  access: 'tender.read',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at'], 'desc'),
    statuses: z.optional(queryArray(tenderStatus)),
    /** The owner. */
    company: z.optional(id),
    /** The account that created it. */
    user_id: z.optional(id),
    /** The beginnings of the number, or of words of the name, the client, the insurer or the owner. */
    text: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(TenderRow),
});

export const createTender = endpoint({
  name: 'create-tender',
  summary: 'Create a tender as a private draft; with `from_id`, with the sections of an earlier one',
  method: 'POST',
  path: '/api/shop/tenders',
  access: 'tender.write',
  body: z.strictObject({
    name: text(200),
    /** The owner, a customer company; required of the platform, and nobody else may name another company than their own. */
    company_id: z.optional(id),
    ...tenderReferences,
    from_id: z.optional(id),
  }),
  reply: item(Tender),
  status: 201,
  problems: ['not-found'],
});

export const getTender = endpoint({
  name: 'get-tender',
  summary: 'Get a tender with its sections, its files and what is agreed',
  assistant: 'One tender with its sections and terms',
  page: '/tenders/view/{id}',
  method: 'GET',
  path: '/api/shop/tender/{id}',
  access: 'tender.read',
  params,
  reply: item(Tender),
  problems: ['not-found'],
});

export const TenderFields = z.strictObject({ name: z.optional(text(200)), ...tenderReferences });

export const updateTender = endpoint({
  name: 'update-tender',
  summary: 'Change the name of a tender and the companies that it refers to. Fields that are not sent stay',
  method: 'PUT',
  path: '/api/shop/tender/{id}',
  access: 'tender.write',
  params,
  body: z.extend(TenderFields, {
    version,
    /** The owner: it stays. */
    company_id: z.optional(id),
  }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed'],
});

export const deleteTender = endpoint({
  name: 'delete-tender',
  summary: 'Delete a tender that nobody has quoted for: a draft, a new one, one in formation, or a canceled one',
  method: 'DELETE',
  path: '/api/shop/tender/{id}',
  access: 'tender.write',
  params,
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'tender-not-allowed', 'tender-has-quotes'],
});

export const setTenderStatus = endpoint({
  name: 'set-tender-status',
  whileExpired: true,
  summary: 'Move a tender to another status: docs/rules.md says from which, by whom, and what it needs',
  method: 'POST',
  path: '/api/shop/tender/{id}/status',
  access: 'tender.write',
  params,
  body: z.strictObject({
    version,
    status: tenderStatus,
    /** For `quotation` from `formation`: in the future, at most a year ahead. */
    deadline: z.optional(instant),
    /** For `canceled` and `needs_clarification`. */
    reason: z.optional(multilineText(500)),
  }),
  reply: item(Tender),
  problems: [
    'not-found',
    'changed',
    'tender-not-allowed',
    'tender-incomplete',
    'tender-no-participants',
    'tender-sealed',
    'tender-report-missing',
    'tender-terms-missing',
    'tender-lines-missing',
    'tender-not-signed',
  ],
});

export const saveTenderSection = endpoint({
  name: 'save-tender-section',
  summary: 'Save one section of a tender, which has a version of its own',
  method: 'PUT',
  path: '/api/shop/tender/{id}/section',
  access: 'tender.write',
  params,
  body: anySectionBody,
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed'],
});

export const moveTenderDeadline = endpoint({
  name: 'move-tender-deadline',
  summary: 'Move the deadline: later, or also earlier while nobody has quoted. The participants are told',
  method: 'PUT',
  path: '/api/shop/tender/{id}/deadline',
  access: 'tender.write',
  params,
  body: z.strictObject({ version, deadline: instant }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed', 'tender-closed', 'tender-deadline-earlier'],
});

export const setUnderwritingReport = endpoint({
  name: 'set-underwriting-report',
  summary: 'Write the underwriting report, or give its file, and say whether it is ready',
  method: 'PUT',
  path: '/api/shop/tender/{id}/report',
  access: 'tender.write',
  params,
  body: z.strictObject({
    /** Of the report. 0 until it is saved for the first time. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
    text: optionalLines(tenderLimits.report),
    ready: z.boolean(),
    /** A new file, which replaces the one before. Null removes it; without it, the file stays. */
    upload_id: z.optional(z.nullable(id)),
    name: z.optional(text(200)),
  }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed', 'upload-not-ready'],
});

/** What a participant quoted. Null for everybody else before the quotes are open. */
const openTerms = {
  sum: z.nullable(z.int()),
  franchise: z.nullable(z.int()),
  tariff_percent: z.nullable(z.int()),
  comment: z.nullable(z.string()),
  /** Of the whole layer at this tariff, and the share of the layer that the sum covers. */
  premium: z.nullable(z.int()),
  share: z.nullable(z.int()),
};

export const Participation = z.object({
  id,
  version,
  tender_id: id,
  company: idAndName,
  state: participationState,
  /** Whether it has a quote that counts. */
  active: z.boolean(),
  invited_at: storedInstant,
  /** Of the newest quote, revocation or refusal. */
  answered_at: z.nullable(storedInstant),
  /** How often it has quoted. */
  revision: z.int(),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  ...openTerms,
  /** Of the line, hundredths of a percent of the layer. */
  written: z.nullable(z.int()),
  least: z.nullable(z.int()),
  signed: z.nullable(z.int()),
});
export type Participation = z.infer<typeof Participation>;

export const listParticipations = endpoint({
  name: 'list-participations',
  summary:
    'List who is invited to a tender and has answered; once the quotes are open, with their terms. A performer gets its own',
  method: 'GET',
  path: '/api/shop/tender/{id}/participations',
  access: 'tender.read',
  params,
  query: z.strictObject(paging),
  reply: list(Participation),
  problems: ['not-found'],
});

export const inviteParticipants = endpoint({
  name: 'invite-participants',
  summary: 'Invite performers to a tender. They are told once it asks for quotes, or at once if it does',
  method: 'POST',
  path: '/api/shop/tender/{id}/participations',
  access: 'tender.write',
  params,
  body: z.strictObject({ version, company_ids: uniqueArray(id, tenderLimits.invited, 1) }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed', 'tender-closed', 'too-many-participants'],
});

export const listTenderPerformers = endpoint({
  name: 'list-tender-performers',
  summary: 'List the performers that can be invited to a tender: those of the directory, by name',
  method: 'GET',
  path: '/api/shop/tenders/performers',
  access: 'tender.write',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    /** The beginnings of words of the name. */
    name: z.optional(search),
    /** Only these, whatever the name says. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(z.object({ id, name: z.string(), address: z.nullable(z.string()) })),
});

export const remindParticipants = endpoint({
  name: 'remind-participants',
  summary: 'Remind those who have not answered yet of the deadline, at most three times a day',
  method: 'POST',
  path: '/api/shop/tender/{id}/remind',
  access: 'tender.write',
  params,
  body: z.strictObject({}),
  reply: item(z.object({ reminded: z.int() })),
  problems: ['not-found', 'changed', 'tender-closed'],
});

export const getParticipation = endpoint({
  name: 'get-participation',
  summary: 'Get the own participation in a tender, with what one has quoted',
  method: 'GET',
  path: '/api/shop/participation/{id}',
  access: 'tender.participate',
  params,
  reply: item(
    z.object({
      ...Participation.shape,
      /** What the performer may do now. */
      answers: z.array(z.enum(['quote', 'revoke', 'decline', 'write'])),
    }),
  ),
  problems: ['not-found'],
});

export const answerParticipation = endpoint({
  name: 'answer-participation',
  summary:
    'Quote, change or revoke a quote (`active` false), decline, with a reason or without, all before the deadline; after the opening write a line',
  method: 'PUT',
  path: '/api/shop/participation/{id}',
  access: 'tender.participate',
  params,
  body: z.strictObject({
    version,
    /** False revokes a quote, or declines an invitation. */
    active: z.optional(z.boolean()),
    /** What the performer covers. */
    sum: z.optional(tenderAmount),
    franchise: z.optional(tenderAmount),
    tariff_percent: z.optional(tariffPercent),
    comment: z.optional(optionalLines(2000)),
    /** Why it declines. */
    reason: z.optional(multilineText(500)),
    /** The line, once the terms are picked, and below which share the performer would not stand. */
    written: z.optional(share),
    least: z.optional(z.nullable(share)),
  }),
  reply: item(Participation),
  problems: ['not-found', 'changed', 'tender-closed', 'tender-not-ready', 'tender-own', 'participation-not-allowed'],
});

export const removeParticipant = endpoint({
  name: 'remove-participant',
  summary: 'Take back the invitation of a performer. Its quote goes unread',
  method: 'DELETE',
  path: '/api/shop/participation/{id}',
  access: 'tender.write',
  params,
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'tender-not-allowed', 'tender-closed'],
});

/** A participation with what its tender is about. */
export const Proposal = z.object({
  ...Participation.shape,
  tender: z.object({
    id,
    number: z.string(),
    name: z.string(),
    status: tenderStatus,
    company: idAndName,
    type: z.nullable(z.enum(tenderTypes)),
    currency: z.nullable(z.enum(currencies)),
    sum_insured: z.nullable(z.int()),
    deadline: z.nullable(storedInstant),
    opened_at: z.nullable(storedInstant),
  }),
});
export type Proposal = z.infer<typeof Proposal>;

export const listProposals = endpoint({
  name: 'list-proposals',
  summary: 'List participations with their tenders, the newest invitation first: of a tender or of a performer',
  method: 'GET',
  path: '/api/shop/proposals',
  access: 'tender.read',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['invited_at'], 'desc'),
    /** Required of everybody but performers, who read their own without it. */
    tender_id: z.optional(id),
    /** The performer. */
    company_id: z.optional(id),
    /** Of the participation. */
    statuses: z.optional(queryArray(participationState)),
  }),
  reply: list(Proposal),
  problems: ['not-found'],
});

export const pickTenderTerms = endpoint({
  name: 'pick-tender-terms',
  summary: 'Pick the terms of all lines from the opened quotes: both of one quote, or each from another one',
  method: 'PUT',
  path: '/api/shop/tender/{id}/terms',
  access: 'tender.write',
  params,
  body: z.strictObject({
    version,
    /** The participations whose terms are picked. */
    tariff_from: id,
    franchise_from: id,
  }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed'],
});

export const signTenderLines = endpoint({
  name: 'sign-tender-lines',
  summary:
    'Sign lines down to the order, each at most as its participant has written, or again. `lines` empty takes the signing back',
  method: 'PUT',
  path: '/api/shop/tender/{id}/lines',
  access: 'tender.write',
  params,
  body: z.strictObject({
    version,
    /** Hundredths of a percent of the layer. */
    order: integer(1, maxOf.share),
    lines: z
      .array(z.strictObject({ participation_id: id, written: share }))
      .check(z.maxLength(tenderLimits.participants)),
  }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed'],
});

export const addTenderFile = endpoint({
  name: 'add-tender-file',
  summary: 'Add a file to the technical documentation, or a new version of one',
  method: 'POST',
  path: '/api/shop/tender/{id}/files',
  access: 'tender.write',
  params,
  body: z.strictObject({
    version,
    upload_id: id,
    name: text(200),
    /** The file of which it is a new version. */
    file_id: z.optional(id),
  }),
  reply: item(Tender),
  status: 201,
  problems: ['not-found', 'changed', 'upload-not-ready', 'tender-not-allowed', 'too-many-tender-files'],
});

export const deleteTenderFile = endpoint({
  name: 'delete-tender-file',
  summary: 'Remove a file with all its versions from the technical documentation',
  method: 'DELETE',
  path: '/api/shop/tender/{id}/files',
  access: 'tender.write',
  params,
  query: z.strictObject({ version: versionInQuery, file_id: id }),
  reply: item(Tender),
  problems: ['not-found', 'changed', 'tender-not-allowed'],
});

export const TenderMessage = z.object({
  id,
  text: z.string(),
  at: storedInstant,
  /** Null: a participant, whose name others do not see before the quotes are open. */
  by: z.nullable(person),
  company: z.nullable(idAndName),
  side: z.enum(['owner', 'participant', 'platform']),
  own: z.boolean(),
});
export type TenderMessage = z.infer<typeof TenderMessage>;

export const listTenderMessages = endpoint({
  name: 'list-tender-messages',
  summary: 'List the questions and answers about a tender page by page from the newest ones, each page in their order',
  method: 'GET',
  path: '/api/shop/tender/{id}/messages',
  access: 'tender.read',
  params,
  query: z.strictObject(paging),
  reply: list(TenderMessage),
  problems: ['not-found'],
});

export const sendTenderMessage = endpoint({
  name: 'send-tender-message',
  summary:
    'Ask or answer about a tender: everybody who reads the tender reads it, without the name of a participant before the opening',
  method: 'POST',
  path: '/api/shop/tender/{id}/messages',
  access: 'tender.read',
  params,
  body: z.strictObject({ text: multilineText(tenderLimits.text) }),
  reply: item(TenderMessage),
  status: 201,
  problems: ['not-found', 'changed', 'too-many-tender-messages'],
});

/** One entry of the append-only history. `hash` is of the entry and of the one before. */
export const TenderHistoryEntry = z.object({
  n: z.int(),
  at: storedInstant,
  by: z.nullable(person),
  company: z.nullable(idAndName),
  what: z.enum(historyWhats),
  details: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  previous: z.string(),
  hash: z.string(),
});
export type TenderHistoryEntry = z.infer<typeof TenderHistoryEntry>;

export const listTenderHistory = endpoint({
  name: 'list-tender-history',
  summary: 'List what happened to a tender page by page from the newest entry. A performer gets what concerns it',
  method: 'GET',
  path: '/api/shop/tender/{id}/history',
  access: 'tender.read',
  params,
  query: z.strictObject(paging),
  reply: list(TenderHistoryEntry),
  problems: ['not-found'],
});

export const getTenderProof = endpoint({
  name: 'get-tender-proof',
  summary:
    'Get the whole history with the sealed quotes, and after the opening their keys: docs/verify-tender.mjs verifies it',
  method: 'GET',
  path: '/api/shop/tender/{id}/proof',
  access: 'tender.write',
  attachment: 'tender-proof.json',
  params,
  reply: z.object({
    tender: z.object({ id, number: z.string(), name: z.string(), deadline: z.nullable(storedInstant) }),
    head: z.object({ n: z.int(), hash: z.string() }),
    entries: z.array(TenderHistoryEntry),
    quotes: z.array(
      z.object({
        participation_id: id,
        company: idAndName,
        revision: z.int(),
        sealed: z.string(),
        key: z.nullable(z.string()),
        terms: z.nullable(z.object({ sum: z.int(), franchise: z.int(), tariff_percent: z.int(), comment: z.string() })),
      }),
    ),
  }),
  problems: ['not-found'],
});
