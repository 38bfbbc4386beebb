import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import {
  type Details,
  editableGroups,
  editOrder,
  markPayment,
  mayReturn,
  mayShipPart,
  moveOrder,
  offeredTransitions,
  sendPart,
  takeBack,
} from './act.ts';
import { moneyOf } from './amounts.ts';
import { orderLimits } from './limits.ts';
import type { OrderState } from './order.ts';
import {
  allowedTransitions,
  isAgreed,
  type OrderRoleCode,
  roleCodesOf,
  type OrderStatus,
  orderStatuses,
  orderTransitions,
} from './transitions.ts';

const now = '2031-03-10T10:00:00.000Z';
const by = { id: 'account', fio: 'Jana Nová' };
const order = (changes: Partial<OrderState> = {}): OrderState => ({
  status: 'new',
  payment_status: 'not_paid',
  delivery_type: 'delivery',
  supply_store: null,
  items: [
    {
      product_id: 'gloves',
      name: 'Gloves',
      sku: 'G',
      price: 10_000,
      vat_rate: '21',
      vat_included: true,
      count: 3,
      weight: 100,
      shipped: 0,
      returned: 0,
      restocked: 0,
    },
    {
      product_id: 'boots',
      name: 'Boots',
      sku: 'B',
      price: 50_000,
      vat_rate: '21',
      vat_included: true,
      count: 1,
      weight: 900,
      shipped: 0,
      returned: 0,
      restocked: 0,
    },
  ],
  sum: 80_000,
  delivery_cost: 9900,
  bonuses_spent: 5000,
  track_number: null,
  parcel_id: null,
  quotation: null,
  reserves: true,
  parcels: [],
  bonuses_returned: 0,
  paid_amount: 0,
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
const move = (from: OrderState, to: OrderStatus, roleCodes: OrderRoleCode[], details: Details = {}, at = now) =>
  moveOrder(from, to, { by, roleCodes, now: at, details });
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

/** Those that a supply does not have, and those that only a supply has. */
const notOfSupply: typeof allowed = [
  ['placement', 'processing', 'V'],
  ['new', 'processing', 'V'],
];
const onlyOfSupply: typeof allowed = [
  ['placement', 'processing', 'C'],
  ['formation', 'canceled', 'C'],
  ['placement', 'canceled', 'C'],
];
const supply = { supply_store: { id: 'store' } };

describe('the transitions of an order', () => {
  const roleCodes = ['A', 'M', 'V', 'C'] as const;
  const all = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => roleCodes.map((roleCode) => [from, to, roleCode] as const)),
  );
  const ofTable = (from: OrderStatus, roleCode: OrderRoleCode, changes: Partial<OrderState> = {}) =>
    allowedTransitions(order({ status: from, ...changes }), [roleCode]).map((name) => orderTransitions[name].to);
  const only = (one: readonly (typeof all)[number][], other: readonly (typeof all)[number][]) =>
    one.filter((each) => !other.includes(each));
  const among = (rows: typeof allowed) =>
    all.filter(([from, to, roleCode]) =>
      rows.some(([from_, to_, who]) => from === from_ && to === to_ && who.includes(roleCode)),
    );

  it('of a delivery are those of the rules, by those whom they name', () => {
    const found = all.filter(([from, to, roleCode]) => ofTable(from, roleCode).includes(to));
    expect(found).toEqual(among(allowed));
  });

  it('of a pickup are the same, but its goods are handed over instead of sent', () => {
    const found = all.filter(([from, to, roleCode]) =>
      ofTable(from, roleCode, { delivery_type: 'pickup' }).includes(to),
    );
    const ofDelivery = all.filter(([from, to, roleCode]) => ofTable(from, roleCode).includes(to));
    expect(only(found, ofDelivery)).toEqual([['ready_to_ship', 'completed', 'V']]);
    expect(only(ofDelivery, found)).toEqual([['ready_to_ship', 'in_progress', 'V']]);
  });

  it('of a supply are the same, but the customer agrees to it or refuses it', () => {
    const found = all.filter(([from, to, roleCode]) => ofTable(from, roleCode, supply).includes(to));
    const ofOrder = all.filter(([from, to, roleCode]) => ofTable(from, roleCode).includes(to));
    expect(only(found, ofOrder)).toEqual(among(onlyOfSupply));
    expect(only(ofOrder, found)).toEqual(among(notOfSupply));
  });

  it.each<[OrderStatus, OrderStatus, OrderRoleCode, string]>([
    ['placement', 'processing', 'V', 'forbidden'],
    ['placement', 'processing', 'M', 'forbidden'],
    // Of a paid order, A takes the payment back.
    ['placement', 'processing', 'A', 'order-not-allowed'],
    ['formation', 'processing', 'C', 'order-not-allowed'],
    ['processing', 'canceled', 'C', 'order-not-allowed'],
  ])('of a supply from %s to %s by %s are refused (%s)', (status, to, roleCode, code) => {
    expect(refusal(() => move(order({ status, ...supply }), to, [roleCode], { reason: 'Late' }))).toMatchObject({
      code,
    });
  });

  it('of a supply by its customer say so in the history, and a refusal gives the pieces back', () => {
    const waiting = order({ status: 'placement', ...supply });
    expect(move(waiting, 'processing', ['C'])).toMatchObject({
      transition: 'agree',
      order: { status: 'processing', reserves: true, history: [{ what: 'agree', by }] },
    });
    expect(refusal(() => move(waiting, 'canceled', ['C']))).toEqual({ code: 'invalid-input', fields: ['reason'] });
    expect(move(waiting, 'canceled', ['C'], { reason: 'We have enough soap.' })).toMatchObject({
      transition: 'refuse',
      order: { status: 'canceled', reserves: false, history: [{ what: 'refuse', note: 'We have enough soap.' }] },
    });
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
    expect(roleCodesOf({ id: 'me', role: 'ROLE_MANAGER' }, { account_id: 'me' })).toEqual(['M', 'C']);
    expect(roleCodesOf({ id: 'me', role: 'ROLE_MANAGER' }, { account_id: 'other' })).toEqual(['M']);
    expect(roleCodesOf({ id: 'me', role: 'ROLE_VENDOR' }, { account_id: 'me' })).toEqual(['V']);
    expect(roleCodesOf({ id: 'me', role: 'ROLE_USER' }, { account_id: 'me' })).toEqual([]);
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
    expect(refusal(() => editOrder(long, {}, { by, roleCodes: ['A'], now }))).toMatchObject({
      code: 'too-many-order-changes',
    });
    expect(move(long, 'canceled', ['V'], { reason: 'Enough' }).order.status).toBe('canceled');
  });
});

