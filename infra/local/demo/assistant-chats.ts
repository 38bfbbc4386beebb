import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { firstAssistantSettings } from '#shared/domain/assistant/settings.ts';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { dayMonth } from '#shared/domain/time-text.ts';
import type { Chat } from '../../../functions/data/assistant/chats.ts';
import type { Message } from '../../../functions/data/assistant/messages.ts';
import type { ModelUse } from '../../../functions/data/assistant/usage.ts';
import { derivedId } from '../../../functions/data/derived-id.ts';
import { standInModels } from '../model/path.ts';
import { type Facts, talkOf } from './assistant-topics.ts';
import { assistantVersionsAt } from './assistant-versions.ts';
import { timeZone, wallTime } from './days.ts';
import { accounts, actors } from './people.ts';
import { dice, type Dice, idOf } from './seed.ts';
import type { ShiftHistory } from './simulate.ts';

type Person = {
  fio: string;
  role: Role;
  /** Days from one question to the next. */
  every: number;
  /** The number of an answer, the oldest is 0. */
  ratings?: Readonly<Record<number, Pick<Message, 'rating' | 'reason'>>>;
  proposes?: 'comment' | 'replacement';
};

const up = { rating: 'up', reason: null } as const;
const down = (reason: string) => ({ rating: 'down', reason }) as const;

const people: readonly Person[] = [
  { fio: 'Jiří Dvořák', role: 'ROLE_ADMIN', every: 6, ratings: { 2: down('Aspoň odkaz na předpověď by pomohl.') } },
  { fio: 'Helena Pospíšilová', role: 'ROLE_MANAGER', every: 4, ratings: { 2: up } },
  { fio: 'Martina Dvořáková', role: 'ROLE_VENDOR', every: 3, ratings: { 5: up, 9: up } },
  {
    fio: 'Roman Vlček',
    role: 'ROLE_VENDOR',
    every: 5,
    ratings: { 1: down('Chtěl jsem součet po profesích, ne po prodejnách.') },
  },
  { fio: 'Jana Nováková', role: 'ROLE_VENDOR_STAFF', every: 4, ratings: { 4: up } },
  { fio: 'Oksana Kovalenko', role: 'ROLE_VENDOR_STAFF', every: 6, ratings: { 1: up } },
  { fio: 'Mykola Tkačenko', role: 'ROLE_VENDOR_STAFF', every: 9, ratings: { 1: down('Не учтены часы за субботу.') } },
  { fio: 'Nguyen Thi Lan', role: 'ROLE_VENDOR_STAFF', every: 7, ratings: { 2: up } },
  { fio: 'Alena Hrubá', role: 'ROLE_BUYER', every: 3, proposes: 'comment', ratings: { 7: up } },
  { fio: 'Pavel Sedlák', role: 'ROLE_BUYER', every: 6 },
  { fio: 'Zdeněk Malý', role: 'ROLE_BUYER', every: 8 },
  { fio: 'Tomáš Krejčí', role: 'ROLE_BUYER_MANAGER', every: 5, proposes: 'replacement' },
  { fio: 'Petra Malinová', role: 'ROLE_STORE_MANAGER', every: 3, ratings: { 5: down('Chybí, o kolik minut.') } },
];
/** Registered with the demo world (newcomers.ts). */
const newcomer: Person = { fio: 'Nela Říhová', role: 'ROLE_USER', every: 1 };
const newcomerActor: Actor = {
  id: idOf('account nela'),
  login_id: idOf('login nela'),
  fio: newcomer.fio,
  role: 'ROLE_USER',
  company: null,
  store_ids: [],
};

/** Days of history: counts of a day are kept for 60. */
const longest = 57;

/** Tokens of one step of a model: about the size of the tools of the role. */
const toolTokens: Readonly<Record<Role, number>> = {
  ROLE_ADMIN: 5500,
  ROLE_MANAGER: 5000,
  ROLE_VENDOR: 5200,
  ROLE_VENDOR_STAFF: 3000,
  ROLE_BUYER: 5300,
  ROLE_BUYER_MANAGER: 4600,
  ROLE_STORE_MANAGER: 3900,
  ROLE_USER: 700,
};

