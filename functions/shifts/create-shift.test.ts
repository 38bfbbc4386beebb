import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPrice } from '#shared/contracts/pay.ts';
import { createShift, getShift, listShiftLog, listShifts, previewShift } from '#shared/contracts/shifts.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, plan, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const order = (change: Record<string, unknown> = {}) => ({
  store_id: world.stores.own.id,
  category_id: world.specialties.cashier,
  ...plan,
  ...change,
});
const create = (body: unknown, who = world.people.buyer, now = when.ordered, headers = {}) =>
  invoke(createShift, who, { body, now, headers });
const shiftsOf = async () =>
  ok(
    await invoke(listShifts, world.people.admin, {
      query: {
        from: at(0, '00:00').slice(0, 10),
        to: at(39, '00:00').slice(0, 10),
        store_id: world.stores.own.id,
        per_page: 500,
      },
    }),
  ) as { id: string }[];

describe('an order', () => {
  it('returns the new shift, whose log starts with the order', async () => {
    const answered = await create(order({ comment: 'Till 3' }));
    expect(answered.status).toBe(201);
    const shift = answered.body.data;
    expect(shift).toMatchObject({
      version: 1,
      status: 'new',
      store: { id: world.stores.own.id, name: 'own' },
      category: { id: world.specialties.cashier, name: world.specialties.cashier },
      staff: null,
      ...plan,
      hourly_rate: 18_000,
      comment: 'Till 3',
      actual_start: null,
      breaks: [],
      pending_change: null,
      actions: ['cancel', 'edit'],
    });
    const log = ok(await invoke(listShiftLog, world.people.vendor, { params: { id: shift.id } }));
    expect(log).toMatchObject([{ kind: 'created', at: when.ordered, by: { id: world.people.buyer.id } }]);
  });

  it('at a store without performers is stored and marked as offered to nobody', async () => {
    const { companies, people } = world;
    const kiosk = await world.store('kiosk', companies.customer, []);
    const unserved = ok(await create(order({ store_id: kiosk.id })));
    expect(unserved).toMatchObject({ status: 'new', flags: ['offered_to_nobody'] });
    for (const who of [people.vendor, people.rivalVendor])
      expect(await invoke(getShift, who, { params: { id: unserved.id } })).toMatchObject({ status: 404 });
    expect(ok(await create(order())).flags).toEqual([]);
  });

  it('of several workers creates several shifts', async () => {
    const { status, body } = await create(order({ count: 20, starts_at: at(22, '06:00'), ends_at: at(22, '10:00') }));
    expect(status).toBe(201);
    expect(new Set(body.data.map(({ id }: { id: string }) => id)).size).toBe(20);
  });

  it.for([
    ['shift-too-soon', { starts_at: at(1, '19:45'), ends_at: at(1, '23:00') }],
    ['shift-in-past', { starts_at: at(1, '07:45'), ends_at: at(1, '12:00') }],
    ['shift-off-grid', { starts_at: at(20, '06:10') }],
    ['shift-off-grid', { ends_at: at(20, '12:00').replace('00.000', '01.000') }],
    ['shift-end-before-start', { ends_at: at(20, '05:00') }],
    ['shift-end-before-start', { ends_at: plan.starts_at }],
    ['shift-too-long', { ends_at: at(21, '06:15') }],
    ['shift-too-far', { starts_at: at(3655, '08:15'), ends_at: at(3655, '12:00') }],
  ] as const)('is refused with %s, both sent and previewed', async ([code, change]) => {
    const before = (await shiftsOf()).length;
    expect(await create(order(change))).toMatchObject({ status: 422, body: { code } });
    expect(await invoke(previewShift, world.people.buyer, { body: order(change), now: when.ordered })).toMatchObject({
      status: 422,
      body: { code },
    });
    expect((await shiftsOf()).length).toBe(before);
  });

  it('exactly 12 hours ahead is accepted from a customer, and a performer may order for today', async () => {
    const soon = { starts_at: at(1, '20:00'), ends_at: at(1, '23:00') };
    expect(await create(order(soon))).toMatchObject({ status: 201 });
    const sooner = { starts_at: at(1, '08:15'), ends_at: at(1, '12:00') };
    expect(await create(order(sooner), world.people.vendor)).toMatchObject({
      status: 201,
      body: { data: { vendor: { id: world.companies.performer.id } } },
    });
  });

  it('is refused when its company has ordered 2,000 shifts in 24 hours, without an effect on others', async () => {
    const customer = await createWorld();
    const { companies, people } = customer;
    const body = (count: number) => ({
      ...plan,
      count,
      store_id: customer.stores.own.id,
      category_id: customer.specialties.cashier,
    });
    await fillCounter('ordered-shifts', companies.customer.id, 1985, when.ordered);
    const full = {
      status: 429,
      body: { code: 'order-limit', message: expect.stringContaining('2,000') },
      headers: { 'retry-after': `${24 * 3600}` },
    };
    expect(await create(body(16), people.buyer)).toMatchObject(full);
    expect(await create(body(15), people.buyer)).toMatchObject({ status: 201 });
    expect(await create(body(1), people.storeManager)).toMatchObject(full);
    expect(await create(body(20), people.vendor)).toMatchObject({ status: 201 });
    expect(await create(body(20), people.admin)).toMatchObject({ status: 201 });
    expect(await create(body(20), people.buyer, at(2, '08:00'))).toMatchObject({ status: 201 });
  });

  it('that is refused for another reason does not count', async () => {
    const customer = await createWorld();
    const own = { store_id: customer.stores.own.id, category_id: customer.specialties.cashier };
    await fillCounter('ordered-shifts', customer.companies.customer.id, 1999, when.ordered);
    const { buyer } = customer.people;
    expect(await create(order({ ...own, ends_at: at(20, '19:00') }), buyer)).toMatchObject({ status: 422 });
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [];
    for (let count = 0; count < 2; count++) answers.push(await create(order(own), buyer, when.ordered, headers));
    expect(answers[0]?.status).toBe(201);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('with a legal warning needs a reason, which the log keeps', async () => {
    const long = order({ ends_at: at(20, '19:00') });
    const refused = await create(long);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'legal-warning',
        warnings: [{ rule: 'long-shift', text: 'The shift lasts 13:00 h. The law allows at most 12 h.' }],
      },
    });
    const { id, warnings } = ok(await create({ ...long, override_reason: 'Stocktaking' }));
    expect(warnings).toMatchObject([{ rule: 'long-shift' }]);
    const log = ok(await invoke(listShiftLog, world.people.buyer, { params: { id } }));
    expect(log[0]).toMatchObject({ kind: 'created', reason: 'Stocktaking' });
  });

  it.for([
    ['a store of another company', () => ({ store_id: world.stores.foreign.id }), 'store_id'],
    ['no store', () => ({ store_id: 'nothing' }), 'store_id'],
    ['no specialty', () => ({ category_id: 'nothing' }), 'category_id'],
  ] as const)('for %s returns 404 and names the field', async ([, change, field]) => {
    expect(await create(order(change()))).toMatchObject({
      status: 404,
      body: { code: 'not-found', fields: { [field]: expect.any(String) } },
    });
  });

  it('for a performer that does not serve the store returns 404', async () => {
    expect(await create(order({ vendor_id: world.companies.rival.id }))).toMatchObject({ status: 404 });
  });

  it('returns 403 for roles that may not order', async () => {
    for (const who of [world.people.worker, world.people.newcomer])
      expect(await create(order(), who)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await create(order(), world.people.storeManager)).toMatchObject({ status: 201 });
  });

  it('is created once for a repeated key, also concurrently', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = order({ starts_at: at(25, '06:00'), ends_at: at(25, '10:00') });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(body, world.people.buyer, when.ordered, headers)),
    );
    expect(new Set(answers.map((answered) => answered.body.data.id)).size).toBe(1);
    expect((await shiftsOf()).filter(({ id }) => id === answers[0]?.body.data.id)).toHaveLength(1);
    expect(await create({ ...body, comment: 'Other' }, world.people.buyer, when.ordered, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('can be previewed with its estimated cost and holiday', async () => {
    const christmas = { starts_at: '2031-12-24T07:00:00Z', ends_at: '2031-12-24T17:00:00Z' };
    const previewed = await invoke(previewShift, world.people.buyer, {
      body: order({ ...christmas, store_id: world.stores.large.id, count: 3 }),
      now: '2031-12-01T08:00:00.000Z',
    });
    expect(ok(previewed)).toMatchObject({
      cost: 3 * 9.5 * 18_000,
      holiday: { date: '2031-12-24', name: 'Christmas Eve' },
      warnings: [{ rule: 'closed-by-law' }],
    });
    const one = await invoke(previewShift, world.people.buyer, { body: order(christmas), now: when.ordered });
    expect(ok(one)).toMatchObject({ cost: 9.5 * 18_000 });
  });
});

