import { expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { broadcastStates, requireSendTime, requireState, workingRoles } from './broadcast.ts';

const now = '2026-06-01T08:00:00.000Z';
const refusal = (run: () => void): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Problem ? [error.code, error.details.fields ?? {}] : error;
  }
};
const past = ['invalid-input', { send_at: { key: 'deadline-past' } }];
const tooFar = ['invalid-input', { send_at: { key: 'deadline-too-far', params: { limit: 365 } } }];

it.each([
  [null, null],
  ['2026-06-01T07:59:59.999Z', past],
  [now, past],
  ['2026-06-01T08:00:00.001Z', null],
  ['2027-06-01T08:00:00.000Z', null],
  ['2027-06-01T08:00:00.001Z', tooFar],
])('a broadcast may be sent at %s: %j', (sendAt, expected) => {
  expect(refusal(() => requireSendTime(sendAt, now))).toEqual(expected);
});

it('a step needs its state', () => {
  const allowed = broadcastStates.filter((state) => refusal(() => requireState({ state }, 'scheduled')) === null);
  expect(allowed).toEqual(['scheduled']);
  expect(refusal(() => requireState({ state: 'sent' }, 'canceled'))).toMatchObject(['broadcast-not-allowed', {}]);
});

it('seven roles may be an audience', () => {
  expect(workingRoles).toHaveLength(7);
});
