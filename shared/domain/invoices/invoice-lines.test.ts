import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moneyOf, returnedSum, sumOf } from '../orders/amounts.ts';
import { computePay } from '../pay/compute-pay.ts';
import { type Coefficient, coefficientConditions } from '../pay/pay.ts';
import { aCompletedShift, law } from '../shifts/examples.ts';
import { type PriceVat, type VatRate, vatRates } from '../vat/vat.ts';
import { contentOf, creditContent } from './credit.ts';
import type { InvoiceLine } from './invoice.ts';
import { monthLines } from './month-lines.ts';
import { cartRates, linesOfSeller, orderLines, orderRates } from './order-lines.ts';

const words = { delivery: 'Doprava', bonuses: 'Uhrazeno bonusy' };
const line = { name: 'Rukavice', sku: 'R-1', weight: 100, shipped: 3, restocked: 0 };
const rateOf = (vat_rate: VatRate | null, vat_included = true) => ({ vat_rate, vat_included });
const order = {
  status: 'in_progress' as const,
  items: [
    { ...line, product_id: 'gloves', price: 100_00, ...rateOf('21'), count: 3, returned: 1 },
    { ...line, product_id: 'boots', name: 'Boty', sku: 'B-1', price: 500_00, ...rateOf('12'), count: 1, returned: 0 },
  ],
  delivery_cost: 99_00,
  bonuses_spent: 50_00,
  bonuses_returned: 6_25,
};
const shown = ({ text, quantity, amount, vat_rate }: InvoiceLine) => [text, quantity, amount, vat_rate];

it('of an order: its pieces that did not come back, the delivery, and the bonuses in each rate', () => {
  expect(orderLines(order, words).map(shown)).toEqual([
    ['Rukavice', 2, 200_00, '21'],
    ['Boty', 1, 500_00, '12'],
    ['Doprava', 1, 99_00, '21'],
    ['Uhrazeno bonusy', 1, -16_37, '21'],
    ['Uhrazeno bonusy', 1, -27_38, '12'],
  ]);
});

it('of a canceled order: none', () => {
  expect(orderLines({ ...order, status: 'canceled' }, words)).toEqual([]);
});

it.each<[string, lines: [count: number, price: number, PriceVat][], rates: [VatRate | null, number, number, number][]]>(
  [
    [
      'two rates, prices with and without VAT, and the delivery',
      [
        [2, 112_00, rateOf('12')],
        [1, 100_00, rateOf('21', false)],
      ],
      [
        ['21', 181_82, 38_18, 220_00],
        ['12', 200_00, 24_00, 224_00],
      ],
    ],
    [
      'the reverse charge, beside a delivery of 21 %',
      [[1, 100_00, rateOf('reverse', false)]],
      [
        ['21', 81_82, 17_18, 99_00],
        ['reverse', 100_00, 0, 100_00],
      ],
    ],
    ['a seller that is no payer: nor is the delivery taxed', [[3, 33, rateOf(null)]], [[null, 99_99, 0, 99_99]]],
  ],
)('by rate, an order is %s', (_, lines, rates) => {
  const items = lines.map(([count, price, vat], nth) => ({
    ...line,
    product_id: String(nth),
    price,
    ...vat,
    count,
    returned: 0,
  }));
  const placed = { ...order, items, bonuses_spent: 0, bonuses_returned: 0 };
  const expected = rates.map(([vat_rate, base, vat, total]) => ({ vat_rate, base, vat, total }));
  expect(orderRates(placed)).toEqual(expected);
  expect(cartRates(items, { delivery_cost: order.delivery_cost })).toEqual(expected);
  expect(contentOf(orderLines(placed, words)).rates).toEqual(expected);
});

it('bonuses that pay nearly all leave no rate below nothing', () => {
  const items = (['21', '12', '0', 'reverse'] as const).map((vat_rate, nth) => ({
    ...rateOf(vat_rate),
    count: 1,
    price: [26_00, 26_00, 26_00, 22_00][nth] ?? 0,
  }));
  const total = sumOf(items);
  for (const left of [0, 1, 2, 3, 4])
    expect(cartRates(items, { bonuses_spent: total - left }).filter((sum) => sum.total < 0)).toEqual([]);
});

