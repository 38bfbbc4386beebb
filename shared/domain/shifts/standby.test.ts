import { describe, expect, it } from 'vitest';
import { decide } from './act.ts';
import {
  aChange,
  aConfirmedShift,
  aShift,
  aWorker,
  act,
  admin,
  baker,
  buyer,
  elsewhere,
  law,
  manager,
  otherVendor,
  performer,
  refusalOf,
  vendor,
} from './examples.ts';
import type { Shift } from './shift.ts';
import { dueAt, dueCommand } from './timing.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
/** The backed shift of worker w2 is 08:00 to 14:00 UTC on 10 June, the stand-by of w1 07:00 to 15:00. */
const at = (time: string) => `2026-06-10T${time}.000Z`;
const backed = (patch: Partial<Shift> = {}) =>
  aConfirmedShift({
    id: 'backed',
    staff: { id: 'w2', fio: 'w2', login_id: 'login-w2' },
    store: { ...aShift().store, id: 's2', name: 'Druhá' },
    comment: 'Ask for Jana',
    backed_by: ['shift'],
    hourly_rate: 22_000,
    ...patch,
  });
const plan = { starts_at: at('07:00:00'), ends_at: at('15:00:00'), planned_break_minutes: 30 };
const onStandby = (patch: Partial<Shift> = {}) =>
  aConfirmedShift({
    ...plan,
    status: 'reserve',
    flags: ['reserve'],
    backs: ['backed'],
    call_ups: [{ shift_id: 'backed', at: at('08:30:00') }],
    ...patch,
  });
const standByIds = Array.from({ length: 10 }, (_, n) => `standby-${n}`);
const backedByTen = (vendor: string) =>
  backed({ backed_by: standByIds, stand_by_vendors: Object.fromEntries(standByIds.map((id) => [id, vendor])) });
const callUp = (shift: Shift, busy: ReturnType<typeof elsewhere>[] = []) =>
  ({ action: 'call_up', staff: aWorker(), backed: shift, backs: [shift], standBys: [], busy }) as const;

describe('putting on stand-by', () => {
  const reserve = (backs: Shift[], staff = aWorker()) =>
    act(aShift(plan), performer, dayAhead, { action: 'reserve', staff, busy: [], backs, standBys: [] });

  it('links the stand-by shift and the shifts that it backs in both directions', () => {
    const { shift, others } = reserve([backed({ backed_by: [] }), backed({ id: 'second', backed_by: ['x'] })]);
    expect(shift).toMatchObject({
      status: 'reserve',
      staff: { id: 'w1' },
      flags: ['reserve'],
      backs: ['backed', 'second'],
    });
    expect(others.map(({ shift: other }) => [other.id, other.backed_by, other.version])).toEqual([
      ['backed', ['shift'], 2],
      ['second', ['x', 'shift'], 2],
    ]);
  });
  it('stores when the scheduled job must check each backed shift, in order of time', () => {
    const later = backed({ id: 'later', starts_at: at('09:00:00') });
    expect(reserve([backed(), later]).shift.call_ups).toEqual(reserve([later, backed()]).shift.call_ups);
    expect(reserve([later, backed()]).shift.call_ups).toEqual([
      { shift_id: 'backed', at: at('08:30:00') },
      { shift_id: 'later', at: at('09:30:00') },
    ]);
  });
  it.each(['in_progress', 'completed', 'canceled', 'unfulfilled', 'reserve'] as const)(
    'can not back a shift that is %s',
    (status) => {
      expect(refusalOf(() => reserve([backed({ status })]))).toBe('shift-action-not-allowed');
    },
  );
  it('cannot back itself', () => {
    expect(refusalOf(() => reserve([aShift()]))).toBe('shift-action-not-allowed');
  });
  it('is refused for a shift that was called up for another, which would stay empty', () => {
    const command = { action: 'reserve', staff: aWorker(), busy: [], backs: [backed()], standBys: [] } as const;
    const called = aShift({ counterpart_id: 'earlier' });
    expect(refusalOf(() => act(called, performer, dayAhead, command))).toBe('shift-action-not-allowed');
  });
  it.each([
    ['of another customer', backed({ customer: { id: 'c2', name: 'Druhý zákazník' } })],
    ['that another performer staffs', backed({ vendor: otherVendor })],
    [
      'that another performer alone may staff',
      backed({ status: 'new', staff: null, vendor: null, offered_to: ['v2'] }),
    ],
    ['that ten stand-by workers back', backedByTen('v1')],
  ])('cannot back a shift %s, whoever asks', (_, other) => {
    const command = { action: 'reserve', staff: aWorker(), busy: [], backs: [other], standBys: [] } as const;
    for (const actor of [performer, manager, admin])
      expect(refusalOf(() => act(aShift(plan), actor, dayAhead, command))).toBe('shift-action-not-allowed');
  });
  it("backs an offered shift although another performer's ten stand-by workers back it", () => {
    const offered = { ...backedByTen('v2'), status: 'new', staff: null, vendor: null } as const;
    const { others } = reserve([offered]);
    const [{ shift } = { shift: offered }] = others;
    expect(shift.backed_by).toHaveLength(11);
    expect(shift.stand_by_vendors).toMatchObject({ shift: 'v1', 'standby-9': 'v2' });
  });
  it('backs shifts that its performer staffs or is offered', () => {
    const offered = backed({ status: 'new', staff: null, vendor: null });
    expect(refusalOf(() => reserve([offered, backed({ id: 'second' })]))).toBe('accepted');
  });
  it('needs the specialty of every backed shift, because its worker will do that work', () => {
    expect(refusalOf(() => reserve([backed({ category: baker })]))).toBe('staff-without-specialty');
    expect(refusalOf(() => reserve([backed()], aWorker({ company: null })))).toBe('staff-without-company');
  });
});

