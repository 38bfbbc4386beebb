import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { movedDeadline, moveTender } from '#shared/domain/tenders/act.ts';
import { shareOf, type Terms } from '#shared/domain/tenders/bids.ts';
import { canonical, type ChainEntry } from '#shared/domain/tenders/chain.ts';
import type { HistoryWhat } from '#shared/domain/tenders/history.ts';
import { signDown } from '#shared/domain/tenders/lines.ts';
import { type Answer, isActive, requireAnswer } from '#shared/domain/tenders/participation.ts';
import {
  checkSection,
  completenessOf,
  emptyValues,
  layerOf,
  type SectionNumber,
  sectionNumbers,
  valuesIn,
} from '#shared/domain/tenders/sections.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import type { TenderMessage } from '../../../functions/data/tenders/messages.ts';
import type { Participation } from '../../../functions/data/tenders/participations.ts';
import type { Tender } from '../../../functions/data/tenders/tenders.ts';
import { companies, type CompanyKey, companyReference } from './companies.ts';
import { timeZone, wallTime, weekday } from './days.ts';
import { workDay } from './order-stories.ts';
import { actors, admin, vendorOf } from './people.ts';
import { dice, idOf } from './seed.ts';
import { type Course, type DemoAnswer, type DemoQuote, type Performer, performers } from './tender-courses.ts';
import type { Risk } from './tender-risk.ts';
import { risks, valuesOf } from './tender-risks.ts';
import { hashesOf, openSeal, type QuoteId, sha256 } from './tender-seals.ts';

/** An entry of the history before it is chained. */
export type Happened = {
  at: string;
  by: Pick<Actor, 'id' | 'fio' | 'company'> | null;
  what: HistoryWhat;
  details: ChainEntry['details'];
};

/** A tender as it is at the moment of the load. `waiting` are the quotes that the key of the tender has to seal. */
export type DemoTender = {
  tender: Tender;
  participations: readonly Participation[];
  happened: readonly Happened[];
  waiting: readonly (QuoteId & { terms: Terms })[];
  messages: readonly TenderMessage[];
};

/** Days after the creation. Quotes come at least three days before a deadline, so that no weekend puts them behind it. */
export const dayOf = {
  submit: 4,
  form: 5,
  invite: 6,
  correct: 8,
  ask: 11,
  talk: 12,
  answer: 13,
  clarify: 15,
  move: 16,
  firstDeadline: 21,
  deadline: 26,
  report: 28,
  reportReady: 29,
  cancel: 31,
  place: 31,
  terms: 33,
  write: 35,
  process: 40,
  sign: 42,
  pay: 56,
  ready: 61,
  complete: 75,
} as const;

/** Of a tender that still takes quotes: days from the load on, and the clock. */
const ahead = { days: 3, clocks: ['12:00', '16:00'] } as const;
/** Hours before the deadline at which the job reminds (functions/data/tenders/tenders.ts). */
const reminderHours = [72, 4] as const;
const remindersBy = (deadline: string, moment: string): number[] =>
  reminderHours.filter((hours) => addMinutes(deadline, -60 * hours) <= moment);

export type Story = ReturnType<typeof storyOf>;

