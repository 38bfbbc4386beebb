import * as z from 'zod/mini';

const Range = z.object({ from: z.optional(z.number()), to: z.optional(z.number()) });
const Chosen = z.record(z.string(), z.union([z.array(z.string()), Range]));
export type Range = z.infer<typeof Range>;
/** By the ids of parameters: the values of which one suffices, or the range of a number. */
type Chosen = z.infer<typeof Chosen>;

/** What the address says under `parameters`. A text that the API would refuse is nothing. */
export const readParameters = (text: string | undefined): Chosen => {
  try {
    return Chosen.parse(JSON.parse(text || '{}'));
  } catch {
    return {};
  }
};

/** Empty without any. */
export const writeParameters = (chosen: Chosen): string => {
  const kept = Object.entries(chosen).filter(([, value]) => !isEmpty(value));
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : '';
};
const isEmpty = (value: string[] | Range): boolean =>
  Array.isArray(value) ? value.length === 0 : value.from === undefined && value.to === undefined;

export const valuesOf = (chosen: Chosen, id: string): readonly string[] => {
  const value = chosen[id];
  return Array.isArray(value) ? value : [];
};
export const rangeOf = (chosen: Chosen, id: string): Range => {
  const value = chosen[id];
  return value === undefined || Array.isArray(value) ? {} : value;
};

export const toggleValue = (text: string | undefined, id: string, value: string): string => {
  const chosen = readParameters(text);
  return writeParameters({ ...chosen, [id]: toggled(valuesOf(chosen, id), value) });
};
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export const setRange = (text: string | undefined, id: string, range: Range): string =>
  writeParameters({ ...readParameters(text), [id]: range });

export const removeParameters = (text: string | undefined, ids: readonly string[]): string =>
  writeParameters(Object.fromEntries(Object.entries(readParameters(text)).filter(([id]) => !ids.includes(id))));