describe('an order with the cost that was shown', () => {
  const marketOf = async () => {
    const { companies, people, stores, specialties } = await createWorld();
    const agree = async (who: typeof people.vendor, hourly_rate: number) =>
      ok(
        await invoke(createPrice, who, {
          body: {
            customer_id: companies.customer.id,
            category_id: specialties.cashier,
            hourly_rate,
            weekend: null,
            night: null,
            state_holiday: null,
            valid_from: '2026-03-01',
          },
        }),
      );
    const orderAt = (store: { id: string }, change: object = {}) => ({
      ...plan,
      store_id: store.id,
      category_id: specialties.cashier,
      ...change,
    });
    const costOf = async (body: object): Promise<number> =>
      ok(await invoke(previewShift, people.buyer, { body, now: when.ordered })).cost;
    const ordered = async (): Promise<number> =>
      ok(
        await invoke(listShifts, people.buyer, {
          query: { from: plan.starts_at.slice(0, 10), to: plan.ends_at.slice(0, 10) },
        }),
      ).length;
    return { companies, people, stores, agree, orderAt, costOf, ordered };
  };
  const refused = { status: 409, body: { code: 'cost-changed', message: expect.stringContaining('new cost') } };

  it('is stored while it costs the same, and refused after a price has changed', async () => {
    const { people, stores, agree, orderAt, costOf, ordered } = await marketOf();
    await agree(people.vendor, 230_00);
    const body = orderAt(stores.own);
    const cost = await costOf(body);
    expect(cost).toBe(6 * 230_00);
    expect(await create({ ...body, cost }, people.buyer)).toMatchObject({ status: 201 });
    await agree(people.vendor, 280_00);
    const headers = { 'idempotency-key': randomUUID() };
    expect(await create({ ...body, cost }, people.buyer, when.ordered, headers)).toMatchObject(refused);
    expect(await ordered()).toBe(1);
    const again = { ...body, cost: await costOf(body) };
    expect(again.cost).toBe(6 * 280_00);
    expect(await create(again, people.buyer, when.ordered, headers)).toMatchObject({
      status: 201,
      body: { data: { hourly_rate: 280_00 } },
    });
    await agree(people.vendor, 200_00);
    expect(await create(again, people.buyer)).toMatchObject(refused);
    expect(await create(body, people.buyer)).toMatchObject({ status: 201 });
  });

  it('is compared with the most that one of several performers charges, for all workers', async () => {
    const { companies, people, stores, agree, orderAt, costOf, ordered } = await marketOf();
    await agree(people.vendor, 230_00);
    await agree(people.rivalVendor, 260_00);
    const body = orderAt(stores.shared, { count: 3 });
    const cost = await costOf(body);
    expect(cost).toBe(3 * 6 * 260_00);
    for (const other of [cost - 1, cost / 3, 3 * 6 * 230_00])
      expect(await create({ ...body, cost: other }, people.buyer)).toMatchObject(refused);
    await agree(people.vendor, 250_00);
    const answered = await create({ ...body, cost }, people.buyer);
    expect(answered).toMatchObject({ status: 201 });
    expect(answered.body.data).toHaveLength(3);
    await agree(people.vendor, 270_00);
    expect(await create({ ...body, cost }, people.buyer)).toMatchObject(refused);
    expect(await create({ ...body, cost, vendor_id: companies.rival.id }, people.buyer)).toMatchObject({ status: 201 });
    expect(await ordered()).toBe(6);
  });

  it('of a performer costs what it charges itself', async () => {
    const { people, stores, agree, orderAt, ordered } = await marketOf();
    await agree(people.vendor, 230_00);
    await agree(people.rivalVendor, 260_00);
    const body = orderAt(stores.shared);
    expect(await create({ ...body, cost: 6 * 260_00 }, people.vendor)).toMatchObject(refused);
    expect(await create({ ...body, cost: 6 * 230_00 }, people.vendor)).toMatchObject({ status: 201 });
    expect(await ordered()).toBe(1);
  });
});

