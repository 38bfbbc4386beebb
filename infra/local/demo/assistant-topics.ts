import { addDays } from '#shared/domain/days.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { minutesWorked } from '#shared/domain/shifts/timing.ts';
import { clock, dayMonth, fullDay } from '#shared/domain/time-text.ts';
import { dayRange, hours } from '../model/format.ts';
import { timeZone } from './days.ts';

/** What is known when somebody asks. */
export type Facts = {
  actor: Actor;
  language: 'cs' | 'en' | 'ru';
  /** Those that the person reads, by their start. */
  shifts: readonly Shift[];
  at: string;
  /** YYYY-MM-DD in Prague. */
  today: string;
  /** The number of the question of this person, from 0. */
  nth: number;
};
type Talk = { question: string; answer: string };
/** A question with its answer; undefined if the person has nothing to ask about. */
type Topic = (facts: Facts) => Talk | undefined;

const addressOf = ({ id }: Shift): string => `/shifts/view/${id}`;
const times = ({ starts_at, ends_at }: Shift): string => `${clock(starts_at, timeZone)}–${clock(ends_at, timeZone)}`;
const shiftLink = (shift: Shift): string =>
  `[${shift.store.name}, ${dayMonth(shift.day)} ${times(shift)}](${addressOf(shift)})`;

/** People do not ask in the same words each time. */
const wordingOf = (wordings: readonly string[], nth: number): string => wordings[nth % wordings.length] ?? '';

const isCanceled = ({ status }: Shift): boolean => status === 'canceled' || status === 'reserve';
const minutesOf = (shifts: readonly Shift[], at: string): string =>
  hours(shifts.reduce((sum, shift) => sum + minutesWorked(shift, at), 0));
const doneIn = ({ shifts, at }: Facts, from: string): Shift[] =>
  shifts.filter(({ status, day, actual_end }) => status === 'completed' && day >= from && (actual_end ?? at) < at);

const atWork = {
  cs: {
    next: ['Kdy mám další směnu?', 'Kam jdu příště do práce?', 'Mám ještě tento týden směnu?'],
    isNext: (shift: string) => `Další směna: ${shift}.`,
    noNext: 'Žádnou další směnu zatím nemáte.',
    month: ['Kolik hodin mám tento měsíc?', 'Kolik už jsem odpracovala?'],
    isMonth: (sum: string, count: number, last: string) =>
      `V tomto měsíci máte **${sum} h**, směny: ${count}. Poslední: ${last}.`,
    noMonth: 'V tomto měsíci zatím žádnou dokončenou směnu nemáte.',
    leave: 'Můžu ještě odejít ze směny, kterou mám?',
    howToLeave:
      'Ano, **nejpozději 12 hodin před začátkem**: otevřete směnu a zvolte odchod. Později se musíte domluvit s dodavatelem.',
  },
  en: {
    next: ['When is my next shift?', 'Where do I work next?'],
    isNext: (shift: string) => `Your next shift: ${shift}.`,
    noNext: 'You have no other shift yet.',
    month: ['How many hours do I have this month?', 'hours this month?'],
    isMonth: (sum: string, count: number, last: string) =>
      `This month you have **${sum} h**, shifts: ${count}. The last one: ${last}.`,
    noMonth: 'You have no completed shift this month yet.',
    leave: 'Can I still leave a shift that I have?',
    howToLeave:
      'Yes, **at least 12 hours before it starts**: open the shift and choose to leave it. Later you have to agree with the performer.',
  },
  ru: {
    next: ['Когда у меня следующая смена?', 'Где я работаю в следующий раз?'],
    isNext: (shift: string) => `Ваша следующая смена: ${shift}.`,
    noNext: 'Следующей смены у вас пока нет.',
    month: ['Сколько у меня часов в этом месяце?', 'Сколько часов уже отработано?'],
    isMonth: (sum: string, count: number, last: string) =>
      `В этом месяце у вас **${sum} ч**, смен: ${count}. Последняя: ${last}.`,
    noMonth: 'В этом месяце у вас пока нет завершённых смен.',
    leave: 'Могу ли я ещё отказаться от своей смены?',
    howToLeave:
      'Да, **не позже чем за 12 часов до начала**: откройте смену и выберите отказ. Позже нужно договориться с исполнителем.',
  },
} as const;

