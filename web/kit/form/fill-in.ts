/** Values of a form by field. */
type Values = Readonly<Record<string, unknown>>;

/**
 * What a source may fill into a form: empty fields, and those that still have what it `filled` in before. `kept` are the
 * fields in which a person typed something else. A source without a value for a field leaves it.
 */
export const fillIn = (
  source: Values,
  { typed, filled }: { typed: Values; filled: Values },
): { fill: Record<string, unknown>; kept: string[] } => {
  const offered = Object.entries(source).filter(([, value]) => value !== null);
  const differing = offered.filter(([field, value]) => typed[field] !== value);
  const isFree = (field: string) => isEmpty(typed[field]) || (field in filled && typed[field] === filled[field]);
  return {
    fill: Object.fromEntries(differing.filter(([field]) => isFree(field))),
    kept: differing.map(([field]) => field).filter((field) => !isFree(field)),
  };
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
