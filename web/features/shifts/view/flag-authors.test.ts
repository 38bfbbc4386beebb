import { expect, it } from 'vitest';
import type { LogEntry } from '#shared/contracts/shifts.ts';
import { flagAuthors } from './flag-authors.ts';

const worker = { id: 'w', fio: 'Jana Malá' };
const by = (fio: string, at: string) => ({ at, by: { id: fio, fio }, on_behalf_of: worker, reason: null });
const [six, two, three] = ['2026-11-23T05:00:00.000Z', '2026-11-23T13:00:00.000Z', '2026-11-23T14:00:00.000Z'];
const started: LogEntry[] = [
  { ...by('Alena', six), kind: 'status', field: null, before: 'confirmed', after: 'in_progress' },
  { ...by('Alena', six), kind: 'start', field: 'actual_start', before: null, after: six },
];
const ended: LogEntry[] = [
  { ...by('Petr', two), kind: 'status', field: null, before: 'in_progress', after: 'completed' },
  { ...by('Petr', two), kind: 'end', field: 'actual_end', before: null, after: two },
];
const corrected: LogEntry[] = [{ ...by('Martina', three), kind: 'end', field: 'actual_end', before: two, after: six }];
const all = ['started_by_non_employee', 'ended_by_non_employee', 'edited_on_behalf'] as const;

it('each flag names the person who did it', () => {
  expect(flagAuthors(all, [...started, ...ended, ...corrected])).toEqual({
    started_by_non_employee: 'Alena',
    ended_by_non_employee: 'Petr',
    edited_on_behalf: 'Martina',
  });
});

it('a start and an end are no correction, and what the worker did needs no name', () => {
  expect(flagAuthors(all, [...started, ...ended])).not.toHaveProperty('edited_on_behalf');
  const own = started.map((entry) => ({ ...entry, by: worker, on_behalf_of: null }));
  expect(flagAuthors(all, own)).toEqual({});
  expect(flagAuthors([], [...started, ...corrected])).toEqual({});
});

it('an author whom the reader may not know has no name', () => {
  expect(
    flagAuthors(
      all,
      started.map((entry) => ({ ...entry, by: null })),
    ),
  ).toEqual({});
});