const nextShift: Topic = ({ language, shifts, at, nth }) => {
  const texts = atWork[language];
  const next = shifts.find((shift) => shift.starts_at > at && !isCanceled(shift));
  return { question: wordingOf(texts.next, nth), answer: next ? texts.isNext(shiftLink(next)) : texts.noNext };
};

const monthHours: Topic = (facts) => {
  const texts = atWork[facts.language];
  const done = doneIn(facts, `${facts.today.slice(0, 7)}-01`);
  const last = done.at(-1);
  return {
    question: wordingOf(texts.month, facts.nth),
    answer: last ? texts.isMonth(minutesOf(done, facts.at), done.length, shiftLink(last)) : texts.noMonth,
  };
};

const leaving: Topic = ({ language }) => ({ question: atWork[language].leave, answer: atWork[language].howToLeave });

/** Of what the person is most likely interested in: the store of the next shift. */
const storeOf = ({ shifts, today }: Facts): Shift['store'] | undefined =>
  (shifts.find(({ day }) => day >= today) ?? shifts.at(-1))?.store;

const shown = 6;
const listOf = (head: string, lines: readonly string[]): string =>
  [
    head,
    '',
    ...lines.slice(0, shown).map((line) => `- ${line}`),
    ...(lines.length > shown ? ['', `… a další: ${lines.length - shown}.`] : []),
  ].join('\n');

const whoWorks =
  (when: 'dnes' | 'zítra'): Topic =>
  (facts) => {
    const store = storeOf(facts);
    if (!store) return undefined;
    const day = addDays(facts.today, when === 'dnes' ? 0 : 1);
    const shifts = facts.shifts.filter(
      (shift) => shift.day === day && shift.store.id === store.id && !isCanceled(shift),
    );
    const lines = shifts.map(
      (shift) =>
        `[${times(shift)}](${addressOf(shift)}), ${shift.category.names.cs}, ${shift.staff?.fio ?? 'bez pracovníka'}`,
    );
    const head = `Směny, ${fullDay(day)}, ${store.name}`;
    return {
      question: wordingOf(
        [`Kdo ${when} pracuje v prodejně ${store.name}?`, `kdo je ${when} na směně, ${store.name}`],
        facts.nth,
      ),
      answer: lines.length > 0 ? listOf(`${head}: ${lines.length}`, lines) : `${head}: nic se nenašlo.`,
    };
  };

const unfilled: Topic = ({ shifts, at, today, nth }) => {
  const until = addDays(today, 7);
  const found = shifts.filter(
    ({ starts_at, day, staff, status }) =>
      starts_at > at && day <= until && staff === null && (status === 'new' || status === 'unfulfilled'),
  );
  const head = `Směny bez pracovníka, ${dayRange({ from: today, to: until })}`;
  return {
    question: wordingOf(['Které směny do týdne nemají pracovníka?', 'Chybí nám někde lidi na příštích 7 dní?'], nth),
    answer: found.length > 0 ? listOf(`${head}: ${found.length}`, found.map(shiftLink)) : `${head}: nic se nenašlo.`,
  };
};

const weekHours: Topic = (facts) => {
  const done = doneIn(facts, addDays(facts.today, -7));
  const lines = [...Map.groupBy(done, ({ store }) => store.id)].map(
    ([id, own]) =>
      `[${own[0]?.store.name}](/statistics/object?store_id=${id}): ${minutesOf(own, facts.at)} h, směny: ${own.length}`,
  );
  const head = `Za posledních 7 dní: ${minutesOf(done, facts.at)} h, směny: ${done.length}`;
  return {
    question: wordingOf(
      ['Kolik hodin jsme měli za poslední týden?', 'Odpracované hodiny po prodejnách, posledních 7 dní'],
      facts.nth,
    ),
    answer: listOf(head, lines),
  };
};

