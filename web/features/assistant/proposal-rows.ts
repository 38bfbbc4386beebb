import type { AssistantProposal } from '#shared/contracts/assistant.ts';

/** The fields of a request, each with its part: `body.store_id`. */
export type Fields = ReadonlyMap<string, unknown>;

export const fieldsOf = ({ params, query, body }: Pick<AssistantProposal, 'params' | 'query' | 'body'>): Fields =>
  new Map(
    Object.entries({ params, query, body }).flatMap(([part, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${part}.${name}`, value] as const),
    ),
  );

/**
 * The rows that show at least one field of a request, and the fields that no row shows: these are shown as they are, so
 * that nothing is sent unseen.
 */
export const rowsOf = <Row extends { fields: readonly string[] }>(
  fields: Fields,
  rows: readonly Row[],
): { known: Row[]; rest: { name: string; text: string }[] } => {
  const shown = new Set(rows.flatMap((row) => row.fields));
  return {
    known: rows.filter((row) => row.fields.some((name) => fields.has(name))),
    rest: [...fields.keys()]
      .filter((name) => !shown.has(name))
      .map((name) => ({ name, text: rawText(fields.get(name)) })),
  };
};

export const rawText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The text of a field, empty if it has none. */
export const textIn = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/** Whether texts that a model wrote are instants. */
export const areTimes = (...texts: string[]): boolean => texts.every((text) => !Number.isNaN(Date.parse(text)));
