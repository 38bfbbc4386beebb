import { expect, it } from 'vitest';
import { tenderStatuses, tenderTransitions } from '#shared/domain/tenders/transitions.ts';
import { nextStep, obstaclesOf } from './next-step.ts';

const now = '2026-10-27T10:00:00.000Z';
const tender = {
  status: 'formation' as const,
  progress: { required: 43, filled: 43, sections: 12 },
  participants: 3,
  opened_at: null,
  deadline: null,
  report_ready: false,
  terms: null,
  signing: null,
};

it('leads on by a transition of the table, except from a final status', () => {
  for (const status of tenderStatuses) {
    const next = nextStep({ status });
    if (next === null) expect(['completed', 'canceled']).toContain(status);
    else expect(tenderTransitions[next].from).toContain(status);
  }
});

it('names everything that is missing before quotes can be requested', () => {
  expect(obstaclesOf(tender, now)).toEqual([]);
  const progress = { ...tender.progress, filled: 40 };
  expect(obstaclesOf({ ...tender, progress, participants: 0 }, now)).toEqual(['incomplete', 'nobody']);
});

it('names the seal until the deadline, then the opening, and the report', () => {
  const sealed = { ...tender, status: 'quotation' as const, deadline: '2026-10-30T11:00:00.000Z' };
  expect(obstaclesOf(sealed, now)).toEqual(['sealed', 'report']);
  expect(obstaclesOf(sealed, sealed.deadline)).toEqual(['opening', 'report']);
  expect(obstaclesOf({ ...sealed, opened_at: sealed.deadline, report_ready: true }, now)).toEqual([]);
});

it('names the terms before the lines, and then the signing', () => {
  expect(obstaclesOf({ ...tender, status: 'placement' }, now)).toEqual(['terms']);
  const picked = { participation_id: 'p1', value: 1 };
  const terms = { tariff_percent: picked, franchise: picked };
  expect(obstaclesOf({ ...tender, status: 'placement', terms }, now)).toEqual(['lines']);
  expect(obstaclesOf({ ...tender, status: 'processing', terms }, now)).toEqual(['signing']);
});
