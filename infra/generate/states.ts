import { serviceRequestTransitions } from '#shared/domain/clients/service-requests.ts';
import { hoursTransitions } from '#shared/domain/hours/transitions.ts';
import { orderTransitions } from '#shared/domain/orders/transitions.ts';
import { roleCodeNames } from '#shared/domain/role-codes.ts';
import { type Transition as ShiftTransition, transitions } from '#shared/domain/shifts/transitions.ts';
import type { Transition } from '#shared/domain/state-table.ts';
import { documentTransitions } from '#shared/domain/supply/documents.ts';
import { tenderTransitions } from '#shared/domain/tenders/transitions.ts';
import { page, table } from './markdown.ts';

type Row = Transition<string, string> & { needs?: string; only?: string; does?: string; guard?: string };
type Rows = Readonly<Record<string, Row>>;

/** What stands in each table of states: diagrams, and the actions with their actors. */
export const statesPage = (): string =>
  page(
    'States',
    `In the tables, ${Object.entries(roleCodeNames)
      .map(([code, name]) => `${code} is ${name}`)
      .join(', ')}.`,
    '## Shift',
    diagramOf(Object.entries<Pick<Row, 'from' | 'to'>>(transitions)),
    table(
      ['action', 'from', 'to', 'actors and time window', 'preconditions'],
      Object.entries<ShiftTransition>(transitions).map(([action, { from, to, who, timesOf, preconditions }]) => [
        ...changeOf(action, { from, to }),
        Object.entries(who)
          .map(([group, when]) => `${group.split('').join(', ')}: ${when}`)
          .join('; ') + (timesOf ? ` (of the ${timesOf})` : ''),
        preconditions?.join(', ') ?? '',
      ]),
    ),
    'Times are relative to the planned start or end.',
    ...machine('Hours of a completed shift', 'complete', 'submitted', hoursTransitions),
    '`lock` is for a month of a performer.',
    ...machine('Order', 'checkout', 'new', orderTransitions),
    'C is who ordered, and the buyer of their company; of a supply, the buyers of the company and the managers of the store.',
    ...machine('Delivery document', 'issue', 'issued', documentTransitions),
    ...machine('Tender', 'create', 'cart', tenderTransitions),
    'C is the buyers and buyer managers of the company that owns the tender. A tender that needs a clarification goes back to the status that it came from.',
    ...machine('Request to serve stores', 'ask', 'open', serviceRequestTransitions),
  );

/** A section about a machine whose first state comes with `begins`. */
const machine = (title: string, begins: string, first: string, rows: Rows): string[] => [
  `## ${title}`,
  diagramOf([[begins, { from: [], to: first }], ...Object.entries(rows)]),
  table(
    ['action', 'from', 'to', 'actors', 'conditions', 'effect'],
    Object.entries(rows).map(([action, { who, needs, only, guard, does, ...change }]) => [
      ...changeOf(action, change),
      who.join(', '),
      [only && `only ${only}`, needs, guard].filter(Boolean).join(', '),
      does ?? '',
    ]),
  ),
];

const changeOf = (action: string, { from, to }: Pick<Row, 'from' | 'to'>): string[] => [
  action,
  from.join(', '),
  to === null ? '(unchanged)' : [to].flat().join(' or '),
];

/** All actions between the same two states share one arrow. `[*]` is Mermaid's start. */
const diagramOf = (all: readonly (readonly [action: string, row: Pick<Row, 'from' | 'to'>])[]): string => {
  const arrows = all.flatMap(([action, { from, to }]) =>
    (from.length > 0 ? from : ['[*]']).flatMap((state) =>
      [to ?? state].flat().map((next) => ({ action, arrow: `${state} --> ${next}` })),
    ),
  );
  const lines = Object.entries(Object.groupBy(arrows, ({ arrow }) => arrow)).map(
    ([arrow, actions = []]) => `  ${arrow}: ${actions.map(({ action }) => action).join(', ')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
};