describe('the link to a backed shift', () => {
  const offered = (patch: Partial<Shift> = {}) =>
    backed({ status: 'new', staff: null, vendor: null, backed_by: ['shift', 'theirs'], ...patch });
  const theirs = onStandby({ id: 'theirs', vendor: otherVendor, staff: { id: 'w3', fio: 'w3', login_id: 'login-w3' } });
  const rivalWorker = aWorker({ id: 'w4', fio: 'w4', company: otherVendor });
  const rival = { ...performer, id: 'rival', company: otherVendor };

  it.each([
    ['assigns its worker to', { action: 'assign', staff: rivalWorker, busy: [], standBys: [onStandby(), theirs] }],
    [
      'puts its worker on stand-by on',
      {
        action: 'reserve',
        staff: rivalWorker,
        busy: [],
        standBys: [onStandby(), theirs],
        backs: [backed({ id: 'third' })],
      },
    ],
  ] as const)('is removed and logged when another performer %s the backed shift', (_, command) => {
    const third = { ...command, ...('backs' in command && { backs: [offered({ id: 'third', backed_by: [] })] }) };
    const { shift, others } = act(offered(), rival, dayAhead, third);
    expect(shift.backed_by).toEqual(['theirs']);
    const [dropped] = others;
    expect(dropped).toMatchObject({
      shift: { id: 'shift', status: 'reserve', backs: [], call_ups: [], version: 2 },
      log: [{ kind: 'back_dropped', before: { id: 'backed', store: 'Druhá' }, by: null, vendor_id: 'v1' }],
    });
    expect(others.map(({ shift: other }) => other.id)).not.toContain('theirs');
  });
  it('is removed and logged when its performer declines the backed shift; links of other performers stay', () => {
    const command = { action: 'decline', reason: 'full', standBys: [onStandby(), theirs] } as const;
    const { shift, others } = act(offered(), performer, dayAhead, command);
    expect(shift.backed_by).toEqual(['theirs']);
    expect(others).toMatchObject([{ shift: { id: 'shift', backs: [] }, log: [{ kind: 'back_dropped' }] }]);
  });
  it('stays when its own performer takes the backed shift', () => {
    const staff = aWorker({ id: 'w2', fio: 'w2' });
    const command = { action: 'assign', staff, busy: [], standBys: [onStandby()] } as const;
    const { shift, others } = act(offered({ backed_by: ['shift'] }), performer, dayAhead, command);
    expect([shift.backed_by, others]).toEqual([['shift'], []]);
  });
  it.each([
    ['staffed by another performer', { vendor: otherVendor }],
    ['of another customer', { customer: { id: 'c2', name: 'Druhý zákazník' } }],
    ['no longer offered to its performer', { vendor: null, offered_to: ['v2'] }],
  ])('to a shift that is %s calls up nobody', (_, patch) => {
    const other = backed(patch);
    expect(refusalOf(() => act(onStandby(), performer, at('08:30:00'), callUp(other)))).toBe(
      'shift-action-not-allowed',
    );
    expect(act(onStandby(), 'clock', at('08:30:00'), callUp(other))).toMatchObject({
      shift: { status: 'reserve', call_ups: [] },
      others: [],
    });
  });

  const second = onStandby({ id: 'second', backs: ['backed', 'x'], call_ups: [{ shift_id: 'x', at: at('07:00:00') }] });
  const moves = { starts_at: at('06:00:00'), ends_at: at('12:00:00') };
  it.each([
    ['an edit that applies at once', offered(), buyer, { action: 'edit', ...moves }],
    [
      'a confirmed change',
      backed({ pending_change: aChange('customer', moves) }),
      performer,
      { action: 'confirm_change' },
    ],
  ] as const)('moves its call-up time with the backed shift: %s', (_, shift, actor, command) => {
    const standBys = [onStandby(), second, onStandby({ id: 'not behind it', backs: [] })];
    const { others } = act(shift, actor, dayAhead, { ...command, busy: [], standBys });
    expect(others.map(({ shift: other }) => [other.id, other.call_ups])).toEqual([
      ['shift', [{ shift_id: 'backed', at: at('06:30:00') }]],
      [
        'second',
        [
          { shift_id: 'backed', at: at('06:30:00') },
          { shift_id: 'x', at: at('07:00:00') },
        ],
      ],
    ]);
  });
  it('is called up half an hour after another worker took the shift that nobody started', () => {
    const replace = { action: 'replace', staff: aWorker({ id: 'w9' }), busy: [], standBys: [onStandby()] } as const;
    const callUps = (time: string) =>
      act(backed(), performer, at(time), replace).others.map(({ shift: { call_ups } }) => call_ups);
    expect(callUps('08:20:00')).toEqual([[{ shift_id: 'backed', at: at('08:50:00') }]]);
    expect(callUps('07:40:00')).toEqual([]);
  });
  it('does not change while a change is pending, nor when only the end moves', () => {
    const standBys = [onStandby()];
    const requested = act(backed(), buyer, dayAhead, { action: 'edit', ...moves, busy: [], standBys });
    const shorter = act(offered(), buyer, dayAhead, { action: 'edit', ends_at: at('13:00:00'), busy: [], standBys });
    expect([requested.others, shorter.others]).toEqual([[], []]);
  });
  it('stays when a shift of another specialty is only moved', () => {
    const bakerStandsBy = onStandby({ category: baker });
    const { others } = act(offered(), buyer, dayAhead, {
      action: 'edit',
      ...moves,
      busy: [],
      standBys: [bakerStandsBy],
    });
    expect(others).toMatchObject([{ shift: { id: 'shift', backs: ['backed'] }, log: [] }]);
  });
  it('does not concern a shift that is no longer on stand-by', () => {
    const calledUp = onStandby({ status: 'confirmed' });
    const { others } = act(offered(), buyer, dayAhead, { action: 'edit', ...moves, busy: [], standBys: [calledUp] });
    expect(others).toEqual([]);
  });
  it('is removed once, with the plan it had backed, when the shift gets another specialty and other times', () => {
    const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices: [] };
    const command = { action: 'edit', ...moves, category, busy: [], standBys: [onStandby()] } as const;
    const { others } = act(offered(), buyer, dayAhead, command);
    expect(others).toHaveLength(1);
    expect(others).toMatchObject([
      { shift: { backs: [] }, log: [{ kind: 'back_dropped', before: { id: 'backed', store: 'Druhá', ...moves } }] },
    ]);
  });
  it('is removed when the shift gets a specialty that its worker does not have', () => {
    const category = { ...baker, hourly_rate: 25_000, auto_complete: true, prices: [] };
    const bakerStandsBy = onStandby({ id: 'theirs', category: baker });
    const command = { action: 'edit', category, busy: [], standBys: [onStandby(), bakerStandsBy] } as const;
    const { shift, others } = act(offered(), buyer, dayAhead, command);
    expect(shift.backed_by).toEqual(['theirs']);
    expect(others).toMatchObject([{ shift: { id: 'shift', backs: [] }, log: [{ kind: 'back_dropped' }] }]);
  });
});

