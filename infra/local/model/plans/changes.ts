import { addDays } from '#shared/domain/days.ts';
import { clockRange, moment } from '../format.ts';
import { listOf, plain } from '../markdown.ts';
import { countIn, timesIn } from '../numbers.ts';
import { call, type Plan, resultOfCall, type Steps } from '../plan.ts';
import type { Question } from '../question.ts';
import { numberAt, type Row, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { orderOf } from './orders.ts';
import { productWords } from './products.ts';
import { orderedSpecialty } from './specialty-name.ts';

/** A change is only proposed: the person sees and confirms it. */
function* propose(name: string, args: Readonly<Record<string, unknown>>, text: string, texts: Texts): Steps<string> {
  yield* resultOfCall(name, args);
  return texts.unconfirmed(plain(text));
}

/** The text after a colon, or in quotation marks. */
const textToWrite = ({ written, quoted }: Question): string =>
  /:\s+(?<text>[\s\S]+)$/.exec(written)?.groups?.['text']?.trim() ?? quoted ?? '';

const reasonOf = ({ written, quoted }: Question): string =>
  /(?:because(?: of)?|reason:|protože|neboť|kvůli|důvod:|потому что|так как|из-за|причина:)\s+(?<text>[\s\S]+)$/iu
    .exec(written)
    ?.groups?.['text']?.replace(/[.?!\s]+$/, '') ??
  quoted ??
  '';

const planned = (day: string, from: string, to: string) => ({
  starts_at: `${day}T${from}`,
  ends_at: `${to <= from ? addDays(day, 1) : day}T${to}`,
});
type Planned = ReturnType<typeof planned>;
const whenText = ({ starts_at, ends_at }: Planned): string =>
  `${moment(starts_at).slice(0, 10)} ${clockRange(starts_at, ends_at)}`;

/** The shift that was shown last, on another day. */
export const orderSame: Plan = function* plan({ shiftId, days }, texts) {
  if (shiftId === null) return texts.unknownShift;
  if (!days) return texts.unknownDay;
  const { item } = yield* resultOfCall('get-shift', { id: shiftId });
  const times = planned(days.from, textAt(item, 'starts_at').slice(11, 16), textAt(item, 'ends_at').slice(11, 16));
  const args = {
    store_id: textAt(item, 'store.id'),
    category_id: textAt(item, 'category.id'),
    ...times,
    planned_break_minutes: numberAt(item, 'planned_break_minutes') ?? 0,
    count: 1,
  };
  const what = `${textAt(item, 'category.name')}, ${textAt(item, 'store.name')}`;
  return yield* propose('create-shift', args, texts.proposal.shift(1, what, whenText(times)), texts);
};

/** The store and the specialty of an order, or why they are not known. */
function* ordered(question: Question, word: string, texts: Texts): Steps<{ store: Row; specialty: Row } | string> {
  const search = question.place?.search ?? '';
  const [byAddress, named] = yield [
    call('list-stores', { address: search }),
    call('list-specialties', { kind: 'specialty', name: word }),
  ];
  const stores = byAddress?.rows.length ? byAddress.rows : (yield* resultOfCall('list-stores', { name: search })).rows;
  const [[store, ...others], specialty] = [stores, named?.rows[0]];
  if (!store) return texts.noPlace(question.place?.label ?? '');
  if (!specialty) return texts.noSpecialty(word);
  if (others.length === 0) return { store, specialty };
  const lines = stores.map((row) => ({ label: textAt(row, 'name'), link: textAt(row, 'link') }));
  return listOf(texts.unknownPlace, lines, texts);
}

/** Shifts of several workers at a store: the break is the one of 30 minutes that a shift over six hours needs. */
export const orderShifts: Plan = function* plan(question, texts) {
  const { place, days, text } = question;
  const times = timesIn(text);
  const word = orderedSpecialty(question);
  if (word === null) return texts.unknownSpecialty;
  if (!place) return texts.unknownPlace;
  if (!days) return texts.unknownDay;
  if (!times) return texts.unknownTimes;
  const found = yield* ordered(question, word, texts);
  if (typeof found === 'string') return found;
  const when = planned(days.from, times.from, times.to);
  const minutes = (Date.parse(`${when.ends_at}Z`) - Date.parse(`${when.starts_at}Z`)) / 60_000;
  const count = countIn(text) ?? 1;
  const args = {
    store_id: textAt(found.store, 'id'),
    category_id: textAt(found.specialty, 'id'),
    ...when,
    planned_break_minutes: minutes > 360 ? 30 : 0,
    count,
  };
  const what = `${textAt(found.specialty, 'name')}, ${textAt(found.store, 'name')}`;
  return yield* propose('create-shift', args, texts.proposal.shift(count, what, whenText(when)), texts);
};

export const replacement: Plan = function* plan({ shiftId }, texts) {
  if (shiftId === null) return texts.unknownShift;
  return yield* propose('ask-replacement', { id: shiftId }, texts.proposal.replacement, texts);
};

export const cancelShift: Plan = function* plan(question, texts) {
  const { shiftId } = question;
  const reason = reasonOf(question);
  if (shiftId === null) return texts.unknownShift;
  if (!reason) return texts.unknownReason;
  return yield* propose('cancel-shift', { id: shiftId, reason }, texts.proposal.cancel(reason), texts);
};

export const comment: Plan = function* plan(question, texts) {
  const { shiftId } = question;
  const text = textToWrite(question);
  if (shiftId === null) return texts.unknownShift;
  if (!text) return texts.unknownText;
  return yield* propose('create-comment', { id: shiftId, text }, texts.proposal.comment(text), texts);
};

export const message: Plan = function* plan(question, texts) {
  const text = textToWrite(question);
  if (!text) return texts.unknownText;
  const { number, order } = yield* orderOf(question);
  if (!number) return texts.unknownOrder;
  if (!order) return texts.noOrder(number);
  const args = { order_id: textAt(order, 'id'), text };
  return yield* propose('send-message', args, texts.proposal.message(textAt(order, 'number'), text), texts);
};

export const addToCart: Plan = function* plan(question, texts) {
  const text = productWords(question);
  if (!text) return texts.unknownProduct;
  const { rows } = yield* resultOfCall('search-catalogue', { text });
  const [product] = rows;
  if (!product) return texts.noProduct(text);
  const count = countIn(question.text) ?? 1;
  const args = { product_id: textAt(product, 'id'), count };
  return yield* propose('add-to-cart', args, texts.proposal.cart(count, textAt(product, 'name')), texts);
};