const late: Topic = (facts) => {
  const found = doneIn(facts, addDays(facts.today, -7)).filter(({ flags }) => flags.includes('late'));
  const lines = found.map((shift) => `${shift.staff?.fio}, ${shiftLink(shift)}`);
  return {
    question: wordingOf(
      ['Kdo minulý týden přišel pozdě?', 'Máme za poslední týden nějaké pozdní příchody?'],
      facts.nth,
    ),
    answer: lines.length > 0 ? listOf(`Pozdní příchody: ${lines.length}`, lines) : 'Pozdě nepřišel nikdo.',
  };
};

const always =
  (question: string, answer: string): Topic =>
  () => ({ question, answer });

const orderAhead = always(
  'Jak dlouho předem musím směnu objednat?',
  'Nejméně **12 hodin před začátkem**. Časy jsou po čtvrthodinách a směna má nejvýš 24 hodin.',
);
const changeAhead = always(
  'Dokdy můžu změnit čas směny?',
  'Nejméně **12 hodin před začátkem**. Změnu obsazené směny musí potvrdit dodavatel.',
);
const invite = always(
  'Jak přidám nového pracovníka?',
  'Pozvěte ho e-mailem nebo SMS, nebo nahrajte tabulku s více lidmi. Odkaz v pozvánce platí jen určitou dobu; prošlou pozvánku můžete obnovit.',
);
const leavingAlone = always(
  'Může pracovník odejít ze směny sám?',
  'Ano, nejpozději **12 hodin před začátkem**. Potom ho ze směny odhlásíte jen vy, dokud nezačne.',
);
const weather = always('Jaké bude zítra počasí v Praze?', 'To nevím, k počasí nemám žádné údaje.');
const getRole = always(
  'Zaregistrovala jsem se, proč nevidím žádné směny?',
  'Vaše registrace **čeká na schválení**. Schválí ji lidé firmy, kterou jste uvedla. Do té doby vidíte svůj profil a katalog.',
);

type RoleTopics = {
  /** In turn, again and again. */
  often: readonly Topic[];
  /** Of how something is done. */
  once: readonly Topic[];
};

const ofStores: RoleTopics = {
  often: [whoWorks('dnes'), unfilled, weekHours, whoWorks('zítra'), late],
  once: [orderAhead, changeAhead],
};

const topics: Readonly<Record<Actor['role'], RoleTopics>> = {
  ROLE_ADMIN: { often: [unfilled, weekHours, late], once: [weather] },
  ROLE_MANAGER: { often: [unfilled, late, weekHours], once: [] },
  ROLE_VENDOR: { often: [unfilled, weekHours, late], once: [invite, leavingAlone] },
  ROLE_VENDOR_STAFF: { often: [nextShift, monthHours, nextShift], once: [leaving] },
  ROLE_BUYER: ofStores,
  ROLE_BUYER_MANAGER: ofStores,
  ROLE_STORE_MANAGER: ofStores,
  ROLE_USER: { often: [], once: [getRole] },
};

const every = 4;
const firstOnce = 2;

/** The third of every four questions is how something is done, as long as one of these is left. */
export const talkOf = (facts: Facts): Talk | undefined => {
  const { often, once } = topics[facts.actor.role];
  const place = often.length === 0 ? facts.nth : (facts.nth - firstOnce) / every;
  const rare = once[place];
  const before = Math.min(once.length, Math.floor((facts.nth + every - firstOnce) / every));
  return (rare ?? often[(facts.nth - before) % often.length])?.(facts);
};