describe('calling up', () => {
  it("moves the stand-by worker to the backed shift's work, cancels the backed shift, and links the two", () => {
    const { shift, log, others } = act(onStandby(), performer, at('08:00:00'), callUp(backed()));
    expect(shift).toMatchObject({
      status: 'confirmed',
      staff: { id: 'w1' },
      store: { id: 's2' },
      comment: 'Ask for Jana',
      starts_at: at('08:00:00'),
      ends_at: at('14:00:00'),
      planned_break_minutes: 0,
      hourly_rate: 22_000,
      counterpart_id: 'backed',
      called_up: { shift_id: 'backed', version: shift.version, store_id: 's1' },
      backs: [],
      call_ups: [],
    });
    expect(log.map(({ kind, field }) => [kind, field])).toEqual([
      ['status', null],
      ['start', 'starts_at'],
      ['end', 'ends_at'],
      ['rate', null],
      ['planned_break', null],
    ]);
    expect(others).toMatchObject([
      {
        shift: { id: 'backed', status: 'canceled', counterpart_id: 'shift', backed_by: [] },
        log: [{ kind: 'status' }],
      },
    ]);
  });
  it("keeps a shift that other performers were offered to the stand-by worker's performer", () => {
    const offered = backed({ status: 'new', staff: null, vendor: null });
    const { others } = act(onStandby(), performer, dayAhead, callUp(offered));
    expect(others).toMatchObject([{ shift: { id: 'backed', status: 'canceled', vendor }, log: [{ vendor_id: 'v1' }] }]);
  });
  it("takes over the day and the holiday of the backed shift's plan", () => {
    const holiday = { starts_at: '2026-07-06T08:00:00.000Z', ends_at: '2026-07-06T14:00:00.000Z' };
    const command = { ...callUp(backed({ ...holiday, flags: ['holiday'] })), override_reason: 'agreed' };
    const { shift } = act(onStandby(), performer, holiday.starts_at, command);
    expect(shift).toMatchObject({ ...holiday, day: '2026-07-06', flags: ['reserve', 'holiday'] });
  });
  it('needs a reason when the plan of the backed shift violates the law', () => {
    const long = callUp(backed({ ends_at: at('21:00:00'), planned_break_minutes: 30 }));
    expect(refusalOf(() => act(onStandby(), performer, at('08:00:00'), long))).toBe('legal-warning');
    const { shift } = act(onStandby(), performer, at('08:00:00'), { ...long, override_reason: 'agreed' });
    expect(shift.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
  });
  it('releases the other shifts that it backed', () => {
    const second = backed({ id: 'second', backed_by: ['shift', 'x'] });
    const command = { ...callUp(backed()), backs: [backed(), second] };
    const { others } = act(onStandby({ backs: ['backed', 'second'] }), performer, at('08:00:00'), command);
    expect(others.map(({ shift }) => [shift.id, shift.status, shift.backed_by])).toEqual([
      ['backed', 'canceled', []],
      ['second', 'confirmed', ['x']],
    ]);
  });
  it.each([
    ['confirmed', '07:59:59', 'shift-action-not-allowed', 'waits'],
    ['confirmed', '08:00:00', 'accepted', 'waits'],
    ['confirmed', '08:29:59', 'accepted', 'waits'],
    ['confirmed', '08:30:00', 'accepted', 'calls'],
    ['new', '06:00:00', 'accepted', 'waits'],
    ['new', '08:30:00', 'accepted', 'calls'],
    ['unfulfilled', '08:29:59', 'accepted', 'waits'],
    ['unfulfilled', '08:30:00', 'accepted', 'calls'],
    ['unfulfilled', '14:00:00', 'shift-in-past', 'waits'],
    ['in_progress', '09:00:00', 'shift-action-not-allowed', 'waits'],
    ['completed', '09:00:00', 'shift-action-not-allowed', 'waits'],
    ['canceled', '09:00:00', 'shift-action-not-allowed', 'waits'],
  ] as const)(
    'for a shift that is %s at %s is %s for the performer, and the clock %s',
    (status, time, outcome, clock) => {
      const command = callUp(backed({ status }));
      expect(refusalOf(() => act(onStandby(), performer, at(time), command))).toBe(outcome);
      expect(act(onStandby(), 'clock', at(time), command).shift.status).toBe(
        clock === 'calls' ? 'confirmed' : 'reserve',
      );
    },
  );
  it('checks that the worker is available and rested, ignoring the stand-by shift itself', () => {
    const itself = { ...elsewhere(plan.starts_at, plan.ends_at, 'reserve'), shift_id: 'shift' };
    const busy = elsewhere(at('13:00:00'), at('16:00:00'));
    const tired = elsewhere(at('00:00:00'), at('06:00:00'));
    const resultOf = (...occupied: (typeof busy)[]) =>
      refusalOf(() => act(onStandby(), performer, at('08:00:00'), callUp(backed(), occupied)));
    expect([resultOf(itself), resultOf(busy), resultOf(tired)]).toEqual(['accepted', 'staff-busy', 'legal-warning']);
  });
  it('is impossible when the account of the stand-by worker was closed', () => {
    const closed = { ...callUp(backed()), staff: undefined };
    expect(refusalOf(() => act(onStandby(), performer, at('08:30:00'), closed))).toBe('shift-action-not-allowed');
    expect(act(onStandby(), 'clock', at('08:30:00'), closed)).toMatchObject({
      shift: { status: 'reserve', call_ups: [] },
      others: [],
    });
  });
  it('is possible only for a shift that it backs', () => {
    const stranger = callUp(backed({ id: 'stranger' }));
    expect(refusalOf(() => act(onStandby(), performer, at('08:30:00'), stranger))).toBe('shift-action-not-allowed');
  });
});

describe('the scheduled job and a stand-by shift', () => {
  const runCallUpCheck = (shift: Shift, of: Shift, time: string, busy: ReturnType<typeof elsewhere>[] = []) =>
    decide(shift, callUp(of, busy), { actor: 'clock', now: at(time), law }).shift;

  it('checks each backed shift, then releases the stand-by shift two hours after its start', () => {
    expect([dueAt(onStandby()), dueCommand(onStandby(), at('08:29:59'))]).toEqual([at('08:30:00'), null]);
    expect(dueCommand(onStandby(), at('08:30:00'))).toEqual({ action: 'call_up', shift_id: 'backed' });
    const checked = runCallUpCheck(onStandby(), backed({ status: 'in_progress' }), '08:30:00');
    expect(checked).toMatchObject({ status: 'reserve', call_ups: [], version: 2 });
    expect([dueAt(checked), dueCommand(checked, at('09:00:00'))]).toEqual([at('09:00:00'), { action: 'release' }]);
  });
  it('skips a check that would come after the release', () => {
    const late = onStandby({ call_ups: [{ shift_id: 'backed', at: at('09:30:00') }] });
    expect(dueCommand(late, at('10:00:00'))).toEqual({ action: 'release' });
  });
  it('checks a shift again that was moved to a later time', () => {
    const moved = backed({ starts_at: at('08:15:00') });
    expect(runCallUpCheck(onStandby(), moved, '08:30:00').call_ups).toEqual([
      { shift_id: 'backed', at: at('08:45:00') },
    ]);
  });
  it('keeps the checks of the other backed shifts when one was moved', () => {
    const other = { shift_id: 'x', at: at('08:40:00') };
    const two = onStandby({ backs: ['backed', 'x'], call_ups: [{ shift_id: 'backed', at: at('08:30:00') }, other] });
    for (const status of ['new', 'confirmed'] as const) {
      const moved = backed({ status, starts_at: at('08:15:00') });
      expect(runCallUpCheck(two, moved, '08:30:00').call_ups).toEqual([
        other,
        { shift_id: 'backed', at: at('08:45:00') },
      ]);
    }
  });
  it('does not check a moved shift again that was canceled', () => {
    const canceled = backed({ status: 'canceled', starts_at: at('08:15:00') });
    expect(runCallUpCheck(onStandby(), canceled, '08:30:00').call_ups).toEqual([]);
  });
  it('does not call up a worker who is busy by then', () => {
    const busy = elsewhere(at('13:00:00'), at('16:00:00'));
    expect(runCallUpCheck(onStandby(), backed(), '08:30:00', [busy])).toMatchObject({
      status: 'reserve',
      call_ups: [],
    });
  });
  it('calls up despite legal warnings, and keeps them on the shift', () => {
    const tired = elsewhere(at('00:00:00'), at('06:00:00'));
    expect(runCallUpCheck(onStandby(), backed(), '08:30:00', [tired]).warnings.map(({ rule }) => rule)).toEqual([
      'rest',
    ]);
  });
});

describe('releasing a stand-by worker', () => {
  it.each([
    ['release', performer, '08:00:00'],
    ['release', 'clock', '09:00:00'],
    ['cancel', performer, '06:00:00'],
  ] as const)('by %s cancels the shift and removes its links to backed shifts', (action, actor, time) => {
    const { shift, others } = act(onStandby(), actor, at(time), {
      action,
      backs: [backed()],
      standBys: [],
      reason: 'not needed',
    });
    expect(shift).toMatchObject({ status: 'canceled', call_ups: [] });
    expect(others).toMatchObject([
      { shift: { id: 'backed', status: 'confirmed', backed_by: [], version: 2 }, log: [] },
    ]);
  });
  it('is due two hours after its start, not earlier', () => {
    const release = { action: 'release', backs: [], standBys: [] } as const;
    expect(refusalOf(() => act(onStandby(), 'clock', at('08:59:59'), release))).toBe('shift-action-not-allowed');
    expect(refusalOf(() => act(onStandby(), 'clock', at('09:00:00'), release))).toBe('accepted');
  });
});

describe('chains of stand-by shifts', () => {
  const first = backed({ category: baker, starts_at: at('08:00:00') });
  /** Backs `first`, and is itself backed by `theirs`. */
  const middle = (patch: Partial<Shift> = {}) => onStandby({ backed_by: ['theirs'], ...patch });
  const theirs = (patch: Partial<Shift> = {}) =>
    onStandby({
      id: 'theirs',
      staff: { id: 'w3', fio: 'w3', login_id: 'login-w3' },
      backs: ['shift'],
      call_ups: [{ shift_id: 'shift', at: at('07:30:00') }],
      ...patch,
    });
  const bakerToo = aWorker({ category_ids: ['cashier', 'baker'] });

  it('calls up nobody without the specialty of the backed shift', () => {
    const command = callUp(first);
    expect(refusalOf(() => act(onStandby(), performer, at('08:30:00'), command))).toBe('staff-without-specialty');
    expect(act(onStandby(), 'clock', at('08:30:00'), command)).toMatchObject({
      shift: { status: 'reserve', call_ups: [] },
      others: [],
    });
  });
  it('drop the stand-by shift of a called-up one that gets a specialty which its worker does not have', () => {
    const command = { ...callUp(first), staff: bakerToo, standBys: [theirs()] };
    const { shift, others } = act(middle(), performer, at('08:30:00'), command);
    expect(shift).toMatchObject({ status: 'confirmed', category: baker, backed_by: [] });
    expect(others.find(({ shift: other }) => other.id === 'theirs')).toMatchObject({
      shift: { backs: [], call_ups: [] },
      log: [{ kind: 'back_dropped', before: { id: 'shift', starts_at: at('08:00:00') } }],
    });
  });
  it.each([
    ['the new start', 'new', '06:00:00', '08:30:00'],
    ['the call-up, after the start', 'confirmed', '08:10:00', '08:40:00'],
  ] as const)('check the called-up worker 30 minutes after %s', (_, status, now, checked) => {
    const command = { ...callUp(backed({ status })), standBys: [theirs()] };
    const { shift, others } = act(middle(), performer, at(now), command);
    expect(shift.backed_by).toEqual(['theirs']);
    expect(others.find(({ shift: other }) => other.id === 'theirs')?.shift.call_ups).toEqual([
      { shift_id: 'shift', at: at(checked) },
    ]);
  });
});

describe('other stand-by shifts', () => {
  const second = (patch: Partial<Shift> = {}) =>
    onStandby({ id: 'second', staff: { id: 'w3', fio: 'w3', login_id: 'login-w3' }, ...patch });
  const shared = backed({ backed_by: ['shift', 'second'] });
  const dropped = { shift: { id: 'second', backs: [], call_ups: [], version: 2 }, log: [{ kind: 'back_dropped' }] };

  it('no longer back a shift for which one was called up, and log that', () => {
    const command = { ...callUp(shared), standBys: [onStandby(), second()] };
    const { others } = act(onStandby(), performer, at('08:00:00'), command);
    expect(others).toMatchObject([{ shift: { id: 'backed', status: 'canceled', backed_by: [] } }, dropped]);
  });
  it.each([
    ['canceled', 'cancel', backed({ backed_by: ['second'] }), performer, '06:00:00'],
    ['released', 'release', onStandby({ id: 'backed', backs: [], backed_by: ['second'] }), performer, '06:00:00'],
    ['released by the scheduled job', 'release', onStandby({ id: 'backed', backs: [] }), 'clock', '09:00:00'],
  ] as const)('no longer back a shift that is %s, and log that', (_, action, shift, actor, time) => {
    const command = { action, reason: 'closed', backs: [], standBys: [second()] };
    const change = act(shift, actor, at(time), command);
    expect(change.shift).toMatchObject({ status: 'canceled', backed_by: [] });
    expect(change.others).toMatchObject([dropped]);
  });
  it('that are linked twice to one call-up are changed once', () => {
    const both = second({
      backs: ['backed', 'shift'],
      call_ups: [
        { shift_id: 'shift', at: at('07:30:00') },
        { shift_id: 'backed', at: at('08:30:00') },
      ],
      backed_by: ['shift'],
    });
    const middle = onStandby({ backs: ['backed', 'second'], backed_by: ['second'] });
    const command = { ...callUp(shared), backs: [shared, both], standBys: [both] };
    const { shift, others } = act(middle, performer, at('08:00:00'), command);
    expect(shift.backed_by).toEqual(['second']);
    expect(others.map(({ shift: other }) => other.id)).toEqual(['backed', 'second']);
    expect(others[1]).toMatchObject({
      shift: { version: 2, backs: ['shift'], backed_by: [], call_ups: [{ shift_id: 'shift', at: at('08:30:00') }] },
      log: [{ kind: 'back_dropped', version: 2 }],
    });
  });
});
