import { type Days, thisMonth } from '../dates.ts';
import { clockRange, hours, money, shortDay } from '../format.ts';
import { type Line, listOf } from '../markdown.ts';
import { type Plan, resultOfCall } from '../plan.ts';
import { numberAt, type Row, rowAt, sumOf, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { found } from './found.ts';
import { narrow, narrowing } from './shifts.ts';

const hoursLine = (row: Row, texts: Texts): Line => {
  const from = textAt(row, 'actual_start') || textAt(row, 'starts_at');
  const to = textAt(row, 'actual_end') || textAt(row, 'ends_at');
  const charge = numberAt(row, 'charge');
  return {
    label: `${shortDay(from)} ${clockRange(from, to)} ${textAt(row, 'staff.fio')}`,
    link: textAt(row, 'link'),
    rest: [
      textAt(row, 'store.name'),
      texts.hours(hours(numberAt(row, 'minutes_worked') ?? 0)),
      charge === null ? '' : money(charge),
    ],
  };
};

/** Hours in a state, of this month if the question names no days. */
export const hoursIn = (state: 'submitted' | 'disputed', label: 'toApprove' | 'disputed'): Plan =>
  function* plan(question, texts) {
    const narrowed = yield* narrow(question, texts);
    if (narrowed.missing) return narrowed.missing;
    const days = question.days ?? thisMonth(question.today);
    const { rows, total } = yield* resultOfCall('list-hours', { state: [state], ...days, ...narrowing(narrowed) });
    const lines = rows.map((row) => hoursLine(row, texts));
    return found(texts, { label: texts.labels[label], days, of: question.place?.label, lines, total });
  };

const amounts = (figures: Row, texts: Texts): string[] => {
  const part = (path: string, write: (amount: string) => string) => {
    const amount = numberAt(figures, path);
    return amount === null ? '' : write(money(amount));
  };
  return [
    texts.hours(hours(numberAt(figures, 'minutes') ?? 0)),
    part('gross', texts.gross),
    part('net', texts.net),
    numberAt(figures, 'forecast') === null ? part('charge', (amount) => amount) : part('forecast', (amount) => amount),
  ];
};

/** Hours and cost of stores, or hours and pay of workers. */
const statistics = (tool: 'object-statistics' | 'staff-statistics', who: 'store' | 'staff'): Plan =>
  function* plan(question, texts) {
    const narrowed = yield* narrow(question, texts);
    if (narrowed.missing) return narrowed.missing;
    const days: Days = question.days ?? thisMonth(question.today);
    const result = yield* resultOfCall(tool, { ...days, ...narrowing(narrowed) });
    const { rows, total } = result;
    const forecast = sumOf(result, 'forecast');
    return found(texts, {
      label: texts.labels[who === 'store' ? 'byStore' : 'byWorker'],
      days,
      of: (question.place ?? question.name)?.label,
      sums: [texts.hours(hours(sumOf(result, 'minutes') ?? 0)), forecast === null ? null : money(forecast)],
      lines: rows.map((row) => ({
        label: textAt(row, `${who}.fio`) || textAt(row, `${who}.name`),
        link: textAt(row, 'link'),
        rest: amounts(rowAt(row, 'figures'), texts),
      })),
      total,
    });
  };
export const byStore = statistics('object-statistics', 'store');
export const byWorker = statistics('staff-statistics', 'staff');

const payslipAnswer = (item: Row, texts: Texts): string => {
  const [gross, net] = [numberAt(item, 'gross') ?? 0, numberAt(item, 'net') ?? 0];
  const month = textAt(item, 'month');
  const label = texts.payslip(textAt(item, 'staff.fio'), `${month.slice(5)}/${month.slice(0, 4)}`);
  const rest = [texts.hours(hours(numberAt(item, 'minutes.total') ?? 0))];
  const head = `${texts.gross(money(gross))}, ${texts.net(money(net))}`;
  return listOf(head, [{ label, link: textAt(item, 'link'), rest }], { more: texts.more });
};

/** Pay of a worker in a month: the own one, whose id the statistics of the reader say, or of a name. */
export const payslip: Plan = function* plan(question, texts) {
  const days = question.days ?? thisMonth(question.today);
  const month = days.from.slice(0, 7);
  const isOfOther = question.name !== null && question.can('list-users');
  const { rows } = isOfOther
    ? yield* resultOfCall('list-users', { name: question.name?.search })
    : yield* resultOfCall('staff-statistics', thisMonth(days.from));
  const [row] = rows;
  const id = row ? textAt(row, isOfOther ? 'id' : 'staff.id') : '';
  if (!id) return question.name ? texts.noPerson(question.name.label) : `${texts.labels.byWorker}: ${texts.none}.`;
  const { item } = yield* resultOfCall('get-payslip', { staff_id: id, month });
  return payslipAnswer(item, texts);
};
