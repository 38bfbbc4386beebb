import type { ParameterValue } from '#shared/contracts/products.ts';
import { parseWanted, type Wanted } from '../http/parse-wanted.ts';

/** Whether a product has the wanted values, which are JSON text (`parseWanted`). */
export const wantedValues = (json: string): ((values: readonly ParameterValue[]) => boolean) => {
  const wanted = parseWanted(json);
  return (values) =>
    wanted.every(([id, each]) => values.some(({ parameter_id, value }) => parameter_id === id && fits(value, each)));
};

const fits = (value: ParameterValue['value'], wanted: Wanted): boolean => {
  if (Array.isArray(wanted)) return [value].flat().some((one) => wanted.includes(String(one)));
  if (typeof wanted !== 'object') return [value].flat().includes(wanted as never);
  const { from = -Infinity, to = Infinity } = wanted;
  return typeof value === 'number' && value >= from && value <= to;
};