/** What people and the job do with one tender, one after another, each as its function would do it. */
export const storyOf = (course: Course, now: string) => {
  const { risk: key, owner, person = 0, age, stage, empty = [], isMoved, picked } = course;
  const risk: Risk = risks[key];
  const chance = dice(`tender ${key}`);
  const today = localDay(now, timeZone);
  /** The day, or the Friday before a weekend: nothing is in the future. */
  const dayAfter = (days: number): string => {
    const day = addDays(today, days - age);
    return addDays(day, Math.min(0, 5 - weekday(day)));
  };
  const actor = personAt(owner, person);
  const by = { id: actor.id, fio: actor.fio };
  const deadline =
    stage === 'sealed'
      ? wallTime(workDay(addDays(today, ahead.days)), ahead.clocks[owner === 'zelenyKos' ? 0 : 1])
      : wallTime(dayAfter(dayOf.deadline), '12:00');
  const firstDeadline = isMoved ? wallTime(dayAfter(dayOf.firstDeadline), '12:00') : deadline;

  let at = '';
  let tender = newTender(risk, { key, owner, by, number: Math.floor(chance.between(0, 1e7)) });
  const participations = new Map<Performer, Participation>();
  const happened: Happened[] = [];
  const messages: TenderMessage[] = [];
  const termsOf = new Map<string, Terms>();

  const add = (who: Happened['by'], what: HistoryWhat, details: ChainEntry['details']): void => {
    happened.push({ at, by: who, what, details });
  };
  const change = (changed: Partial<Tender>): void => {
    tender = { ...tender, ...changed, version: tender.version + 1 };
  };
  const of = (performer: Performer): Participation => {
    const found = participations.get(performer);
    if (!found) throw new Error(`${performer} does not take part in ${key}`);
    return found;
  };
  const changeOf = (performer: Performer, changed: Partial<Participation>): void => {
    const before = of(performer);
    participations.set(performer, { ...before, ...changed, version: before.version + 1 });
  };
  const quoteIdOf = ({ id: participation_id, revision }: Participation): QuoteId => ({
    tender_id: tender.id,
    participation_id,
    revision,
  });
  const nameOf = (quote: QuoteId): string => `${quote.participation_id} ${quote.revision}`;
  const termsNow = (participation: Participation): Terms => {
    const found = termsOf.get(nameOf(quoteIdOf(participation)));
    if (!found) throw new Error(`${participation.company.name} has not quoted for ${key}`);
    return found;
  };
  const answer = (
    performer: Performer,
    [kind, what]: [Answer, HistoryWhat],
    changed: Partial<Participation>,
    details: ChainEntry['details'],
  ): void => {
    requireAnswer(kind, tender, of(performer).state, at);
    changeOf(performer, changed);
    add(vendorOf(companies[performer].id), what, { participation_id: of(performer).id, ...details });
  };
  const active = (): [Performer, Participation][] => [...participations].filter(([, { state }]) => isActive(state));

  return {
    /** Some time of a day after the creation, later than what was before. */
    goTo: (days: number): void => {
      const time = wallTime(
        dayAfter(days),
        `${Math.floor(chance.between(8, 13))}:${Math.floor(chance.between(0, 60))}`,
      );
      at = time > at ? time : addMinutes(at, Math.floor(chance.between(5, 25)));
    },
    create: (): void => {
      tender = { ...tender, created_at: at, number: `T${at.slice(2, 4)}${tender.number}` };
      add(actor, 'created', { name: tender.name, number: tender.number, from: null });
    },
    save: (section: SectionNumber): void => {
      const start = `${addDays(localDay(tender.created_at, timeZone), 90).slice(0, 7)}-01`;
      const full = valuesOf(risk, section, start);
      const values = Object.fromEntries(
        Object.entries(full).map(([name, value]) => [name, empty.includes(name) ? null : value]),
      );
      checkSection(section, values);
      const saved = { version: tender.sections[section].version + 1, at, by, values };
      change({ sections: { ...tender.sections, [section]: saved } });
      const { filled, required } = completenessOf(section, values);
      add(actor, 'section', { section, version: saved.version, filled, required, sha256: sha256(canonical(values)) });
    },
    move: (to: TenderStatus, reason?: string): void => {
      const has_lines = active().some(([, { written }]) => (written ?? 0) > 0);
      const details = { deadline: firstDeadline, reason, has_lines };
      const { tender: moved, transition } = moveTender(tender, to, { who: ['C'], now: at, details });
      const from = tender.status;
      change({ ...moved, version: tender.version, ...(transition === 'ask' && { published_at: at }) });
      add(actor, transition, {
        from,
        to: tender.status,
        ...(reason !== undefined && { reason }),
        ...(transition === 'ask' && { deadline: tender.deadline }),
      });
    },
    invite: (): void => {
      for (const performer of performers) participations.set(performer, invitation(tender, performer, at));
      const invited = [...participations.values()];
      change({ participants: invited.map(({ id, company }) => ({ id, company })) });
      for (const { id, company } of invited)
        add(actor, 'invited', { participation_id: id, company_id: company.id, company: company.name });
    },
    quote: (performer: Performer, { covers, franchise, tariff_percent, comment }: DemoQuote): void => {
      const before = of(performer);
      const layer = layerOf(tender.sections) ?? 0;
      const terms = {
        sum: Math.round((layer * covers) / 10_000),
        franchise: Math.round(((valuesIn(tender.sections, 9).franchise ?? 0) * franchise) / 100),
        tariff_percent,
        comment,
      };
      const revision = before.revision + 1;
      const quote = quoteIdOf({ ...before, revision });
      termsOf.set(nameOf(quote), terms);
      const { sealed, key } = openSeal(quote, terms);
      answer(
        performer,
        ['quote', 'quoted'],
        { state: 'quoted', answered_at: at, revision, reason: null, sealed },
        { revision, ...hashesOf(sealed, key) },
      );
    },
    revoke: (performer: Performer): void =>
      answer(
        performer,
        ['revoke', 'revoked'],
        { state: 'revoked', answered_at: at, sealed: null },
        { revision: of(performer).revision },
      ),
    decline: (performer: Performer, reason: string): void =>
      answer(
        performer,
        ['decline', 'declined'],
        { state: 'declined', answered_at: at, sealed: null, reason },
        { reason },
      ),
    moveDeadline: (): void => {
      const before = tender.deadline;
      change({ deadline: movedDeadline(tender, deadline, { now: at, has_quotes: true }) });
      add(actor, 'deadline', { deadline, before });
    },
    /** The job of the minute after the deadline. It has reminded before. */
    open: (): void => {
      at = addMinutes(deadline, 1);
      const layer = layerOf(tender.sections) ?? 0;
      const quotes = active();
      for (const [performer, participation] of quotes) {
        const terms = termsNow(participation);
        const { key: dataKey } = openSeal(quoteIdOf(participation), terms);
        changeOf(performer, { opened: { terms, key: dataKey }, written: shareOf(terms.sum, layer) });
      }
      for (const _ of reminderHours) change({});
      change({ opened_at: at, reminded: remindersBy(deadline, at) });
      add(null, 'opened', { quotes: quotes.length, deadline: tender.deadline });
    },
    report: (ready: boolean): void => {
      const text = ready ? risk.report : (risk.report.split('\n')[0] ?? '');
      change({ report: { version: tender.report.version + 1, ready, text, file: null } });
      add(actor, 'report', { ready: ready ? 'yes' : 'no', sha256: sha256(text), file: null });
    },
    pickTerms: (): void => {
      if (!picked) throw new Error(`Nothing is picked for ${key}`);
      const [tariff, franchise] = [of(picked.tariff_percent), of(picked.franchise)];
      const terms = {
        tariff_percent: { participation_id: tariff.id, value: termsNow(tariff).tariff_percent },
        franchise: { participation_id: franchise.id, value: termsNow(franchise).franchise },
      };
      change({ terms });
      add(actor, 'terms', {
        tariff_percent: terms.tariff_percent.value,
        tariff_from: terms.tariff_percent.participation_id,
        franchise: terms.franchise.value,
        franchise_from: terms.franchise.participation_id,
      });
    },
    write: (performer: Performer, { written, ...line }: NonNullable<DemoAnswer['line']>): void => {
      const least = line.least ?? null;
      answer(performer, ['write', 'written'], { written, least }, { written, least });
    },
    sign: (): void => {
      const order = valuesIn(tender.sections, 8).order ?? 0;
      const quotes = active();
      const lines = quotes.map(([, { id, company, written, least }]) => ({
        id,
        company,
        written: written ?? 0,
        least,
      }));
      const { lines: results, written, signed, unplaced } = signDown(lines, order);
      const signing = {
        at,
        order,
        written,
        signed,
        unplaced,
        lines: lines.map(({ id: participation_id, ...line }, nth) => ({
          participation_id,
          ...line,
          signed: results[nth]?.signed ?? 0,
        })),
      };
      change({ signing });
      for (const [nth, [performer]] of quotes.entries())
        changeOf(performer, { signed: signing.lines[nth]?.signed ?? 0 });
      add(actor, 'signed', { order, written, signed, unplaced });
    },
    say: (who: Performer | 'owner' | 'platform', text: string): void => {
      const { id, fio, company } = who === 'owner' ? actor : who === 'platform' ? admin : vendorOf(companies[who].id);
      messages.push({
        id: idOf(`tender message ${key} ${messages.length}`),
        tender_id: tender.id,
        text,
        at,
        by: { id, fio },
        company: company && { id: company.id, name: company.name },
        side: who === 'owner' || who === 'platform' ? who : 'participant',
      });
    },
    outcome: (): DemoTender => {
      const reminded = stage === 'sealed' ? remindersBy(deadline, now) : tender.reminded;
      return {
        tender: { ...tender, reminded, version: tender.version + (stage === 'sealed' ? reminded.length : 0) },
        participations: [...participations.values()],
        happened,
        waiting: stage === 'sealed' ? active().map(([, one]) => ({ ...quoteIdOf(one), terms: termsNow(one) })) : [],
        messages,
      };
    },
  };
};