type DemoQuestion = { question: Message; answer: Message; uses: readonly ModelUse[]; day: string };
type DemoAssistantChat = { actor: Actor; chat: Chat; questions: readonly DemoQuestion[] };

/** The conversations with the assistant as of a moment, with what its models used. */
export const assistantChatsAt = (now: string, histories: readonly ShiftHistory[]): DemoAssistantChat[] => {
  const sorted = histories.toSorted((one, other) => (one.shift.starts_at < other.shift.starts_at ? -1 : 1));
  return [...people.map((person) => ({ person, actor: actorOf(person) })), { person: newcomer, actor: newcomerActor }]
    .map(({ person, actor }) => chatOf(person, actor, { now, histories: sorted }))
    .filter(({ questions }) => questions.length > 0);
};

const actorOf = ({ fio, role }: Person): Actor => {
  const found = actors.find((actor) => actor.fio === fio && actor.role === role);
  if (!found) throw new Error(`The demo world has no ${fio}`);
  return found;
};

const languageOf = ({ id }: Actor): Facts['language'] => {
  const locale = accounts.find((account) => account.id === id)?.locale;
  return locale === 'ru' || locale === 'en' ? locale : 'cs';
};

type Moment = { now: string; histories: readonly ShiftHistory[] };
type Said = { at: string; question: string; answer: string; proposals: AssistantProposal[] };

const chatOf = (person: Person, actor: Actor, moment: Moment): DemoAssistantChat => {
  const chance = dice(`assistant ${actor.id}`);
  const proposing = { comment: commented, replacement: declinedReplacement, none: () => undefined };
  const said = [...regular(person, actor, moment, chance), proposing[person.proposes ?? 'none'](actor, moment)]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const questions = said.map((one, n) => questionOf(one, { person, actor, n, now: moment.now, chance }));
  const chat: Chat = {
    id: actor.id,
    version: questions.length * 2,
    fio: actor.fio,
    company: actor.company,
    messages: questions.length * 2,
    tokens: questions.flatMap(({ uses }) => uses).reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0),
    updated_at: questions.at(-1)?.question.at ?? moment.now,
    cleared_at: null,
    answering: null,
  };
  return { actor, chat, questions };
};

/** Days ago, the newest first; people begin on different days. A newcomer came yesterday. */
const daysOf = (person: Person): number[] => {
  const { role, every } = person;
  if (role === 'ROLE_USER') return [1];
  const days = Array.from({ length: longest }, (_, n) => n * every + (people.indexOf(person) % every));
  return days.filter((ago) => ago <= longest);
};

const regular = (person: Person, actor: Actor, { now, histories }: Moment, chance: Dice): Said[] => {
  const own = histories.map(({ shift }) => shift).filter((shift) => mayRead(actor, shift));
  const language = languageOf(actor);
  return daysOf(person)
    .toReversed()
    .flatMap((ago, n) => {
      const today = addDays(localDay(now, timeZone), -ago);
      const at = addMinutes(wallTime(today, '7:30'), Math.floor(chance.between(0, 600)));
      const talk = talkOf({ actor, language, shifts: own, at, today, nth: n });
      return talk && at < now ? [{ at, ...talk, proposals: [] }] : [];
    });
};

const mayRead = ({ id, role, company, store_ids }: Actor, shift: Shift): boolean => {
  switch (role) {
    case 'ROLE_ADMIN':
    case 'ROLE_MANAGER':
      return true;
    case 'ROLE_VENDOR':
      return shift.vendor ? shift.vendor.id === company?.id : shift.offered_to.includes(company?.id ?? '');
    case 'ROLE_VENDOR_STAFF':
      return shift.staff?.id === id;
    case 'ROLE_BUYER':
      return shift.customer.id === company?.id;
    case 'ROLE_BUYER_MANAGER':
    case 'ROLE_STORE_MANAGER':
      return store_ids.includes(shift.store.id);
    case 'ROLE_USER':
      return false;
  }
};

