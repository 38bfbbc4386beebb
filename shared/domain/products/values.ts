import { countries } from '../auth/countries.ts';
import type { FieldIssue } from '../problem.ts';
import type { ParameterKind } from './limits.ts';

/** What a product of the type may have a value of. */
export type Parameter = { id: string; kind: ParameterKind; required: boolean; options: readonly { id: string }[] };
type Value = string | number | string[] | null;
type Given = { parameter_id: string; value: Value };

const codes = new Set(countries.map(({ iso }) => iso));

/**
 * The issues of a product's values, by field path; an empty value counts as none. A required parameter without a value
 * is blamed at its value, or at `values.<parameter id>`.
 */
export const checkValues = (parameters: readonly Parameter[], values: readonly Given[]): Record<string, FieldIssue> => {
  const missing = parameters.filter(({ id, required }) => required && !values.some((one) => one.parameter_id === id));
  return Object.fromEntries<FieldIssue>([
    ...issuesOf(parameters, values).flatMap((issue, n) => (issue ? [[`values.${n}.value`, issue] as const] : [])),
    ...missing.map(({ id }) => [`values.${id}`, { key: 'required' }] as const),
  ]);
};

/** Those that fit, without empty ones: the type may have changed since they were saved. */
export const usableValues = <G extends Given>(parameters: readonly Parameter[], values: readonly G[]): G[] => {
  const issues = issuesOf(parameters, values);
  return values.filter(({ value }, n) => !isEmpty(value) && !issues[n]);
};

export const isEmpty = (value: Value): boolean => value === null || (typeof value !== 'number' && value.length === 0);

const issuesOf = (parameters: readonly Parameter[], values: readonly Given[]): (FieldIssue | null)[] =>
  values.map(({ parameter_id, value }, n) => {
    const parameter = parameters.find(({ id }) => id === parameter_id);
    const isFirst = values.findIndex((one) => one.parameter_id === parameter_id) === n;
    if (!parameter || !isFirst) return { key: 'not-of-type' };
    if (isEmpty(value)) return parameter.required ? { key: 'required' } : null;
    return fits[parameter.kind](value, parameter) ? null : { key: 'not-of-type' };
  });

const isText = (value: Value, maximum: number): value is string => typeof value === 'string' && value.length <= maximum;
const isAmong = (value: Value, known: (one: string) => boolean): boolean =>
  Array.isArray(value) && value.every(known) && new Set(value).size === value.length;
const hasOption = ({ options }: Parameter, value: Value): boolean => options.some(({ id }) => id === value);

const fits: Record<ParameterKind, (value: Value, parameter: Parameter) => boolean> = {
  string: (value) => isText(value, 200) && !value.includes('\n'),
  text: (value) => isText(value, 2000),
  number: (value) => typeof value === 'number' && Math.abs(value) <= 1e9 && Number(value.toFixed(3)) === value,
  list: (value, parameter) => hasOption(parameter, value),
  multiple_list: (value, parameter) => isAmong(value, (id) => hasOption(parameter, id)),
  countries: (value) => isAmong(value, (code) => codes.has(code)),
};
