import { beforeAll, describe, expect, it } from 'vitest';
import * as hours from '#shared/contracts/hours.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const now = when.dayAfter;
/** Each test's shift has its own worker. */
const newWorker = (of: World = world) =>
  of.person('Worker', 'ROLE_VENDOR_STAFF', of.companies.performer, { category_ids: [of.specialties.cashier] });
const completed = async () => fixtures.completed({}, await newWorker());
const times = { actual_start: plan.starts_at, actual_end: addMinutes(plan.ends_at, -60), breaks: [] };
const dispute = { ...times, reason: 'Left an hour earlier' };
const proposal = { decision: 'propose', ...times, actual_end: addMinutes(plan.ends_at, -30), reason: 'See the camera' };

const send = (contract: Parameters<typeof invoke>[0], who: Account, id: string, body: object = {}, time = now) =>
  invoke(contract, who, { params: { id }, body, now: time });
const read = async (who: Account, id: string) => ok(await invoke(shifts.getShift, who, { params: { id }, now }));
const disputed = async () => {
  const shift = await completed();
  return ok(await send(hours.disputeHours, world.people.storeManager, shift.id, dispute));
};

describe('approving hours', () => {
  it('is for the customer in its stores, once, at the version that was read', async () => {
    const { people } = world;
    const { id, version } = await completed();
    for (const who of [people.vendor, people.worker, people.admin, people.manager])
      expect((await send(hours.approveHours, who, id)).status).toBe(403);
    expect((await send(hours.approveHours, people.foreignBuyer, id)).status).toBe(404);
    expect((await send(hours.approveHours, people.buyer, id, { version: version - 1 })).body.code).toBe('changed');
    expect((await send(hours.approveHours, people.buyer, id, { version: 'x' })).status).toBe(400);
    const approved = ok(await send(hours.approveHours, people.storeManager, id, { version }));
    expect(approved).toMatchObject({
      hours: { state: 'approved', actions: [] },
      charge: { amount: 6 * 180_00 },
      pay: null,
    });
    expect((await send(hours.approveHours, people.buyer, id)).body.code).toBe('hours-action-not-allowed');
  });

  it('of a shift that is not completed is refused', async () => {
    const { id } = await fixtures.started({}, await newWorker());
    expect((await send(hours.approveHours, world.people.buyer, id)).body.code).toBe('hours-action-not-allowed');
  });

  it('and disputing at one moment: one of them is refused', async () => {
    const { buyer, storeManager } = world.people;
    const { id } = await completed();
    const answers = await racing(writes('SHIFT#'), [
      () => send(hours.approveHours, buyer, id),
      () => send(hours.disputeHours, storeManager, id, dispute),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('hours-action-not-allowed');
  });
});

describe('approving many', () => {
  it('answers for each: approved, approved before, to be looked at, disputed, of others', async () => {
    const { people } = world;
    const [plain, before, punchedByOthers] = [
      await completed(),
      await completed(),
      await fixtures.started({}, await newWorker()),
    ];
    const waiting = await disputed();
    ok(await send(hours.approveHours, people.buyer, before.id));
    await fixtures.act(shifts.endShift, punchedByOthers.id, { who: people.vendor, now: plan.ends_at });
    const ids = [plain.id, before.id, punchedByOthers.id, waiting.id, 'nothing'];
    const approve = (who: Account) => invoke(hours.approveManyHours, who, { body: { ids }, now });
    const rows: { problem: { code: string } | null }[] = ok(await approve(people.buyer));
    expect(rows.map(({ problem }) => problem?.code ?? 'approved')).toEqual([
      'approved',
      'approved',
      'hours-need-look',
      'hours-action-not-allowed',
      'not-found',
    ]);
    const others: typeof rows = ok(await approve(people.foreignBuyer));
    expect(new Set(others.map(({ problem }) => problem?.code))).toEqual(new Set(['not-found']));
    expect((await approve(people.vendor)).status).toBe(403);
    expect((await invoke(hours.approveManyHours, people.buyer, { body: { ids: [] }, now })).status).toBe(400);
  });

  it('leaves out hours whose dispute the performer answered with the same times again', async () => {
    const own = await createWorld();
    const { people } = own;
    const { id, actual_start, actual_end } = await shiftFixtures(own).completed({}, await newWorker(own));
    const [day] = plan.starts_at.split('T');
    const query = { from: day, to: day, odd: 'true' } as never;
    const list = async () => (await invoke(hours.listHours, people.buyer, { query, now })).body;
    const approveMany = () => invoke(hours.approveManyHours, people.buyer, { body: { ids: [id] }, now });
    expect((await list()).total).toBe(0);
    ok(await send(hours.disputeHours, people.buyer, id, dispute));
    expect((await list()).data).toMatchObject([{ id, state: 'disputed', needs_look: true, odd: true }]);
    const same = { ...proposal, actual_start, actual_end, breaks: [] };
    ok(await send(hours.answerDispute, people.vendor, id, same));
    const { data, counts } = await list();
    expect(data).toMatchObject([
      { id, state: 'submitted', needs_look: true, odd: true, flags: [], proposal: { kind: 'proposed' } },
    ]);
    expect(counts).toMatchObject({ submitted: 1, odd: 1 });
    expect(ok(await approveMany())).toMatchObject([{ id, approved: false, problem: { code: 'hours-need-look' } }]);
    ok(await send(hours.approveHours, people.buyer, id));
    expect((await list()).total).toBe(0);
  });
});

describe('undoing approvals', () => {
  const unapprove = (who: Account, ids: string[], time = addMinutes(now, 1)) =>
    invoke(hours.unapproveHours, who, { body: { ids }, now: time });
  const codes = (rows: { problem: { code: string } | null }[]) => rows.map(({ problem }) => problem?.code ?? 'undone');

  it('answers for each: own ones, repeated, those of a colleague, of others, disputed hours', async () => {
    const { people } = world;
    const [one, other, colleagues] = [await completed(), await completed(), await completed()];
    const waiting = await disputed();
    ok(await invoke(hours.approveManyHours, people.buyer, { body: { ids: [one.id, other.id] }, now }));
    ok(await send(hours.approveHours, people.storeManager, colleagues.id));
    const ids = [one.id, other.id, colleagues.id, waiting.id, 'nothing'];
    const expected = ['undone', 'undone', 'hours-action-not-allowed', 'hours-action-not-allowed', 'not-found'];
    expect(codes(ok(await unapprove(people.buyer, ids)))).toEqual(expected);
    expect(codes(ok(await unapprove(people.buyer, ids)))).toEqual(expected);
    expect(await read(people.buyer, one.id)).toMatchObject({
      hours: { state: 'submitted', record: [{ kind: 'claimed' }], actions: ['approve', 'dispute'] },
    });
    expect((await read(people.buyer, colleagues.id)).hours.state).toBe('approved');
    expect(codes(ok(await unapprove(people.foreignBuyer, [colleagues.id])))).toEqual(['not-found']);
    expect((await unapprove(people.vendor, [one.id])).status).toBe(403);
    expect((await unapprove(people.buyer, [])).status).toBe(400);
  });

  it('is possible for five minutes, and never in a locked month', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const { id } = await shiftFixtures(own).completed({}, await newWorker(own));
    const month = plan.starts_at.slice(0, 7);
    const after = `${nextMonth(month)}-05T08:00:00.000Z`;
    ok(await send(hours.approveHours, people.buyer, id, {}, after));
    expect(codes(ok(await unapprove(people.buyer, [id], addMinutes(after, 6))))).toEqual(['approval-too-old']);
    const body = { company_id: companies.performer.id, month };
    ok(await invoke(hours.lockHours, people.vendor, { body, now: after }));
    expect(codes(ok(await unapprove(people.buyer, [id], after)))).toEqual(['hours-locked']);
  });

  it('and locking the month at one moment: one of them is refused', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const { id } = await shiftFixtures(own).completed({}, await newWorker(own));
    const month = plan.starts_at.slice(0, 7);
    const after = `${nextMonth(month)}-05T08:00:00.000Z`;
    ok(await send(hours.approveHours, people.buyer, id, {}, after));
    const body = { company_id: companies.performer.id, month };
    const [lock, undo] = await racing(writes('PERFORMER#'), [
      () => invoke(hours.lockHours, people.vendor, { body, now: after }),
      () => unapprove(people.buyer, [id], after),
    ]);
    const outcome = [lock?.status === 200 ? 'locked' : lock?.body.code, ...codes(undo?.body.data)];
    expect([
      ['locked', 'hours-locked'],
      ['hours-not-approved', 'undone'],
    ]).toContainEqual(outcome);
  });
});