const since = (now: string): string => addMinutes(now, -(longest - 1) * 24 * 60);

const proposalOf = (endpoint: string, shift: Shift, body: AssistantProposal['body'], state: 'confirmed' | 'declined') =>
  ({
    id: derivedId('assistant-proposal', 'demo', shift.id, endpoint),
    endpoint,
    params: { id: shift.id },
    query: {},
    body,
    state,
  }) satisfies AssistantProposal;

/** The person confirmed a comment, which stands at its shift. */
const commented = (actor: Actor, { now, histories }: Moment): Said | undefined => {
  const found = histories
    .flatMap(({ shift, comments }) => comments.map(({ comment }) => ({ shift, comment })))
    .findLast(({ comment: { at, by } }) => by.id === actor.id && at > since(now) && at < now);
  if (!found) return undefined;
  const { shift, comment } = found;
  return {
    at: addMinutes(comment.at, -1),
    question: `Napiš komentář ke směně ${shift.store.name} ${dayMonth(shift.day)}: ${comment.text}`,
    answer: `Navrhuji napsat ke směně komentář: ${comment.text} Dokud návrh nepotvrdíte, nic se nestane.`,
    proposals: [proposalOf('create-comment', shift, { text: comment.text }, 'confirmed')],
  };
};

/** The person thought better of asking for another worker, and the shift was completed. */
const declinedReplacement = (actor: Actor, { now, histories }: Moment): Said | undefined => {
  const until = addMinutes(now, -3 * 24 * 60);
  const shift = histories
    .map((history) => history.shift)
    .findLast(
      (one) => mayRead(actor, one) && one.status === 'completed' && one.starts_at > since(now) && one.starts_at < until,
    );
  if (!shift) return undefined;
  const reason = 'Pracovník neodpovídá na zprávy';
  return {
    at: addMinutes(shift.starts_at, -50),
    question: `Požádej o jiného pracovníka na směnu ${shift.store.name} ${dayMonth(shift.day)}, ${reason.toLowerCase()}.`,
    answer: 'Navrhuji požádat dodavatele o jiného pracovníka; dokud návrh nepotvrdíte, nic se nestane.',
    proposals: [proposalOf('ask-replacement', shift, { reason }, 'declined')],
  };
};

type Of = { person: Person; actor: Actor; n: number; now: string; chance: Dice };

const questionOf = (said: Said, { person, actor, n, now, chance }: Of): DemoQuestion => {
  const { at, proposals } = said;
  const valid = assistantVersionsAt(now).findLast((one) => one.at <= at);
  const { main_model, reserve_model } = valid?.fields ?? firstAssistantSettings;
  const [main = '', reserve = ''] = standInModels;
  const input = 2 * toolTokens[actor.role] + Math.floor(chance.between(200, 1800));
  const used = { input, output: Math.ceil(said.answer.length / 4) + Math.floor(chance.between(20, 60)) };
  const isSlow = chance.roll() < 0.06;
  const uses: ModelUse[] = isSlow
    ? [
        { model: main, tokens: { input: toolTokens[actor.role], output: 0 }, price: main_model },
        { model: reserve, tokens: used, price: reserve_model },
      ]
    : [{ model: main, tokens: used, price: main_model }];
  const id = derivedId('assistant-question', actor.id, `demo ${at}`);
  const common = { account_id: actor.id, at, version: 1 };
  return {
    question: {
      ...common,
      id,
      role: 'user',
      content: said.question,
      proposals: [],
      model: null,
      settings_version: null,
      rating: null,
      reason: null,
    },
    answer: {
      ...common,
      id: derivedId('assistant-answer', id),
      role: 'assistant',
      content: said.answer,
      proposals,
      model: isSlow ? reserve : main,
      settings_version: valid?.version ?? 0,
      ...(person.ratings?.[n] ?? { rating: null, reason: null }),
    },
    uses,
    day: localDay(at, timeZone),
  };
};