describe('invalid input', () => {
  const long = 'a'.repeat(2001);
  it.for([
    ['malformed JSON', '{"store_id":', 'malformed-json', 400],
    ['a list', '[]', 'invalid-input', 400],
    ['nothing', '', 'invalid-input', 400],
    ['a body of a megabyte', JSON.stringify({ comment: 'a'.repeat(1_000_000) }), 'body-too-large', 413],
    ['an unknown field', () => order({ hourly_rate: 1 }), 'invalid-input', 400],
    ['a wrong type', () => order({ count: '2' }), 'invalid-input', 400],
    ['a count over 20', () => order({ count: 21 }), 'invalid-input', 400],
    ['a date that does not exist', () => order({ starts_at: '2027-02-30T06:00:00Z' }), 'invalid-input', 400],
    ['a time without a zone', () => order({ starts_at: '2027-02-03T06:00:00' }), 'invalid-input', 400],
    ['very long text', () => order({ comment: long }), 'invalid-input', 400],
    ['only spaces', () => order({ comment: '   ' }), 'invalid-input', 400],
  ] as const)('%s returns a specific error', async ([, body, code, status]) => {
    const answered = await create(typeof body === 'function' ? body() : body);
    expect(answered).toMatchObject({ status, body: { code, message: expect.stringMatching(/\.$/) } });
  });

  it('is explained in the requested language at the field', async () => {
    const { body } = await create(order({ count: 0 }), world.people.buyer, when.ordered, { 'accept-language': 'cz' });
    expect(body).toMatchObject({ code: 'invalid-input', fields: { count: 'Nejmenší hodnota je 1.' } });
  });

  it('does not include emoji and other scripts, which are stored unchanged', async () => {
    const comment = '🛒 Příliš žluťoučký кассир';
    const { id } = ok(await create(order({ comment })));
    expect(ok(await invoke(getShift, world.people.vendor, { params: { id } }))).toMatchObject({ comment });
  });

  it('does not include the night when clocks go forward: its real length counts', async () => {
    const night = { starts_at: '2031-03-29T21:00:00Z', ends_at: '2031-03-30T04:00:00Z' };
    const { ends_at, day } = ok(await create(order(night), world.people.buyer, '2031-03-01T08:00:00.000Z'));
    expect({ ends_at, day }).toEqual({ ends_at: '2031-03-30T04:00:00.000Z', day: '2031-03-29' });
  });
});