describe('a dispute', () => {
  it('is refused to others, for absurd times, and without a difference', async () => {
    const { people } = world;
    const { id } = await completed();
    expect((await send(hours.disputeHours, people.vendor, id, dispute)).status).toBe(403);
    expect((await send(hours.disputeHours, people.foreignBuyer, id, dispute)).status).toBe(404);
    expect((await send(hours.disputeHours, people.buyer, id, { ...dispute, reason: '' })).status).toBe(400);
    const early = { ...dispute, actual_start: addMinutes(plan.starts_at, -24 * 60) };
    const { body } = await send(hours.disputeHours, people.buyer, id, early);
    expect([body.code, Object.keys(body.fields)]).toEqual(['actual-times-invalid', ['actual_start', 'actual_end']]);
    const same = { ...dispute, actual_end: plan.ends_at };
    expect((await send(hours.disputeHours, people.buyer, id, same)).body.code).toBe('hours-not-disputed');
  });

  it('is answered by the performer, who accepts: the hours are approved with the new pay', async () => {
    const { people } = world;
    const { id, version } = await disputed();
    const accept = { decision: 'accept' };
    expect((await send(hours.answerDispute, people.buyer, id, accept)).status).toBe(403);
    expect((await send(hours.answerDispute, people.rivalVendor, id, accept)).status).toBe(404);
    expect((await send(hours.answerDispute, people.vendor, id, { ...accept, version: version - 1 })).body.code).toBe(
      'changed',
    );
    expect((await send(hours.answerDispute, people.vendor, id, { decision: 'perhaps' })).status).toBe(400);
    const bare = await send(hours.answerDispute, people.vendor, id, { decision: 'propose', reason: 'See the camera' });
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([400, ['actual_start', 'actual_end', 'breaks']]);
    const shift = ok(await send(hours.answerDispute, people.vendor, id, { ...accept, version }));
    expect(shift).toMatchObject({
      actual_end: times.actual_end,
      hours: { state: 'approved' },
      pay: { gross: 5 * 180_00, net: 765_00, lines: [{ kind: 'base', minutes: 300, amount: 5 * 180_00 }] },
    });
  });

  it('is answered with other times, which the customer approves; each side reads what concerns it', async () => {
    const { people } = world;
    const { id, staff } = await disputed();
    ok(await send(hours.answerDispute, people.vendor, id, proposal));
    ok(await send(hours.approveHours, people.buyer, id));
    const worker = { ...people.worker, id: staff.id, login_id: (await workerOf(staff.id)).login_id };
    const [asWorker, asBuyer, asAdmin, asManager] = await Promise.all(
      [worker, people.buyer, people.admin, people.manager].map((who) => read(who, id)),
    );
    const kinds = (shift: { hours: { record: { kind: string }[] } }) => shift.hours.record.map(({ kind }) => kind);
    expect(kinds(asWorker)).toEqual(['claimed', 'disputed', 'proposed', 'approved']);
    expect(asWorker).toMatchObject({ pay: { gross: 990_00 }, charge: null });
    expect(asBuyer).toMatchObject({ pay: null, charge: { amount: 990_00 } });
    expect(asManager).toMatchObject({ pay: null, charge: { amount: 990_00 } });
    expect(asAdmin).toMatchObject({ pay: { gross: 990_00 }, charge: { amount: 990_00 } });
    const log = (who: Account) => invoke(shifts.listShiftLog, who, { params: { id }, now });
    const payEntries = async (who: Account) =>
      (ok(await log(who)) as { kind: string }[]).filter(({ kind }) => kind === 'pay').length;
    expect(await Promise.all([people.vendor, worker, people.buyer, people.manager].map(payEntries))).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

const workerOf = async (id: string): Promise<Account> => {
  const { getAccount } = await import('../data/people/accounts.ts');
  const account = await getAccount(id);
  if (!account) throw new Error(`No account ${id}`);
  return account;
};

describe('the list of hours', () => {
  it('has the completed shifts and those without an end, odd ones first, counted by state', async () => {
    const own = await createWorld();
    const { people } = own;
    const made = shiftFixtures(own);
    const onTime = await made.completed({}, await newWorker(own));
    const late = await made.started({}, await newWorker(own));
    await made.act(shifts.endShift, late.id, { who: await workerOf(late.staff.id), now: addMinutes(plan.ends_at, 45) });
    const [day] = plan.starts_at.split('T');
    const list = async (who: Account, query: object = {}) =>
      (await invoke(hours.listHours, who, { query: { from: day, to: day, ...query } as never, now })).body;
    const { data, counts, total } = await list(people.buyer);
    expect(total).toBe(2);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([late.id, onTime.id]);
    expect(data[0]).toMatchObject({
      odd: true,
      needs_look: false,
      difference: 45,
      state: 'submitted',
      charge: 1215_00,
    });
    expect(data[0].actions).toEqual(['approve', 'dispute']);
    expect(counts).toEqual({ submitted: 2, odd: 1, no_end: 0, disputed: 0, approved: 0, locked: 0 });
    expect((await list(people.vendor, { state: 'approved' })).total).toBe(0);
    expect((await list(people.vendor, { odd: 'true' })).total).toBe(1);
    expect((await list(people.foreignBuyer)).total).toBe(0);
    expect((await invoke(hours.listHours, people.worker, { now })).status).toBe(403);
    expect(
      (await invoke(hours.listHours, people.buyer, { query: { from: '2016-01-01', to: '2026-01-01' }, now })).status,
    ).toBe(400);
  });
});

describe('the boss premium', () => {
  it('is set by the performer, with a reason, and never negative or absurd', async () => {
    const { people } = world;
    const { id, version } = await completed();
    const premium = { amount: 300_00, reason: 'Stayed for the delivery' };
    expect((await send(hours.setPremium, people.buyer, id, premium)).status).toBe(403);
    expect((await send(hours.setPremium, people.rivalVendor, id, premium)).status).toBe(404);
    expect((await send(hours.setPremium, people.vendor, id, { ...premium, version: version - 1 })).body.code).toBe(
      'changed',
    );
    for (const amount of [-1, 10_000_01, 1.5])
      expect((await send(hours.setPremium, people.vendor, id, { ...premium, amount })).status).toBe(400);
    expect(ok(await send(hours.setPremium, people.vendor, id, premium))).toMatchObject({ pay: { gross: 1380_00 } });
    expect(await read(people.buyer, id)).toMatchObject({ pay: null, charge: { amount: 1080_00 } });
  });
});

describe('the lock of a month', () => {
  const month = plan.starts_at.slice(0, 7);
  const afterMonth = `${nextMonth(month)}-05T08:00:00.000Z`;
  const lock = (of: World, who: Account, time = afterMonth, company = of.companies.performer.id) =>
    invoke(hours.lockHours, who, { body: { company_id: company, month }, now: time });

  it('waits for its end and for the approval of all hours, which it names; then nobody changes them but an admin', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const { id, staff } = await shiftFixtures(own).completed({}, await newWorker(own));
    expect((await lock(own, people.buyer)).status).toBe(403);
    expect((await lock(own, people.vendor, afterMonth, companies.rival.id)).status).toBe(404);
    expect((await lock(own, people.admin, afterMonth, companies.customer.id)).status).toBe(404);
    expect((await lock(own, people.vendor, now)).body.code).toBe('month-not-over');
    ok(await send(hours.disputeHours, people.buyer, id, dispute));
    const refused = await lock(own, people.vendor);
    expect(refused.body.code).toBe('hours-not-approved');
    expect(refused.body.message).toContain(staff.fio);
    ok(await send(hours.answerDispute, people.vendor, id, { decision: 'accept' }));
    const locked = ok(await lock(own, people.vendor));
    expect(locked).toMatchObject({ month, by: { id: people.vendor.id } });
    expect(ok(await lock(own, people.admin))).toEqual(locked);
    const correct = { ...times, reason: 'Mistake' };
    expect((await send(shifts.correctShift, people.vendor, id, correct, afterMonth)).body.code).toBe('hours-locked');
    const premium = { amount: 1_00, reason: 'Late' };
    expect((await send(hours.setPremium, people.vendor, id, premium, afterMonth)).body.code).toBe('hours-locked');
    expect((await send(hours.reopenHours, people.vendor, id, { reason: 'x' }, afterMonth)).status).toBe(403);
    expect((await send(hours.reopenHours, people.admin, id, {}, afterMonth)).status).toBe(400);
    const reopened = ok(await send(hours.reopenHours, people.admin, id, { reason: 'The bus was late' }, afterMonth));
    expect(reopened.hours).toMatchObject({ state: 'reopened', month: nextMonth(month) });
    ok(await send(shifts.correctShift, people.vendor, id, { ...correct, actual_end: plan.ends_at }, afterMonth));
    expect((await send(hours.approveHours, people.buyer, id, {}, afterMonth)).status).toBe(200);
  });

  it('and a correction at one moment: one of them is refused', async () => {
    const own = await createWorld();
    const { people } = own;
    const { id } = await shiftFixtures(own).completed({}, await newWorker(own));
    ok(await send(hours.approveHours, people.buyer, id));
    const answers = await racing(writes('PERFORMER#'), [
      () => lock(own, people.vendor),
      () => send(shifts.correctShift, people.vendor, id, { ...times, reason: 'Mistake' }, afterMonth),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(['hours-locked', 'hours-not-approved']).toContain(answers.find(({ status }) => status === 409)?.body.code);
  });
});
