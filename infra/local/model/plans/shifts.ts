import { addDays } from '#shared/domain/days.ts';
import { type Days, thisMonth } from '../dates.ts';
import { clockRange, money, shortDay } from '../format.ts';
import type { Line } from '../markdown.ts';
import { call, type Plan, resultOfCall, type Steps } from '../plan.ts';
import type { Question } from '../question.ts';
import { numberAt, type Result, type Row, rowsAt, sumOf, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { found } from './found.ts';
import { hasWords, idsOf, peopleOf, storesOf } from './subject.ts';

export const shiftLine = (row: Row, texts: Texts, withDay: boolean): Line => {
  const [from, to] = [textAt(row, 'starts_at'), textAt(row, 'ends_at')];
  const when = `${withDay ? `${shortDay(from)} ` : ''}${clockRange(from, to)}`;
  const who = textAt(row, 'staff.fio') || texts.noWorker;
  return {
    label: `${when} ${who}, ${textAt(row, 'category.name')}`,
    link: textAt(row, 'link'),
    rest: [textAt(row, 'store.name'), texts.shiftStatus[textAt(row, 'status')] ?? ''],
  };
};

type Narrowed = { stores: readonly Row[] | null; people: readonly Row[] | null; missing: string | null };
/** The stores and the person of a question. `missing` says that there are none. */
export function* narrow(question: Question, texts: Texts): Steps<Narrowed> {
  const inPlace = yield* storesOf(question);
  const named = inPlace ? null : yield* peopleOf(question);
  // What is nobody's name may be a store's.
  const ofName = named?.length === 0 ? yield* storesOf({ ...question, place: question.name }) : null;
  const stores = ofName?.length ? ofName : inPlace;
  const people = ofName?.length ? null : named;
  const missing =
    stores?.length === 0 && question.place
      ? texts.noPlace(question.place.label)
      : people?.length === 0 && question.name
        ? texts.noPerson(question.name.label)
        : null;
  return { stores, people, missing };
}

/** `store_id` and `staff_id` of a list. The first of several people with a name counts. */
export const narrowing = ({ stores, people }: Narrowed) => ({
  ...(stores && { store_id: idsOf(stores) }),
  ...(people && { staff_id: idsOf(people)[0] }),
});

/** Those who read no list of stores or people narrow what they found. */
const ofSubject = (rows: readonly Row[], { place, name }: Question, { stores, people }: Narrowed): readonly Row[] =>
  rows
    .filter((row) => !place || stores || hasWords(row, ['store.name', 'store.address'], place.search))
    .filter((row) => !name || stores || people || hasWords(row, ['staff.fio'], name.search));

/** What the shifts of stores cost; null if it is not part of the question. */
const costOf = (costs: Result | undefined, texts: Texts): string | null => {
  if (!costs || costs.rows.length === 0) return null;
  const sum = sumOf(costs, 'forecast') ?? sumOf(costs, 'charge');
  return sum === null ? texts.costHidden : texts.cost(money(sum));
};

type Kind = {
  label: keyof Texts['labels'];
  /** If the question names none. */
  days: (today: string) => Days;
  filter?: Readonly<Record<string, unknown>>;
  /** Several filters are several calls. */
  gaps?: readonly string[];
  cost?: boolean;
};

const callsOf = ({ filter = {}, gaps, cost }: Kind, days: Days, { can }: Question, narrowed: Narrowed) => {
  const args = { ...narrowing(narrowed), from: days.from, to: days.to };
  return [
    ...(gaps ?? [null]).map((gap) => call('list-shifts', { ...args, ...filter, ...(gap && { gap }) })),
    ...(cost && can('object-statistics') ? [call('object-statistics', args)] : []),
  ];
};

const shifts = (kind: Kind): Plan =>
  function* plan(question, texts) {
    const narrowed = yield* narrow(question, texts);
    if (narrowed.missing) return narrowed.missing;
    const days = question.days ?? kind.days(question.today);
    const results = yield callsOf(kind, days, question, narrowed);
    const lists = results.slice(0, kind.gaps?.length ?? 1);
    const all = lists.flatMap(({ rows }) => rows);
    const own = ofSubject(all, question, narrowed);
    const isWhole = own.length === all.length;
    const answer = found(texts, {
      label: texts.labels[kind.label],
      days: kind.gaps ? null : days,
      of: (question.place ?? question.name)?.label,
      lines: own.map((row) => shiftLine(row, texts, days.from !== days.to)),
      total: isWhole ? lists.reduce((sum, { total }) => sum + total, 0) : own.length,
    });
    const cost = costOf(results[lists.length], texts);
    return cost === null ? answer : `${answer}\n\n${cost}`;
  };

const thisDay = (today: string): Days => ({ from: today, to: today });
const nextDays = (today: string): Days => ({ from: today, to: addDays(today, 6) });
/** Gaps are of now: what began yesterday, and the next 24 hours. */
const aroundNow = (today: string): Days => ({ from: addDays(today, -1), to: addDays(today, 1) });

export const whoWorks = shifts({ label: 'shifts', days: thisDay });
export const shiftsAhead = shifts({ label: 'shifts', days: nextDays });
export const shiftsAndCost = shifts({ label: 'shifts', days: thisDay, cost: true });
const ofNow = { days: aroundNow };
const openNow = shifts({ ...ofNow, label: 'withoutWorker', gaps: ['unfilled_soon', 'missing'] });
const openOn = shifts({ label: 'withoutWorker', days: thisDay, filter: { status: ['new', 'unfulfilled'] } });
/** On the named days, or soon. */
export const withoutWorker: Plan = (question, texts) => (question.days ? openOn : openNow)(question, texts);
export const notStarted = shifts({ ...ofNow, label: 'notStarted', gaps: ['not_started'] });
export const overdue = shifts({ ...ofNow, label: 'overdue', gaps: ['overdue'] });
export const canceledByPerformer = shifts({ ...ofNow, label: 'canceledByPerformer', gaps: ['canceled_by_performer'] });
export const canceled = shifts({ label: 'canceled', days: thisMonth, filter: { status: ['canceled'] } });

/** Of each store, those that miss a worker first. */
export const onSite: Plan = function* plan(question, texts) {
  const narrowed = yield* narrow(question, texts);
  if (narrowed.missing) return narrowed.missing;
  const { item } = yield* resultOfCall('get-coverage', narrowed.stores ? { store_id: idsOf(narrowed.stores) } : {});
  const lines = rowsAt(item, 'stores').map((store): Line => {
    const [present, missing] = [numberAt(store, 'on_site') ?? 0, numberAt(store, 'missing') ?? 0];
    return { label: textAt(store, 'name'), rest: [texts.presence(present, missing)] };
  });
  return found(texts, { label: texts.labels.onSite, of: question.place?.label, lines });
};
