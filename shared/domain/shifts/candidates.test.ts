import { expect, it } from 'vitest';
import { compareCandidates, judgeCandidate } from './candidates.ts';
import { aShift, aWorker, elsewhere, law } from './examples.ts';

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

it('a candidate is eligible exactly when nothing refuses them; a warning does not exclude them', () => {
  const warned = judgeCandidate(aShift(), aWorker(), [restless], { now, law });
  expect(warned).toMatchObject({ eligible: true, reasons: [], warnings: [{ rule: 'rest' }] });
  const refused = judgeCandidate(aShift(), aWorker({ company: null, category_ids: [] }), [], { now, law });
  expect(refused).toMatchObject({ eligible: false, reasons: [{ rule: 'no-company' }, { rule: 'no-specialty' }] });
});
