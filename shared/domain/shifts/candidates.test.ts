import { expect, it } from 'vitest';
import { compareCandidates, isMissed, judgeCandidate, type StaffHistory } from './candidates.ts';
import { aConfirmedShift, aShift, aWorker, elsewhere, law } from './examples.ts';

const now = '2026-06-01T08:00:00.000Z';
const restless = elsewhere('2026-06-10T00:00:00.000Z', '2026-06-10T06:00:00.000Z');
const longAndRestless = aShift({ ends_at: '2026-06-10T20:15:00.000Z', planned_break_minutes: 0 });

it('candidates are ranked: available ones, those with warnings, then unavailable ones, each by name', () => {
  const judge = (fio: string, busy: Parameters<typeof judgeCandidate>[2] = [], patch = {}) =>
    judgeCandidate(aShift(), aWorker({ id: fio, fio, ...patch }), busy, { now, law });
  const verdict = judgeCandidate(longAndRestless, aWorker({ id: 'B', fio: 'Beran' }), [restless], { now, law });
  expect(verdict.warnings.length).toBeGreaterThan(1);
  const cannot = { category_ids: [] };
  const candidates = [
    judge('Adam', [], cannot),
    judge('Čech', [restless]),
    judge('Dvořák'),
    verdict,
    judge('Zeman', [restless], cannot),
    judge('Chalupa'),
    judge('Hora'),
    judge('Cibulka', [restless]),
  ];
  const ranked = candidates.toSorted(compareCandidates).map(({ fio }) => fio);
  // Czech order: Č after C, Ch after H. The number of warnings does not matter.
  expect(ranked).toEqual(['Dvořák', 'Hora', 'Chalupa', 'Beran', 'Cibulka', 'Čech', 'Adam', 'Zeman']);
});

it('rested workers precede the others also on a shift that has a warning for everybody', () => {
  const judge = (fio: string, busy: Parameters<typeof judgeCandidate>[2] = []) =>
    judgeCandidate(longAndRestless, aWorker({ id: fio, fio }), busy, { now, law });
  const ranked = [judge('Adam', [restless]), judge('Zeman')].toSorted(compareCandidates);
  expect(ranked.map(({ fio, warnings }) => [fio, warnings.map(({ rule }) => rule)])).toEqual([
    ['Zeman', ['long-shift', 'no-break']],
    ['Adam', ['long-shift', 'no-break', 'rest']],
  ]);
});

it('who replaces another worker is not warned of the short notice, which is by agreement', () => {
  const soon = { now: '2026-06-10T08:20:00.000Z', law };
  const rulesOf = (shift: ReturnType<typeof aShift>) =>
    judgeCandidate(shift, aWorker({ id: 'w2', contract: 'dpp' }), [], soon).warnings.map(({ rule }) => rule);
  expect(rulesOf(aConfirmedShift())).toEqual([]);
  expect(rulesOf(aShift())).toEqual(['notice']);
});

it('a candidate is eligible exactly when nothing refuses them; a warning does not exclude them', () => {
  const warned = judgeCandidate(aShift(), aWorker(), [restless], { now, law });
  expect(warned).toMatchObject({ eligible: true, reasons: [], warnings: [{ rule: 'rest' }] });
  const refused = judgeCandidate(aShift(), aWorker({ company: null, category_ids: [] }), [], { now, law });
  expect(refused).toMatchObject({ eligible: false, reasons: [{ rule: 'no-company' }, { rule: 'no-specialty' }] });
});

it('who did not come today follows all other eligible ones; who worked at the store leads each group', () => {
  const missed = aShift({ starts_at: '2026-06-01T04:00:00.000Z', ends_at: '2026-06-01T10:00:00.000Z' });
  const worked_here = '2026-05-28';
  const judge = (fio: string, history: StaffHistory, busy: Parameters<typeof judgeCandidate>[2] = [], patch = {}) =>
    judgeCandidate(aShift(), aWorker({ id: fio, fio, ...patch }), busy, { now, law }, history);
  const candidates = [
    judge('Absent', { missed }),
    judge('Absent who knows the store', { missed, worked_here }),
    judge('Free', {}),
    judge('Free who knows the store', { worked_here }),
    judge('Ineligible', {}, [], { category_ids: [] }),
    judge('Ineligible, absent, knows the store', { missed, worked_here }, [], { category_ids: [] }),
    judge('Restless', {}, [restless]),
    judge('Restless who knows the store', { worked_here }, [restless]),
  ];
  expect(candidates.toSorted(compareCandidates).map(({ fio }) => fio)).toEqual([
    'Free who knows the store',
    'Free',
    'Restless who knows the store',
    'Restless',
    'Absent who knows the store',
    'Absent',
    'Ineligible, absent, knows the store',
    'Ineligible',
  ]);
});

it('a candidate is shown with the missed shift and the last day at the store', () => {
  const missed = aShift({ starts_at: '2026-06-01T04:00:00.000Z', ends_at: '2026-06-01T10:00:00.000Z' });
  const ctx = { now, law };
  expect(judgeCandidate(aShift(), aWorker(), [], ctx).notes).toEqual([]);
  expect(judgeCandidate(aShift(), aWorker(), [], ctx, { missed, worked_here: '2026-05-28' })).toMatchObject({
    eligible: true,
    notes: [
      { rule: 'did-not-come', params: { store: 'Novák Brno', from: missed.starts_at, to: missed.ends_at } },
      { rule: 'worked-here', params: { date: '2026-05-28' } },
    ],
  });
});

it.each([
  ['confirmed', '08:05', false],
  ['confirmed', '08:06', true],
  ['unfulfilled', '08:31', true],
  ['in_progress', '08:06', false],
  ['completed', '16:00', false],
  ['canceled', '16:00', false],
] as const)('of a shift from 08:00 that is %s at %s its worker did not come: %s', (status, clock, expected) => {
  const shift = aShift({ status, starts_at: '2026-06-10T08:00:00.000Z' });
  expect(isMissed(shift, `2026-06-10T${clock}:00.000Z`)).toBe(expected);
});
