import { hoursTransitions } from '#shared/domain/hours/transitions.ts';
import { letterNames, type Transition, transitions } from '#shared/domain/shifts/transitions.ts';
import { page, table } from './markdown.ts';

const rows: readonly (readonly [action: string, row: Transition])[] = Object.entries(transitions);

/** The shift's state diagram and action table, generated from shared/domain/shifts/transitions.ts. */
export const shiftStatesPage = (): string =>
  page(
    'States of a shift',
    diagramOf(rows),
    table(
      ['action', 'from', 'to', 'actors and time window', 'preconditions'],
      rows.map(([action, { from, to, who, timesOf, preconditions }]) => [
        action,
        from.join(', '),
        to ?? '(unchanged)',
        Object.entries(who)
          .map(([group, when]) => `${group.split('').join(', ')}: ${when}`)
          .join('; ') + (timesOf ? ` (of the ${timesOf})` : ''),
        preconditions?.join(', ') ?? '',
      ]),
    ),
    `${Object.entries(letterNames)
      .map(([letter, name]) => `${letter} ${name}`)
      .join(', ')}. Times are relative to the planned start or end.`,
  );

/** A row for each state that a change leads to. */
const hoursRows = Object.entries(hoursTransitions).flatMap(([action, { to, ...row }]) =>
  [to].flat().map((state) => [action, { ...row, to: state }] as const),
);

/** The approval of hours, generated from shared/domain/hours/transitions.ts. */
export const hoursStatesPage = (): string =>
  page(
    'States of the hours of a completed shift',
    diagramOf([['complete', { from: [], to: 'submitted' }], ...hoursRows]),
    table(
      ['action', 'from', 'to', 'actors'],
      hoursRows.map(([action, { from, to, who }]) => [action, from.join(', '), to ?? '(unchanged)', who.join(', ')]),
    ),
    'A admin, V performer (vendor), C customer side (buyer, buyer manager, store manager). `lock` is for a month of a performer.',
  );

/** All actions between the same two states share one arrow. `[*]` is Mermaid's start. */
type Row = readonly [action: string, row: { from: readonly string[]; to: string | null }];
const diagramOf = (all: readonly Row[]): string => {
  const arrows = all.flatMap(([action, { from, to }]) =>
    (from.length > 0 ? from : ['[*]']).map((state) => ({ action, arrow: `${state} --> ${to ?? state}` })),
  );
  const lines = Object.entries(Object.groupBy(arrows, ({ arrow }) => arrow)).map(
    ([arrow, actions = []]) => `  ${arrow}: ${actions.map(({ action }) => action).join(', ')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
};
