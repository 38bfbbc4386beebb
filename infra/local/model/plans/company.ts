import { addDays } from '#shared/domain/days.ts';
import { fullDay } from '#shared/domain/time-text.ts';
import { moment, money } from '../format.ts';
import { type Line, lineOf, listOf } from '../markdown.ts';
import { type Plan, resultOfCall } from '../plan.ts';
import { numberAt, type Row, rowAt, rowsAt, textAt } from '../rows.ts';
import { noDataText } from '../texts.ts';
import type { Texts } from '../texts/en.ts';
import { found } from './found.ts';
import { shiftLine } from './shifts.ts';

/** What can be answered. */
export const help: Plan = function* plan(question, texts) {
  yield* [];
  return noDataText(question).replace(texts.noData, '').trim() || texts.noData;
};

export const subscription: Plan = function* plan(_, texts) {
  const { item } = yield* resultOfCall('get-subscription');
  const until = textAt(item, 'until');
  const left = numberAt(item, 'days_left');
  const name = textAt(item, 'tariff.name') || textAt(item, 'counts_as.name') || texts.trial;
  const head = lineOf({ label: texts.plan(name, until ? moment(until) : texts.withoutEnd) });
  return [`**${head}**`, left === null ? '' : texts.daysLeft(left)].filter((part) => part !== '').join(', ');
};

export const tariffs: Plan = function* plan(_, texts) {
  const { rows, total } = yield* resultOfCall('list-tariffs');
  const lines = rows.map((row) => {
    const price = numberAt(row, 'prices.30');
    return { label: textAt(row, 'name'), rest: [price === null ? texts.free : texts.from(`${money(price)} / 30`)] };
  });
  return found(texts, { label: texts.labels.tariffs, lines, total });
};

export const bonuses: Plan = function* plan(_, texts) {
  const { rows, total } = yield* resultOfCall('list-bonuses');
  const lines = rows.map((row) => ({
    label: money(numberAt(row, 'amount') ?? 0),
    rest: [texts.bonusReasons[textAt(row, 'reason')] ?? '', moment(textAt(row, 'at'))],
  }));
  return found(texts, { label: texts.labels.bonuses, lines, total });
};

const notificationText = (row: Row, texts: Texts): string => {
  const kind = textAt(row, 'kind');
  const text = texts.notifications[kind] ?? texts.notifications[`${kind}_other`] ?? '';
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = textAt(row, `params.${name}`);
    return /^\d{4}-\d\d-\d\dT/.test(value) ? moment(value) : value;
  });
};

export const notifications: Plan = function* plan(_, texts) {
  const { rows, total, body } = yield* resultOfCall('list-notifications');
  const unread = numberAt(body, 'unread');
  const lines = rows.map((row) => ({
    label: notificationText(row, texts),
    link: textAt(row, 'link'),
    rest: [moment(textAt(row, 'at'))],
  }));
  const sums = unread === null ? [] : [texts.unread(unread)];
  return found(texts, { label: texts.labels.notifications, sums, lines, total });
};

export const holidays: Plan = function* plan({ days, today }, texts) {
  const range = days ?? { from: today, to: addDays(today, 180) };
  const { rows } = yield* resultOfCall('list-holidays', range);
  const lines = rows.map((row) => ({ label: fullDay(textAt(row, 'date')), rest: [textAt(row, 'name')] }));
  return found(texts, { label: texts.labels.holidays, days: range, lines });
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const supportHours: Plan = function* plan(_, texts) {
  const { item } = yield* resultOfCall('get-support-hours');
  const served = item['served'] === true;
  const next = textAt(item, 'next_service');
  const head = [texts.supportNow(served), !served && next ? texts.supportNext(moment(next)) : ''].join(' ').trim();
  const lines = weekdays.map((day, nth) => {
    const hours = rowsAt(item, `week.${day}`).map((row) => `${textAt(row, 'from')}–${textAt(row, 'to')}`);
    return { label: texts.weekdays[nth] ?? '', rest: hours.length === 0 ? [texts.closed] : hours };
  });
  return listOf(head, lines, texts);
};

const needs = ['not_started', 'missing', 'overdue', 'unfilled_soon', 'changes'] as const;
export const dashboard: Plan = function* plan(_, texts) {
  const { item } = yield* resultOfCall('get-dashboard');
  const shifts = rowAt(item, 'shifts');
  const counts: [string, number][] = [
    ...needs.map((key): [string, number] => [texts.need[key], numberAt(shifts, `${key}.count`) ?? 0]),
    [texts.need.waiting, numberAt(item, 'waiting.count') ?? 0],
    [texts.need.service_requests, numberAt(item, 'service_requests') ?? 0],
  ];
  const open = counts.filter(([, count]) => count > 0);
  if (open.length === 0) return texts.nothingNeeded;
  const lines: Line[] = open.map(([label, count]) => ({ label: `${label}: ${count}` }));
  const urgent = rowsAt(shifts, 'urgent').map((row) => shiftLine(row, texts, true));
  return listOf(texts.needs, [...lines, ...urgent], texts);
};
