import { addDays } from '#shared/domain/days.ts';
import { openOrderStatuses } from '#shared/domain/orders/transitions.ts';
import { money, moment } from '../format.ts';
import { type Line, listOf } from '../markdown.ts';
import { orderNumberIn } from '../numbers.ts';
import { type Plan, resultOfCall, type Steps } from '../plan.ts';
import type { Question } from '../question.ts';
import { numberAt, type Row, rowsAt, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { found } from './found.ts';

const orderLine = (row: Row, texts: Texts): Line => ({
  label: texts.order(textAt(row, 'number')),
  link: textAt(row, 'link'),
  rest: [
    texts.orderStatus[textAt(row, 'status')] ?? '',
    texts.paymentStatus[textAt(row, 'payment_status')] ?? '',
    money(numberAt(row, 'total') ?? 0),
    textAt(row, 'customer.name') || textAt(row, 'company.name'),
  ],
});

const wordsOf = ({ place, name, quoted }: Question) => quoted ?? name?.search ?? place?.search;

export const orders: Plan = function* plan(question, texts) {
  const text = wordsOf(question);
  const { rows, total } = yield* resultOfCall('list-orders', text === undefined ? {} : { text });
  const of = (question.name ?? question.place)?.label;
  return found(texts, { label: texts.labels.orders, of, lines: rows.map((row) => orderLine(row, texts)), total });
};

/** The list has no filter for the payment. */
export const unpaid: Plan = function* plan(_, texts) {
  const { rows } = yield* resultOfCall('list-orders', { statuses: openOrderStatuses, per_page: 100 });
  const open = rows.filter((row) => textAt(row, 'payment_status') === 'not_paid');
  return found(texts, { label: texts.labels.unpaid, lines: open.map((row) => orderLine(row, texts)) });
};

const unsent = openOrderStatuses.filter((status) => status !== 'in_progress');
export const unshipped: Plan = function* plan(_, texts) {
  const { rows, total } = yield* resultOfCall('list-orders', { statuses: unsent });
  return found(texts, { label: texts.labels.unshipped, lines: rows.map((row) => orderLine(row, texts)), total });
};

/** The order whose number a question names. */
export function* orderOf({ text }: Question): Steps<{ number: string; order: Row | null }> {
  const number = orderNumberIn(text) ?? '';
  const { rows } = yield* resultOfCall('list-orders', { text: number });
  return { number, order: rows[0] ?? null };
}

export const oneOrder: Plan = function* plan(question, texts) {
  const { number, order } = yield* orderOf(question);
  if (!order) return texts.noOrder(number);
  const { item } = yield* resultOfCall('get-order', { id: textAt(order, 'id') });
  const track = textAt(item, 'track_number');
  const { label, link, rest = [] } = orderLine({ ...item, link: textAt(item, 'link') || textAt(order, 'link') }, texts);
  const payable = numberAt(item, 'payable') ?? 0;
  const more = [payable > 0 ? texts.toPay(money(payable)) : '', track ? texts.track(track) : ''];
  const items = rowsAt(item, 'items').map((row) => ({
    label: textAt(row, 'name'),
    rest: [texts.pieces(numberAt(row, 'count') ?? 0), money(numberAt(row, 'price') ?? 0)],
  }));
  const state = texts.orderStatus[textAt(item, 'status')] ?? '';
  return listOf(
    `${label}: ${state}`,
    [{ label, link: link ?? '', rest: [...rest.slice(1), ...more] }, ...items],
    texts,
  );
};

export const sales: Plan = function* plan({ days, today }, texts) {
  const range = days ?? { from: addDays(today, -29), to: today };
  const { item } = yield* resultOfCall('get-sales', { ...range, by: 'product' });
  const count = (path: string) => numberAt(item, path) ?? 0;
  const lines = rowsAt(item, 'rows').map((row) => ({
    label: textAt(row, 'name'),
    rest: [texts.pieces(numberAt(row, 'pieces') ?? 0), money(numberAt(row, 'sum') ?? 0)],
  }));
  const sums = [money(count('total.sum')), texts.sold(count('total.orders'), count('total.pieces'))];
  return found(texts, { label: texts.labels.sales, days: range, sums, lines });
};

export const yearlySum: Plan = function* plan(_, texts) {
  const { item } = yield* resultOfCall('get-yearly-order-sum');
  return `${texts.yearlySum(money(numberAt(item, 'sum') ?? 0), numberAt(item, 'orders') ?? 0)}.`;
};

export const documents: Plan = function* plan(question, texts) {
  const text = orderNumberIn(question.text) ?? wordsOf(question);
  const { rows, total } = yield* resultOfCall('list-delivery-documents', text === undefined ? {} : { text });
  const lines = rows.map((row) => ({
    label: textAt(row, 'number'),
    link: textAt(row, 'link'),
    rest: [
      texts.documentStatus[textAt(row, 'status')] ?? '',
      money(numberAt(row, 'sum') ?? 0),
      textAt(row, 'store.name') || textAt(row, 'customer.name'),
    ],
  }));
  return found(texts, { label: texts.labels.documents, lines, total });
};

export const tenders: Plan = function* plan(question, texts) {
  const text = wordsOf(question);
  const { rows, total } = yield* resultOfCall('list-tenders', text === undefined ? {} : { text });
  const lines = rows.map((row) => ({
    label: `${textAt(row, 'number')} ${textAt(row, 'name')}`,
    link: textAt(row, 'link'),
    rest: [
      texts.tenderStatus[textAt(row, 'status')] ?? '',
      textAt(row, 'deadline') && texts.deadline(moment(textAt(row, 'deadline'))),
    ],
  }));
  return found(texts, { label: texts.labels.tenders, lines, total });
};
