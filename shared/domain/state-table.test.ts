import { expect, it } from 'vitest';
import { serviceRequestStates, serviceRequestTransitions } from './clients/service-requests.ts';
import { hoursStates } from './hours/hours.ts';
import { hoursTransitions } from './hours/transitions.ts';
import { orderStatuses, orderTransitions } from './orders/transitions.ts';
import { shiftStatuses } from './shifts/shift.ts';
import { transitions } from './shifts/transitions.ts';
import type { Transition } from './state-table.ts';
import { documentStatuses, documentTransitions } from './supply/documents.ts';
import { tenderStatuses, tenderTransitions } from './tenders/transitions.ts';

type Rows = Readonly<Record<string, Pick<Transition<string, string>, 'from' | 'to'>>>;

/** The states that the actions lead to from the first one, in any number of steps. */
const reached = (rows: Rows, first: string): Set<string> => {
  const found = new Set([first]);
  for (const state of found)
    for (const { from, to } of Object.values(rows))
      if (from.includes(state)) for (const next of [to ?? state].flat()) found.add(next);
  return found;
};

it.each<[name: string, rows: Rows, states: readonly string[], first: string, final: string[]]>([
  ['a shift', transitions, shiftStatuses, 'new', ['canceled']],
  ['the hours of a shift', hoursTransitions, hoursStates, 'submitted', []],
  ['an order', orderTransitions, orderStatuses, 'new', ['completed', 'canceled']],
  ['a tender', tenderTransitions, tenderStatuses, 'cart', ['completed', 'canceled']],
  ['a delivery document', documentTransitions, documentStatuses, 'issued', ['replaced', 'canceled']],
  [
    'a request to serve stores',
    serviceRequestTransitions,
    serviceRequestStates,
    'open',
    ['accepted', 'declined', 'withdrawn', 'expired'],
  ],
])('%s may come to every state, and leaves all but the final ones', (_, rows, states, first, final) => {
  const left = new Set(Object.values(rows).flatMap(({ from }) => [...from]));
  expect([...reached(rows, first)].toSorted()).toEqual(states.toSorted());
  expect(states.filter((state) => !left.has(state))).toEqual(final);
});
