import { describe, expect, it } from 'vitest';
import { compareCandidates, judgeCandidate } from './candidates.ts';
import {
  aConfirmedShift,
  aRunningShift,
  aShift,
  aWorker,
  act,
  admin,
  buyer,
  elsewhere,
  law,
  manager,
  otherVendor,
  performer,
  refusalOf,
} from './examples.ts';
import type { Occupied, Worker } from './shift.ts';

const dayAhead = '2026-06-09T08:00:00.000Z';
const start = '2026-06-10T08:00:00.000Z';

const assign = (staff: Worker, busy: readonly Occupied[] = [], override_reason?: string) =>
  act(aShift(), performer, dayAhead, { action: 'assign', staff, busy, standBys: [], override_reason });

describe('assigning', () => {
  it('confirms the shift for the worker and their company, and logs the status and the worker', () => {
    const { shift, log } = assign(aWorker());
    expect(shift).toMatchObject({
      status: 'confirmed',
      staff: { id: 'w1', fio: 'w1', login_id: 'login-w1' },
      vendor: { id: 'v1' },
      version: 2,
    });
    expect(log).toMatchObject([
      { kind: 'status', before: 'new', after: 'confirmed' },
      { kind: 'staff', before: null, after: { id: 'w1', fio: 'w1' } },
    ]);
  });
  it.each([
    ['no company', aWorker({ company: null }), 'staff-without-company'],
    ['a company that does not serve the store', aWorker({ company: { id: 'v3', name: 'x' } }), 'staff-without-company'],
    ['another specialty', aWorker({ category_ids: ['baker'] }), 'staff-without-specialty'],
    ['neither', aWorker({ company: null, category_ids: [] }), 'staff-without-company'],
  ])('refuses a worker with %s', (_, staff, code) => {
    expect(refusalOf(() => assign(staff))).toBe(code);
  });
  it("refuses another performer's worker once a performer staffs the shift", () => {
    const theirs = aShift({ vendor: otherVendor, offered_to: [] });
    const command = { action: 'assign', staff: aWorker(), busy: [], standBys: [] } as const;
    expect(refusalOf(() => act(theirs, admin, dayAhead, command))).toBe('staff-without-company');
  });
  it.each([
    ['2026-06-10T05:00:00.000Z', '2026-06-10T08:00:00.000Z', 'legal-warning'],
    ['2026-06-10T05:00:00.000Z', '2026-06-10T08:00:00.001Z', 'staff-busy'],
    ['2026-06-10T09:00:00.000Z', '2026-06-10T10:00:00.000Z', 'staff-busy'],
    ['2026-06-10T13:59:59.999Z', '2026-06-10T18:00:00.000Z', 'staff-busy'],
    ['2026-06-10T14:00:00.000Z', '2026-06-10T18:00:00.000Z', 'legal-warning'],
  ])('a worker who works elsewhere from %s to %s: %s', (from, to, code) => {
    for (const kind of ['planned', 'reserve', 'in_progress', 'actual'] as const)
      expect(refusalOf(() => assign(aWorker(), [elsewhere(from, to, kind)]))).toBe(code);
  });
  it('shows where and when the worker is busy', () => {
    const busy = elsewhere('2026-06-10T12:00:00.000Z', '2026-06-10T20:00:00.000Z');
    const params = { store: busy.store, from: busy.from, to: busy.to, time_zone: 'Europe/Prague' };
    expect(() => assign(aWorker(), [busy])).toThrow(
      expect.objectContaining({ code: 'staff-busy', details: { params } }),
    );
  });
  it('asks for a reason when the law warns, after all other checks, and logs the reason', () => {
    const short = aWorker({ contract: 'dpp' });
    expect(refusalOf(() => assign(short))).toBe('legal-warning');
    expect(refusalOf(() => assign({ ...short, category_ids: [] }))).toBe('staff-without-specialty');
    const { shift, log } = assign(short, [], 'agreed by phone');
    expect(shift.warnings).toEqual([{ rule: 'notice', params: { count: 3 } }]);
    expect(log.map(({ reason }) => reason)).toEqual(['agreed by phone', 'agreed by phone']);
  });
  it('is refused after the start', () => {
    const command = { action: 'assign', staff: aWorker(), busy: [], standBys: [] } as const;
    expect(refusalOf(() => act(aShift(), performer, start, command))).toBe('shift-in-past');
  });
});

describe('replacing', () => {
  const replace = { action: 'replace', staff: aWorker({ id: 'w2', fio: 'w2' }), busy: [], standBys: [] } as const;
  it('changes the worker and logs it, without checking the notice for the new worker', () => {
    const short = { ...replace, staff: { ...replace.staff, contract: 'employment' } } as const;
    const { shift, log } = act(aConfirmedShift(), manager, dayAhead, short);
    expect(shift).toMatchObject({ status: 'confirmed', staff: { id: 'w2' }, warnings: [] });
    expect(log).toMatchObject([{ kind: 'staff', before: { id: 'w1' }, after: { id: 'w2' } }]);
  });
  it('is refused in the same cases as assigning', () => {
    const with_ = (patch: Partial<Worker>, busy: Occupied[] = []) =>
      refusalOf(() => act(aConfirmedShift(), performer, dayAhead, { ...replace, staff: aWorker(patch), busy }));
    expect(with_({ company: otherVendor })).toBe('staff-without-company');
    expect(with_({ category_ids: [] })).toBe('staff-without-specialty');
    expect(with_({}, [elsewhere('2026-06-10T09:00:00.000Z', '2026-06-10T10:00:00.000Z')])).toBe('staff-busy');
    expect(with_({}, [elsewhere('2026-06-10T00:00:00.000Z', '2026-06-10T07:00:00.000Z')])).toBe('legal-warning');
  });
  it('needs a reason when the plan violates the law', () => {
    const long = aConfirmedShift({ ends_at: '2026-06-10T21:00:00.000Z', planned_break_minutes: 30 });
    expect(refusalOf(() => act(long, performer, dayAhead, replace))).toBe('legal-warning');
    const { shift } = act(long, performer, dayAhead, { ...replace, override_reason: 'stocktaking' });
    expect(shift.warnings.map(({ rule }) => rule)).toEqual(['long-shift']);
  });
  it('is possible until the planned end while nobody has started', () => {
    const at = (time: string) => `2026-06-10T${time}.000Z`;
    const { shift } = act(aConfirmedShift(), performer, at('13:59:59'), replace);
    expect(shift).toMatchObject({ status: 'confirmed', staff: { id: 'w2' } });
    expect(refusalOf(() => act(aConfirmedShift(), performer, at('14:00:00'), replace))).toBe('shift-in-past');
    expect(refusalOf(() => act(aRunningShift(), performer, start, replace))).toBe('shift-action-not-allowed');
  });
});

