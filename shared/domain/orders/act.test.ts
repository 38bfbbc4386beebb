import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import type { Details } from './act.ts';
import { editableGroups, editOrder, markPayment, moveOrder } from './act.ts';
import { orderLimits } from './limits.ts';
import type { OrderState } from './order.ts';
import type { Letter, OrderStatus } from './transitions.ts';
import { allowedTransitions, lettersOf, orderStatuses, orderTransitions } from './transitions.ts';

const now = '2031-03-10T10:00:00.000Z';
const by = { id: 'account', fio: 'Jana Nová' };
const order = (changes: Partial<OrderState> = {}): OrderState => ({
  status: 'new',
  payment_status: 'not_paid',
  delivery_type: 'delivery',
  items: [
    { product_id: 'gloves', name: 'Gloves', sku: 'G', price: 10_000, count: 3, weight: 100, returned: 0 },
    { product_id: 'boots', name: 'Boots', sku: 'B', price: 50_000, count: 1, weight: 900, returned: 0 },
  ],
  sum: 80_000,
  delivery_cost: 9900,
  bonuses_spent: 5000,
  track_number: null,
  parcel_id: null,
  quotation: null,
  reserves: true,
  history: [],
  ...changes,
});
const quoted: Details = {
  prices: [
    { product_id: 'gloves', price: 9000 },
    { product_id: 'boots', price: 45_000 },
  ],
  delivery_cost: 0,
  valid_until: '2031-03-20T22:59:59.000Z',
  note: 'From three pairs',
};
const move = (from: OrderState, to: OrderStatus, letters: Letter[], details: Details = {}, at = now) =>
  moveOrder(from, to, { by, letters, now: at, details });
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, fields: Object.keys(error.details.fields ?? {}) };
    throw error;
  }
  return undefined;
};

/** docs/rules.md, "Order", once more: from, to, and who. */
const allowed: [from: OrderStatus, to: OrderStatus, who: string][] = [
  ['new', 'quotation', 'V'],
  ['quotation', 'quotation', 'V'],
  ['quotation', 'new', 'C'],
  ['new', 'formation', 'V'],
  ['formation', 'placement', 'V'],
  ['placement', 'processing', 'V'],
  ['new', 'processing', 'V'],
  ['processing', 'paid', 'A'],
  ['paid', 'processing', 'A'],
  ['processing', 'ready_to_ship', 'V'],
  ['paid', 'ready_to_ship', 'V'],
  ['ready_to_ship', 'in_progress', 'V'],
  ['in_progress', 'completed', 'VC'],
  ['new', 'canceled', 'CVMA'],
  ['quotation', 'canceled', 'CVMA'],
  ['formation', 'canceled', 'VMA'],
  ['placement', 'canceled', 'VMA'],
  ['processing', 'canceled', 'VMA'],
  ['paid', 'canceled', 'VMA'],
  ['ready_to_ship', 'canceled', 'VMA'],
];

describe('the transitions of an order', () => {
  const letters = ['A', 'M', 'V', 'C'] as const;
  const all = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => letters.map((letter) => [from, to, letter] as const)),
  );
  const ofTable = (from: OrderStatus, letter: Letter, type: 'delivery' | 'pickup') =>
    allowedTransitions(from, [letter], type).map((name) => orderTransitions[name].to);

  it('of a delivery are those of the rules, by those whom they name', () => {
    const found = all.filter(([from, to, letter]) => ofTable(from, letter, 'delivery').includes(to));
    const expected = all.filter(([from, to, letter]) =>
      allowed.some(([from_, to_, who]) => from === from_ && to === to_ && who.includes(letter)),
    );
    expect(found).toEqual(expected);
  });

  it('of a pickup are the same, and its goods are handed over at once', () => {
    for (const from of orderStatuses)
      for (const letter of letters)
        expect(ofTable(from, letter, 'pickup')).toEqual(expect.arrayContaining(ofTable(from, letter, 'delivery')));
    expect(ofTable('ready_to_ship', 'V', 'pickup')).toContain('completed');
    expect(ofTable('ready_to_ship', 'C', 'pickup')).not.toContain('completed');
  });

  it('that others may do are forbidden, and those of another status not allowed', () => {
    expect(refusal(() => move(order(), 'processing', ['C']))).toMatchObject({ code: 'forbidden' });
    expect(refusal(() => move(order({ status: 'completed' }), 'canceled', ['V'], { reason: 'Late' }))).toMatchObject({
      code: 'order-not-allowed',
    });
    expect(refusal(() => move(order({ status: 'processing' }), 'canceled', ['C'], { reason: 'Late' }))).toMatchObject({
      code: 'order-not-allowed',
    });
  });

  it('make a manager who ordered the customer too, and a vendor never', () => {
    expect(lettersOf({ id: 'me', role: 'ROLE_MANAGER' }, { account_id: 'me' })).toEqual(['M', 'C']);
    expect(lettersOf({ id: 'me', role: 'ROLE_MANAGER' }, { account_id: 'other' })).toEqual(['M']);
    expect(lettersOf({ id: 'me', role: 'ROLE_VENDOR' }, { account_id: 'me' })).toEqual(['V']);
    expect(lettersOf({ id: 'me', role: 'ROLE_USER' }, { account_id: 'me' })).toEqual([]);
  });

  it('are written in the history with who, when and why', () => {
    const { order: canceled, transition } = move(order({ status: 'paid' }), 'canceled', ['M'], { reason: 'No stock' });
    expect(transition).toBe('cancel_late');
    expect(canceled).toMatchObject({
      status: 'canceled',
      reserves: false,
      history: [{ at: now, by, what: 'cancel_late', status: 'canceled', note: 'No stock' }],
    });
  });

  it('end with too many changes, but for completing and canceling', () => {
    const entry = { at: now, by, what: 'edited', status: 'new', note: null } as const;
    const long = order({ history: Array.from({ length: orderLimits.history }, () => entry) });
    expect(refusal(() => move(long, 'processing', ['V']))).toMatchObject({ code: 'too-many-order-changes' });
    expect(refusal(() => editOrder(long, {}, { by, letters: ['A'], now }))).toMatchObject({
      code: 'too-many-order-changes',
    });
    expect(move(long, 'canceled', ['V'], { reason: 'Enough' }).order.status).toBe('canceled');
  });
});