const anyOrder = fc
  .array(
    fc.record({
      price: fc.nat(1_000_000),
      count: fc.integer({ min: 1, max: 50 }),
      back: fc.nat(50),
      vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
      vat_included: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .chain((lines) => {
    const items = lines.map(({ price, count, back, vat_rate, vat_included }, nth) => ({
      ...line,
      product_id: String(nth),
      price,
      count,
      returned: Math.min(back, count),
      vat_rate,
      vat_included,
    }));
    const sum = sumOf(items);
    return fc.record({
      items: fc.constant(items),
      sum: fc.constant(sum),
      delivery_cost: fc.nat(100_000),
      share: fc.nat(30),
    });
  })
  .map(({ share, ...of }) => {
    const bonuses_spent = Math.floor((of.sum * share) / 100);
    const returned = returnedSum(of);
    const bonuses_returned = of.sum === 0 ? 0 : Math.floor((bonuses_spent * returned) / of.sum);
    return { ...of, status: 'completed' as const, quotation: null, paid_amount: 0, bonuses_spent, bonuses_returned };
  });

it('an invoice of any order is what the order costs', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const content = contentOf(orderLines(any, words));
      expect(content.rates).toEqual(orderRates(any));
      expect(content.total).toBe(moneyOf(any).total);
      expect(content.rates.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(content.total);
    }),
  );
});

const invoiceLine = fc.record({
  group: fc.constantFrom(null, 'Praha', 'Brno'),
  text: fc.constantFrom('Pokladní', 'Skladník'),
  detail: fc.constantFrom(null, 'Víkend'),
  quantity: fc.integer({ min: 0, max: 10_000 }),
  unit: fc.constantFrom('piece' as const, 'minute' as const),
  unit_price: fc.nat(100_000),
  factor: fc.constant(null),
  amount: fc.nat(10_000_000),
  vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
  vat_included: fc.boolean(),
});
const agreedLine = { group: null, text: 'Vesta', detail: null, quantity: 3, unit: 'piece', factor: null } as const;
const invoiceLines = fc.array(invoiceLine, { maxLength: 12 });

it('an invoice with its credit notes is what is owed, in each rate, however often that changes', () => {
  fc.assert(
    fc.property(fc.array(invoiceLines, { minLength: 2, maxLength: 5 }), (states) => {
      const [first = [], ...later] = states.map(contentOf);
      let issued = [first].flat();
      for (const now of later) {
        const note = creditContent(now, issued);
        issued = note ? [...issued, note] : issued;
        const sums = new Map<string, { base: number; vat: number }>();
        for (const { vat_rate, base, vat } of issued.flatMap(({ rates }) => rates)) {
          const before = sums.get(String(vat_rate));
          sums.set(String(vat_rate), { base: (before?.base ?? 0) + base, vat: (before?.vat ?? 0) + vat });
        }
        for (const [rate, sum] of sums) {
          const owed = now.rates.find(({ vat_rate }) => String(vat_rate) === rate);
          expect(sum).toEqual({ base: owed?.base ?? 0, vat: owed?.vat ?? 0 });
        }
        expect(issued.reduce((sum, { total }) => sum + total, 0)).toBe(now.total);
      }
    }),
  );
});

it('a seller that became a VAT payer, or is none any more, is owed what was agreed', () => {
  fc.assert(
    fc.property(invoiceLines, fc.boolean(), (some, vat_payer) => {
      const agreed = some.map((one) => ({ ...one, quantity: one.quantity + 1 }));
      const lines = linesOfSeller(agreed, vat_payer);
      expect(contentOf(lines).total).toBe(contentOf(agreed).total);
      expect(lines.filter(({ vat_rate }) => (vat_rate === null) === vat_payer)).toEqual([]);
    }),
  );
  const line = { ...agreedLine, unit_price: 100_00, amount: 300_00, vat_rate: '21', vat_included: false } as const;
  expect(linesOfSeller([line], false)).toMatchObject([{ unit_price: 121_00, amount: 363_00, vat_rate: null }]);
});