/** A buyer, or a buyer manager of the company. */
const personAt = (owner: CompanyKey, nth: number): Actor => {
  const own = actors.filter(
    ({ role, company }) =>
      company?.id === companies[owner].id && (role === 'ROLE_BUYER' || role === 'ROLE_BUYER_MANAGER'),
  );
  const found = own[nth];
  if (!found) throw new Error(`${owner} has too few buyers`);
  return found;
};

type Created = { key: string; owner: CompanyKey; by: Tender['created_by']; number: number };

const newTender = ({ name, fields }: Risk, { key, owner, by, number }: Created): Tender => {
  const company = companyReference(owner);
  const own = fields.client === company.name ? company : null;
  return {
    id: idOf(`tender ${key}`),
    version: 1,
    number: String(number).padStart(7, '0'),
    name,
    company,
    created_at: '',
    created_by: by,
    status: 'cart',
    clarified_from: null,
    interested: null,
    customer: own,
    dop_contractor: null,
    category_id: null,
    sections: Object.fromEntries(
      sectionNumbers.map((section) => [section, { version: 0, at: null, by: null, values: emptyValues(section) }]),
    ) as Tender['sections'],
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
  };
};

const invitation = (tender: Tender, performer: Performer, at: string): Participation => ({
  id: idOf(`participation ${tender.id} ${performer}`),
  version: 1,
  tender_id: tender.id,
  company: companyReference(performer),
  owner_id: tender.company.id,
  state: 'invited',
  invited_at: at,
  answered_at: null,
  revision: 0,
  reason: null,
  sealed: null,
  opened: null,
  written: null,
  least: null,
  signed: null,
});
