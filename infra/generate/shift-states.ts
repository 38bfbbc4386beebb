import type { Transition } from '#shared/domain/shifts/transitions.ts';
import { letterNames, transitions } from '#shared/domain/shifts/transitions.ts';
import { page, table } from './markdown.ts';

const rows: readonly (readonly [action: string, row: Transition])[] = Object.entries(transitions);

/** The shift's state diagram and action table, generated from shared/domain/shifts/transitions.ts. */
export const shiftStatesPage = (): string =>
  page(
    'States of a shift',
    diagram(),
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

/** All actions between the same two states share one arrow. `[*]` is Mermaid's start. */
const diagram = (): string => {
  const arrows = rows.flatMap(([action, { from, to }]) =>
    (from.length > 0 ? from : ['[*]']).map((state) => ({ action, arrow: `${state} --> ${to ?? state}` })),
  );
  const lines = Object.entries(Object.groupBy(arrows, ({ arrow }) => arrow)).map(
    ([arrow, actions = []]) => `  ${arrow}: ${actions.map(({ action }) => action).join(', ')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
};
