import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import {
  allowedAnswers,
  type Answer,
  isActive,
  type ParticipationState,
  participationStates,
  requireAnswer,
  takesQuotes,
} from './participation.ts';
import { tenderStatuses } from './transitions.ts';

const deadline = '2031-03-10T12:00:00.000Z';
const [before, after] = ['2031-03-10T11:59:59.999Z', '2031-03-10T12:00:00.001Z'];
const opened_at = '2031-03-10T12:00:30.000Z';
type Tender = Parameters<typeof allowedAnswers>[0];
const asking: Tender = { status: 'quotation', deadline, opened_at: null, terms: null };
const opened: Tender = { ...asking, opened_at };
const placed: Tender = { ...opened, status: 'placement', terms: {} };
const unpriced: Tender = { ...placed, terms: null };
const clarifying: Tender = { ...asking, status: 'needs_clarification' };

const answers = ['quote', 'revoke', 'decline', 'write'] as const satisfies readonly Answer[];
/** What becomes of each answer: null if it is taken. */
const answered = (tender: Tender, state: ParticipationState, now: string): (string | null)[] =>
  answers.map((answer) => {
    try {
      requireAnswer(answer, tender, state, now);
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  });
const [late, not] = ['tender-closed', 'participation-not-allowed'];

describe('an answer', () => {
  it.each<[string, Tender, now: string, ParticipationState, (string | null)[]]>([
    // At the end of each row: to quote, to revoke, to decline, to write a line.
    ['before the deadline', asking, before, 'invited', [null, not, null, not]],
    ['before the deadline', asking, before, 'quoted', [null, null, not, not]],
    ['before the deadline', asking, before, 'revoked', [null, not, null, not]],
    ['before the deadline', asking, before, 'declined', [null, not, not, not]],
    ['before the deadline', asking, before, 'removed', [not, not, not, not]],
    ['at the deadline', asking, deadline, 'invited', [late, late, late, not]],
    ['at the deadline', asking, deadline, 'quoted', [late, late, late, not]],
    ['at the deadline', asking, deadline, 'revoked', [late, late, late, not]],
    ['at the deadline', asking, deadline, 'declined', [late, late, late, not]],
    ['at the deadline', asking, deadline, 'removed', [not, not, not, not]],
    ['after the deadline', asking, after, 'invited', [late, late, late, not]],
    ['after the deadline', asking, after, 'quoted', [late, late, late, not]],
    ['after the deadline', asking, after, 'revoked', [late, late, late, not]],
    ['after the deadline', asking, after, 'declined', [late, late, late, not]],
    ['after the deadline', asking, after, 'removed', [not, not, not, not]],
    ['after the opening', opened, opened_at, 'invited', [late, late, late, not]],
    ['after the opening', opened, opened_at, 'quoted', [late, late, late, not]],
    ['after the opening', opened, opened_at, 'revoked', [late, late, late, not]],
    ['after the opening', opened, opened_at, 'declined', [late, late, late, not]],
    ['after the opening', opened, opened_at, 'removed', [not, not, not, not]],
    ['in placement', placed, opened_at, 'invited', [late, late, late, not]],
    ['in placement', placed, opened_at, 'quoted', [late, late, late, null]],
    ['in placement', placed, opened_at, 'revoked', [late, late, late, not]],
    ['in placement', placed, opened_at, 'declined', [late, late, late, not]],
    ['in placement', placed, opened_at, 'removed', [not, not, not, not]],
    ['in placement before the terms', unpriced, opened_at, 'quoted', [late, late, late, not]],
    ['during a clarification', clarifying, before, 'invited', [not, not, not, not]],
    ['during a clarification after the deadline', clarifying, after, 'quoted', [late, late, late, not]],
  ])('%s (%o, now %s) of who is %s', (_, tender, now, state, expected) => {
    expect(answered(tender, state, now)).toEqual(expected);
    // What is offered is what is taken, in any order.
    expect(allowedAnswers(tender, state, now).toSorted()).toEqual(
      answers.filter((_answer, n) => expected[n] === null).toSorted(),
    );
  });

  it('is never taken from who was removed, whatever the status', () => {
    for (const status of tenderStatuses)
      for (const now of [before, deadline, after])
        expect([status, allowedAnswers({ ...asking, status }, 'removed', now)]).toEqual([status, []]);
  });

  it('is a line in placement only, and only of who has a quote', () => {
    const rows = tenderStatuses.flatMap((status) =>
      participationStates
        .filter((state) => allowedAnswers({ ...opened, status, terms: {} }, state, after).includes('write'))
        .map((state) => [status, state]),
    );
    expect(rows).toEqual([['placement', 'quoted']]);
  });
});

describe('quotes are taken', () => {
  it.each<[string, Partial<Tender>, now: string, boolean]>([
    ['until the last millisecond before the deadline', {}, before, true],
    ['not at the deadline', {}, deadline, false],
    ['not after it', {}, after, false],
    ['after the old deadline, once it was moved later', { deadline: '2031-03-11T12:00:00.000Z' }, after, true],
    ['not without a deadline', { deadline: null }, before, false],
    ['not once they are open, whatever the clock says', { opened_at }, before, false],
    ['not during a clarification', { status: 'needs_clarification' }, before, false],
  ])('%s', (_, changes, now, taken) => {
    expect(takesQuotes({ ...asking, ...changes }, now)).toBe(taken);
  });

  it('in quotation only', () => {
    expect(tenderStatuses.filter((status) => takesQuotes({ ...asking, status }, before))).toEqual(['quotation']);
  });
});

it('only who has quoted is active', () => {
  expect(participationStates.filter(isActive)).toEqual(['quoted']);
});