describe('a quotation', () => {
  it('changes the prices and the sum only when it is accepted', () => {
    const { order: waiting } = move(order(), 'quotation', ['V'], quoted);
    expect(waiting).toMatchObject({ sum: 80_000, delivery_cost: 9900, status: 'quotation' });
    const { order: accepted } = move(waiting, 'new', ['C']);
    expect(accepted).toMatchObject({ sum: 72_000, delivery_cost: 0, status: 'new' });
    expect(accepted.items.map(({ price }) => price)).toEqual([9000, 45_000]);
  });

  it('is accepted in the last moment, and not a second later', () => {
    const { order: waiting } = move(order(), 'quotation', ['V'], quoted);
    expect(move(waiting, 'new', ['C'], {}, '2031-03-20T22:59:59.000Z').order.status).toBe('new');
    expect(refusal(() => move(waiting, 'new', ['C'], {}, '2031-03-20T23:00:00.000Z'))).toMatchObject({
      code: 'quotation-expired',
    });
    expect(move(waiting, 'quotation', ['V'], quoted).order.status).toBe('quotation');
  });

  it.each<[string, Details, string[]]>([
    ['without prices', { ...quoted, prices: undefined }, ['prices']],
    ['without all products', { ...quoted, prices: quoted.prices?.slice(1) }, ['prices']],
    [
      'with the product of another order',
      { ...quoted, prices: [...(quoted.prices?.slice(1) ?? []), { product_id: 'other', price: 1 }] },
      ['prices'],
    ],
    ['without an end', { ...quoted, valid_until: undefined }, ['valid_until']],
    ['that has ended', { ...quoted, valid_until: now }, ['valid_until']],
    ['that is valid too long', { ...quoted, valid_until: '2031-06-09T10:00:01.000Z' }, ['valid_until']],
  ])('%s is refused', (_, details, fields) => {
    expect(refusal(() => move(order(), 'quotation', ['V'], details))).toEqual({ code: 'invalid-input', fields });
  });

  it('is never below the bonuses that were spent', () => {
    const prices = order().items.map(({ product_id }) => ({ product_id, price: 1000 }));
    expect(refusal(() => move(order(), 'quotation', ['V'], { ...quoted, prices }))).toMatchObject({
      code: 'quotation-below-bonuses',
    });
  });
});

describe('what a transition needs', () => {
  it('is a track number of a delivery, and nothing of a pickup', () => {
    const processed = order({ status: 'processing' });
    expect(refusal(() => move(processed, 'ready_to_ship', ['V']))).toEqual({
      code: 'invalid-input',
      fields: ['track_number'],
    });
    expect(move(processed, 'ready_to_ship', ['V'], { track_number: 'T1' }).order).toMatchObject({ track_number: 'T1' });
    expect(move({ ...processed, track_number: 'T0' }, 'ready_to_ship', ['V']).order.track_number).toBe('T0');
    expect(move({ ...processed, delivery_type: 'pickup' }, 'ready_to_ship', ['V']).order.status).toBe('ready_to_ship');
  });

  it('is a reason to cancel', () => {
    expect(refusal(() => move(order(), 'canceled', ['C']))).toEqual({ code: 'invalid-input', fields: ['reason'] });
  });
});

describe('the payment', () => {
  const admin = { by, letters: ['A'] as const, now };
  it.each<[OrderStatus, 'paid' | 'not_paid', OrderStatus]>([
    ['new', 'paid', 'new'],
    ['processing', 'paid', 'paid'],
    ['paid', 'not_paid', 'processing'],
    ['completed', 'paid', 'completed'],
  ])('of an order that is %s, marked as %s, leaves it %s', (status, payment, after) => {
    const before = order({ status, payment_status: payment === 'paid' ? 'not_paid' : 'paid' });
    const marked = markPayment(before, payment, admin);
    expect(marked).toMatchObject({ status: after, payment_status: payment });
    expect(marked.history).toHaveLength(1);
    expect(markPayment(marked, payment, admin)).toBe(marked);
  });

  it('of a canceled order is not marked as paid, and may be given back', () => {
    const canceled = order({ status: 'canceled' });
    expect(refusal(() => markPayment(canceled, 'paid', admin))).toMatchObject({ code: 'order-not-allowed' });
    expect(markPayment({ ...canceled, payment_status: 'paid' }, 'not_paid', admin).payment_status).toBe('not_paid');
  });
});

it.each<[OrderStatus, Letter, string[]]>([
  ['new', 'C', ['recipient']],
  ['processing', 'C', []],
  ['new', 'V', []],
  ['processing', 'V', ['shipment']],
  ['in_progress', 'V', ['shipment']],
  ['processing', 'M', ['recipient', 'shipment']],
  ['in_progress', 'A', ['shipment']],
  ['completed', 'A', []],
])('of an order that is %s, %s may change %s', (status, letter, groups) => {
  expect(editableGroups({ status }, [letter])).toEqual(groups);
});
