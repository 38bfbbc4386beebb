import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { permissions } from './area.ts';
import {
  allowedTenderTransitions,
  clarifiedStatuses,
  type ClarifiedStatus,
  statusAfter,
  type TenderRoleCode,
  tenderRoleCodesOf,
  type TenderStatus,
  tenderStatuses,
  tenderTransitionNames,
  tenderTransitions,
  tenderTransitionTo,
  tenderWay,
} from './transitions.ts';

/** docs/rules.md, "Tender", once more: from, to, by which transition. */
const allowed: [from: TenderStatus, to: TenderStatus, name: string][] = [
  ['cart', 'new', 'submit'],
  ['new', 'formation', 'form'],
  ['formation', 'quotation', 'ask'],
  ['quotation', 'placement', 'place'],
  ['placement', 'processing', 'process'],
  ['processing', 'paid', 'pay'],
  ['paid', 'ready_to_ship', 'ready'],
  ['ready_to_ship', 'completed', 'complete'],
  ['new', 'needs_clarification', 'clarify'],
  ['formation', 'needs_clarification', 'clarify'],
  ['quotation', 'needs_clarification', 'clarify'],
  ['cart', 'canceled', 'cancel'],
  ['new', 'canceled', 'cancel'],
  ['formation', 'canceled', 'cancel'],
  ['needs_clarification', 'canceled', 'cancel'],
  ['quotation', 'canceled', 'cancel'],
  ['placement', 'canceled', 'cancel'],
  ['processing', 'canceled', 'cancel'],
  ['paid', 'canceled', 'cancel'],
  ['ready_to_ship', 'canceled', 'cancel'],
];

const moving = (status: TenderStatus, clarified_from: ClarifiedStatus | null = null) => ({ status, clarified_from });
const owners = ['A', 'M', 'C'] as const;
/** What a move leads to: the transition with the status after it, or the refusal. */
const moveOf = (tender: ReturnType<typeof moving>, to: TenderStatus, who: readonly TenderRoleCode[]) => {
  try {
    const name = tenderTransitionTo(tender, to, who);
    return `${name}: ${statusAfter(tender, name)}`;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

describe.each(owners)('by %s', (who) => {
  const all = tenderStatuses.flatMap((from) => tenderStatuses.map((to) => [from, to] as const));
  it.each(all.filter(([from]) => from !== 'needs_clarification'))('a tender from %s to %s', (from, to) => {
    const row = allowed.find(([from_, to_]) => from === from_ && to === to_);
    // Nothing leads to a draft, and what leads back to a status after a clarification begins there only.
    const refused = to === 'cart' ? 'forbidden' : 'tender-not-allowed';
    expect(moveOf(moving(from), to, [who])).toBe(row ? `${row[2]}: ${to}` : refused);
  });

  it.each(tenderStatuses)('the actions of a tender in %s', (from) => {
    const back = from === 'needs_clarification' ? ['resume'] : [];
    const names: string[] = [...allowed.filter(([from_]) => from === from_).map(([, , name]) => name), ...back];
    expect(allowedTenderTransitions(moving(from), [who])).toEqual(
      tenderTransitionNames.filter((name) => names.includes(name)),
    );
  });

  const fromClarification = clarifiedStatuses.flatMap((before) => tenderStatuses.map((to) => [before, to] as const));
  it.each(fromClarification)('a tender that needs a clarification since %s to %s', (before, to) => {
    const expected = to === before ? `resume: ${to}` : to === 'canceled' ? 'cancel: canceled' : 'tender-not-allowed';
    expect(moveOf(moving('needs_clarification', before), to, [who])).toBe(expected);
  });
});

describe('nobody else', () => {
  it.each(tenderStatuses)('moves a tender from %s', (from) => {
    const before = from === 'needs_clarification' ? 'quotation' : null;
    expect(allowedTenderTransitions(moving(from, before), [])).toEqual([]);
    for (const to of tenderStatuses) expect([to, moveOf(moving(from, before), to, [])]).toEqual([to, 'forbidden']);
  });

  it('than the platform and the customer moves one: a participant reads it only', () => {
    const codes = permissions['tender.read'].map((role) => [role, tenderRoleCodesOf(role).join('')]);
    expect(Object.fromEntries(codes)).toEqual({
      ROLE_ADMIN: 'A',
      ROLE_MANAGER: 'M',
      ROLE_VENDOR: '',
      ROLE_BUYER: 'C',
      ROLE_BUYER_MANAGER: 'C',
    });
  });
});

it('a tender is canceled from everything before it is completed, and a canceled one stays', () => {
  const final = ['completed', 'canceled'];
  expect(
    tenderStatuses.filter((status) => !allowedTenderTransitions(moving(status), ['C']).includes('cancel')),
  ).toEqual(final);
  for (const status of ['completed', 'canceled'] as const)
    expect(allowedTenderTransitions(moving(status), owners)).toEqual([]);
});

it('the way of a tender leads from the draft to the end, one step after the other', () => {
  const steps = tenderWay.slice(1).map((to, n) => moveOf(moving(tenderWay[n] ?? 'cart'), to, ['C']));
  expect(steps).toEqual([
    'submit: new',
    'form: formation',
    'ask: quotation',
    'place: placement',
    'process: processing',
    'pay: paid',
    'ready: ready_to_ship',
    'complete: completed',
  ]);
});

it('a clarification without a status before is a defect', () => {
  expect(() => statusAfter(moving('needs_clarification'), 'resume')).toThrow('nobody knows since when');
});

it('only these transitions need something', () => {
  const needs = Object.entries(tenderTransitions).flatMap(([name, row]) => ('needs' in row ? [[name, row.needs]] : []));
  expect(Object.fromEntries(needs)).toEqual({
    ask: 'ready-to-quote',
    place: 'opened-and-report',
    process: 'terms-and-lines',
    pay: 'signed-lines',
    clarify: 'reason',
    resume: 'still-complete',
    cancel: 'reason',
  });
});