it('of nothing that changed there is no credit note, and of all of it the whole invoice', () => {
  fc.assert(
    fc.property(invoiceLines, (lines) => {
      const content = contentOf(lines);
      expect(creditContent(contentOf(lines.toReversed()), [content])).toBeNull();
      expect(creditContent(contentOf([]), [content])?.total ?? 0).toBe(0 - content.total);
    }),
  );
});

const conditions = { weekend: 'Víkend', state_holiday: 'Svátek', night: 'Noc' };
const wordsOfMonth = { nameOf: ({ cs }: { cs: string }) => cs, condition: conditions };
const rates = (coefficients: Coefficient[]) => ({ hourly_rate: 150_00, hourly_premium: 0, deduction: 0, coefficients });
const coefficient = (condition: Coefficient['condition'], factor: number): Coefficient => ({
  id: condition,
  name: conditions[condition],
  condition,
  factor,
  valid_from: '2026-01-01',
  valid_to: null,
  customer_id: null,
});

it('of a month: by store and specialty the hours at each rate, below them what raised it', () => {
  const [weekend, night] = [coefficient('weekend', 1.25), coefficient('night', 1.1)];
  const shift = (actual_start: string, actual_end: string, name = 'Praha') => {
    const worked = aCompletedShift({ actual_start, actual_end, breaks: [], hourly_rate: 200_00 });
    const at = { ...worked, store: { ...worked.store, id: name, name } };
    return { ...at, pay: computePay(at, rates([weekend, night]), law) };
  };
  const lines = monthLines(
    [
      shift('2026-06-10T06:00:31.000Z', '2026-06-10T14:00:02.000Z'),
      shift('2026-06-13T06:00:00.000Z', '2026-06-13T14:00:59.000Z'),
      shift('2026-06-09T20:00:00.000Z', '2026-06-10T04:00:00.000Z', 'Brno'),
    ],
    '21',
    wordsOfMonth,
  );
  expect(
    lines.map(({ group, text, detail, quantity, unit_price, factor, amount }) =>
      [group, text, detail ?? '', quantity, unit_price, factor ?? '', amount].join(' | '),
    ),
  ).toEqual([
    'Brno | Pokladní |  | 480 | 20000 |  | 160000',
    'Brno | Pokladní | Noc | 480 | 20000 | 1.1 | 16000',
    'Praha | Pokladní |  | 960 | 20000 |  | 320000',
    'Praha | Pokladní | Víkend | 480 | 20000 | 1.25 | 40000',
  ]);
  expect(contentOf(lines)).toMatchObject({ total: 648_560, rates: [{ vat_rate: '21', base: 536_000, vat: 112_560 }] });
});

it('an invoice of any month is the sum of the charges of its shifts', () => {
  const anyShift = fc.record({
    start: fc.integer({ min: 0, max: 29 * 24 * 3600 }),
    length: fc.integer({ min: 0, max: 24 * 3600 }),
    hourly_rate: fc.integer({ min: 1, max: 1_000_000 }),
    store: fc.constantFrom('Praha', 'Brno', 'Ostrava'),
    coefficients: fc.array(
      fc
        .tuple(fc.constantFrom(...coefficientConditions), fc.integer({ min: 1001, max: 3000 }))
        .map(([condition, thousandths]) => coefficient(condition, thousandths / 1000)),
      { maxLength: 3 },
    ),
  });
  const instant = (seconds: number) => new Date(Date.UTC(2026, 5, 1) + seconds * 1000).toISOString();
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 15 }), (shifts) => {
      const charged = shifts.map(({ start, length, hourly_rate, store, coefficients }) => {
        const times = { actual_start: instant(start), actual_end: instant(start + length), breaks: [] };
        const worked = aCompletedShift({ ...times, hourly_rate });
        const at = { ...worked, store: { ...worked.store, id: store, name: store } };
        return { ...at, pay: computePay(at, rates(coefficients), law) };
      });
      const { lines, rates: sums } = contentOf(monthLines(charged, '21', wordsOfMonth));
      const charge = charged.reduce((sum, { pay }) => sum + pay.charge, 0);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charge);
      expect(sums.reduce((sum, { base }) => sum + base, 0)).toBe(charge);
    }),
  );
});