it('an order is agreed from its acceptance on, a supply from that of its customer, a canceled one never', () => {
  const agreed = (supply_store: OrderState['supply_store']) =>
    orderStatuses.filter((status) => isAgreed({ status, supply_store }));
  const accepted = ['processing', 'paid', 'ready_to_ship', 'in_progress', 'completed'];
  expect(agreed(null)).toEqual(['formation', 'placement', ...accepted]);
  expect(agreed({ id: 'store' })).toEqual(accepted);
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
  const admin = { by, roleCodes: ['A'] as const, now };
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

it.each<[OrderStatus, OrderRoleCode, string[]]>([
  ['new', 'C', ['recipient']],
  ['processing', 'C', []],
  ['new', 'V', []],
  ['processing', 'V', ['shipment']],
  ['in_progress', 'V', ['shipment']],
  ['processing', 'M', ['recipient', 'shipment']],
  ['in_progress', 'A', ['shipment']],
  ['completed', 'A', []],
])('of an order that is %s, %s may change %s', (status, roleCode, groups) => {
  expect(editableGroups({ status }, [roleCode])).toEqual(groups);
});

describe('an order that is ready', () => {
  const vendor = { by, roleCodes: ['V'] as const, now };
  const ready = order({ status: 'ready_to_ship', track_number: 'T1' });
  const gloves = (count: number) => [{ product_id: 'gloves', count }];

  it('may be sent in parts, and is on its way with the last one', () => {
    const { order: partly, transition } = sendPart(ready, { pieces: gloves(2), track_number: 'T0' }, vendor);
    expect([transition, partly.status, partly.reserves]).toEqual([null, 'ready_to_ship', true]);
    expect(partly.parcels).toEqual([{ at: now, track_number: 'T0', items: gloves(2) }]);
    const rest = [...gloves(1), { product_id: 'boots', count: 1 }];
    const sent = sendPart(partly, { pieces: rest }, vendor);
    expect(sent).toMatchObject({ transition: 'ship', order: { status: 'in_progress', reserves: false } });
    expect(sent.order.items.map(({ shipped }) => shipped)).toEqual([3, 1]);
    expect(sent.order.parcels.at(-1)).toEqual({ at: now, track_number: 'T1', items: rest });
    expect(moveOrder(partly, 'in_progress', vendor).order.parcels).toEqual(sent.order.parcels);
  });

  it('is followed by the number of its last parcel, and a pickup is completed with it', () => {
    const all = ready.items.map(({ product_id, count }) => ({ product_id, count }));
    expect(sendPart(ready, { pieces: all, track_number: 'T2' }, vendor).order.track_number).toBe('T2');
    const pickup = sendPart({ ...ready, delivery_type: 'pickup' }, { pieces: all }, vendor);
    expect(pickup).toMatchObject({ transition: 'hand_over', order: { status: 'completed', reserves: false } });
  });

  it('sent as a whole has no parcels', () => {
    expect(moveOrder(ready, 'in_progress', vendor).order).toMatchObject({ parcels: [], reserves: false });
  });

  it('is not canceled once a part was sent', () => {
    const { order: partly } = sendPart(ready, { pieces: gloves(1) }, vendor);
    expect(refusal(() => move(partly, 'canceled', ['V'], { reason: 'None left' }))).toMatchObject({
      code: 'order-partly-shipped',
    });
    expect(offeredTransitions(ready, ['V'])).toEqual(['ship', 'cancel_late']);
    expect(offeredTransitions(partly, ['V'])).toEqual(['ship']);
  });

  it.each<[string, { product_id: string; count: number }[], string]>([
    ['more than there are', gloves(4), 'items.0.count'],
    ['another product', [{ product_id: 'other', count: 1 }], 'items.0.count'],
    ['a product twice', [...gloves(1), ...gloves(1)], 'items'],
  ])('is not sent with %s', (_, pieces, field) => {
    expect(refusal(() => sendPart(ready, { pieces }, vendor))).toEqual({ code: 'invalid-input', fields: [field] });
  });

  it('is sent in parts by its vendor only, and only then', () => {
    const pieces = gloves(1);
    expect(refusal(() => sendPart(ready, { pieces }, { ...vendor, roleCodes: ['C'] }))).toMatchObject({
      code: 'forbidden',
    });
    expect(refusal(() => sendPart(order(), { pieces }, vendor))).toMatchObject({ code: 'order-not-allowed' });
    expect([mayShipPart(ready, ['V']), mayShipPart(ready, ['C']), mayShipPart(order(), ['V'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what comes back', () => {
  const vendor = { by, roleCodes: ['V'] as const, now };
  const { order: sent } = moveOrder(order({ status: 'ready_to_ship' }), 'in_progress', vendor);
  const back = (pieces: { product_id: string; count: number }[], restock = true, from = sent) =>
    takeBack(from, { pieces, restock, reason: 'Wrong size' }, vendor);

  it('is taken off in money and in bonuses, in proportion', () => {
    const after = back([{ product_id: 'gloves', count: 1 }]);
    expect(after.bonuses_returned).toBe(625);
    expect(moneyOf(after).returned).toBe(9375);
    expect(after.items[0]).toMatchObject({ shipped: 3, returned: 1, restocked: 1 });
    expect(after.history.at(-1)).toMatchObject({ what: 'returned', note: 'Wrong size' });
  });

  it('is not on sale again if it is damaged', () => {
    expect(back([{ product_id: 'boots', count: 1 }], false).items[1]).toMatchObject({ returned: 1, restocked: 0 });
  });

  it('in any parts adds up to all that the goods cost', () => {
    const parts = fc.shuffledSubarray(['gloves', 'gloves', 'gloves', 'boots'], { minLength: 4 });
    fc.assert(
      fc.property(parts, fc.nat(80_000), (products, bonuses_spent) => {
        const all = products.reduce((before, product_id) => back([{ product_id, count: 1 }], true, before), {
          ...sent,
          bonuses_spent,
        });
        expect(all.bonuses_returned).toBe(bonuses_spent);
        expect(moneyOf(all).total).toBe(all.delivery_cost);
        expect(mayReturn(all, ['V'])).toBe(false);
      }),
    );
  });

  it('is taken back by the vendor or the platform, once it was sent, and no more than that', () => {
    const pieces = [{ product_id: 'gloves', count: 4 }];
    expect(refusal(() => back(pieces))).toEqual({ code: 'invalid-input', fields: ['items.0.count'] });
    expect(refusal(() => back([{ product_id: 'gloves', count: 1 }], true, order()))).toMatchObject({
      code: 'order-not-allowed',
    });
    expect([mayReturn(sent, ['V']), mayReturn(sent, ['M']), mayReturn(sent, ['C'])]).toEqual([true, true, false]);
  });
});