describe('asking for a replacement', () => {
  const ask = { action: 'ask_replacement', reason: 'Does not answer the phone' } as const;
  const late = '2026-06-10T08:20:00.000Z';
  const requested = () => act(aConfirmedShift(), buyer, late, ask);
  it('changes nothing else, says who asked and is logged with the worker', () => {
    const { shift, log } = requested();
    const by = { id: buyer.id, fio: buyer.fio };
    expect(shift).toEqual({
      ...aConfirmedShift(),
      version: 2,
      change_counts: { customer: 1 },
      replacement_asked: { at: late, by },
    });
    expect(log).toMatchObject([{ kind: 'replacement_asked', after: { id: 'w1' }, by, reason: ask.reason }]);
  });
  it('is possible once, until it is answered', () => {
    const { shift } = requested();
    expect(refusalOf(() => act(shift, buyer, late, ask))).toBe('shift-action-not-allowed');
    const replace = { action: 'replace', staff: aWorker({ id: 'w2', fio: 'w2' }), busy: [], standBys: [] } as const;
    const replaced = act(shift, performer, late, replace).shift;
    expect(replaced.replacement_asked).toBeNull();
    expect(act(replaced, buyer, late, ask).shift.replacement_asked).not.toBeNull();
    expect(act(shift, buyer, late, { action: 'start', busy: [] }).shift.replacement_asked).toBeNull();
  });
});

describe('the candidates for a shift', () => {
  const tired = elsewhere('2026-06-10T01:00:00.000Z', '2026-06-10T05:00:00.000Z');
  const busy = elsewhere('2026-06-10T12:00:00.000Z', '2026-06-10T20:00:00.000Z');
  const judge = (worker: Partial<Worker>, occupied: Occupied[] = []) =>
    judgeCandidate(aShift(), aWorker(worker), occupied, { now: dayAhead, law });

  it('have all reasons and warnings at once', () => {
    expect(judge({ company: null, category_ids: [], contract: 'dpc' }, [busy, tired])).toEqual({
      id: 'w1',
      fio: 'w1',
      eligible: false,
      reasons: [
        { rule: 'no-company', params: {} },
        { rule: 'no-specialty', params: {} },
        { rule: 'busy', params: { store: busy.store, from: busy.from, to: busy.to, time_zone: 'Europe/Prague' } },
      ],
      warnings: [
        { rule: 'rest', params: { hours: 3, limit: 11 } },
        { rule: 'notice', params: { count: 3 } },
      ],
      notes: [],
    });
  });

  it('are eligible exactly when assigning them is not refused, apart from warnings', () => {
    for (const company of [aWorker().company, otherVendor, { id: 'v3', name: 'x' }, null])
      for (const category_ids of [['cashier'], ['baker']])
        for (const occupied of [[], [tired], [busy], [tired, busy]]) {
          const outcome = refusalOf(() => assign(aWorker({ company, category_ids }), occupied, 'a reason'));
          expect(judge({ company, category_ids }, occupied).eligible).toBe(outcome === 'accepted');
        }
  });

  it('start with available workers, then those with warnings, then the others, each by Czech name', () => {
    const sorted = [
      judge({ fio: 'Cibulka' }, [busy]),
      judge({ fio: 'Adam' }, [tired]),
      judge({ fio: 'Chalupa' }),
      judge({ fio: 'Čapek' }),
      judge({ fio: 'Hora' }),
      judge({ fio: 'Cerha' }),
    ].toSorted(compareCandidates);
    expect(sorted.map(({ fio }) => fio)).toEqual(['Cerha', 'Čapek', 'Hora', 'Chalupa', 'Adam', 'Cibulka']);
  });
});

describe('a person with accounts at two performers', () => {
  const other: Occupied = { ...elsewhere('2026-06-10T10:00:00.000Z', '2026-06-10T18:00:00.000Z'), staff_id: 'another' };
  const refused = (busy: Occupied) => () => assign(aWorker(), [busy]);

  it("is booked for both; the error shows the times, and the store only for the reader's own shift", () => {
    const { from, to, store } = other;
    expect(refused(other)).toThrow(
      expect.objectContaining({ code: 'staff-busy', details: { params: { from, to, time_zone: 'Europe/Prague' } } }),
    );
    expect(refused({ ...other, staff_id: 'w1' })).toThrow(
      expect.objectContaining({
        code: 'staff-busy',
        details: { params: { from, to, store, time_zone: 'Europe/Prague' } },
      }),
    );
  });
});
