import type { CoefficientCondition, PayLine } from '../pay/pay.ts';
import type { Shift } from '../shifts/shift.ts';
import type { VatRate } from '../vat/vat.ts';
import type { InvoiceLine } from './invoice.ts';

type Names = Shift['category']['names'];
type ChargedShift = Pick<Shift, 'store' | 'category' | 'pay'>;
type Words = { nameOf: (names: Names) => string; condition: Readonly<Record<CoefficientCondition, string>> };

/**
 * What a customer is charged for completed shifts: by store and specialty the minutes at each rate, and below them what
 * raised the rate. An amount is the sum of the charges of the shifts, each rounded once, so the lines add up to these.
 */
export const monthLines = (
  shifts: readonly ChargedShift[],
  vat_rate: VatRate | null,
  { nameOf, condition }: Words,
): InvoiceLine[] => {
  const lines = new Map<string, { line: InvoiceLine; order: string }>();
  for (const { store, category, pay } of shifts)
    for (const line of pay?.charge_lines ?? []) {
      const text = nameOf(category.names);
      const detail = line.kind === 'coefficient' ? raiseOf(line, condition) : null;
      const key = JSON.stringify([store.id, category.id, detail, line.rate, line.factor]);
      const before = lines.get(key)?.line;
      const rate = line.rate ?? 0;
      const order = [store.name, store.id, text, category.id, String(1e9 - rate), line.kind, detail].join('\n');
      lines.set(key, {
        order,
        line: {
          group: store.name,
          text,
          detail,
          quantity: (before?.quantity ?? 0) + (line.minutes ?? 0),
          unit: 'minute',
          unit_price: rate,
          factor: line.factor,
          amount: (before?.amount ?? 0) + line.amount,
          vat_rate,
          vat_included: false,
        },
      });
    }
  return [...lines.values()]
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ line }) => line)
    .filter(({ quantity, amount }) => quantity !== 0 || amount !== 0);
};

const raiseOf = ({ name, condition }: PayLine, words: Words['condition']): string | null =>
  name ?? (condition && words[condition]);
