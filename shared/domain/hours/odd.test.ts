import { expect, it } from 'vitest';
import { act, admin, aRunningShift, buyer, law, performer, plainPay, worker } from '../shifts/examples.ts';
import type { Shift } from '../shifts/shift.ts';
import { decideHours, type HoursCommand } from './act.ts';
import { isOdd, needsLook } from './odd.ts';

const now = '2026-06-11T08:00:00.000Z';
const punched = { actual_start: '2026-06-10T08:00:00.000Z', actual_end: '2026-06-10T14:00:00.000Z', breaks: [] };
const shorter = { ...punched, actual_end: '2026-06-10T13:55:00.000Z' };
const submitted = act(aRunningShift(), worker, punched.actual_end, { action: 'end' }).shift;

const none = { locked: [] };
const facts = { pay: plainPay, busy: [] };
const approve = [buyer, { action: 'approve', ...none }] as const;
const dispute = [buyer, { action: 'dispute', ...shorter, reason: 'Left early', ...none }] as const;
const accept = [performer, { action: 'accept', ...facts }] as const;
const proposeSame = [performer, { action: 'propose', ...punched, reason: 'See the camera', ...facts }] as const;
const premium = [
  performer,
  { action: 'set_premium', amount: 100_00, reason: 'Stayed for the delivery', pay: plainPay },
] as const;
const reopen = [admin, { action: 'reopen', reason: 'Mistake', locked: ['2026-06'] }] as const;
const after = (steps: readonly (readonly [typeof buyer, HoursCommand])[]): Shift =>
  steps.reduce((shift, [actor, command]) => decideHours(shift, command, { actor, now, law }).shift, submitted);

it.each([
  ['punched on time', false, []],
  ['disputed', true, [dispute]],
  ['disputed, and proposed again as they were', true, [dispute, proposeSame]],
  ['proposed, with a premium since', true, [dispute, proposeSame, premium]],
  ['disputed once more', true, [dispute, proposeSame, dispute]],
  ['proposed and approved', false, [dispute, proposeSame, approve]],
  ['reopened after that', false, [dispute, proposeSame, approve, reopen]],
  // The accepted times were not punched by the worker.
  ['disputed and accepted', true, [dispute, accept]],
] as const)('hours that are %s need a look: %s', (_, isOpen, steps) => {
  const shift = after(steps);
  expect([needsLook(shift), isOdd(shift)]).toEqual([isOpen, isOpen]);
});
