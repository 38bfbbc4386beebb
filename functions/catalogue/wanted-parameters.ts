import { isFacetKind } from '../data/catalogue/document.ts';
import type { Wanted } from '../data/catalogue/segment.ts';
import { type Parameter, productTypesById, typeIdOf } from '../data/product-types/product-types.ts';
import { parseWanted, type Wanted as Given } from '../http/parse-wanted.ts';

export type WantedParameters = { wanted: Map<string, Wanted>; unknown: string[] };

/** The filters by parameters of a search, and the ids of those that cannot be filtered by: they are gone. */
export const wantedParameters = async (json: string | undefined): Promise<WantedParameters> => {
  const given = json ? parseWanted(json) : [];
  const types = await productTypesById([...new Set(given.map(([id]) => typeIdOf(id)))]);
  const parameters = [...types.values()].flatMap((type) => type.parameters);
  const wanted = new Map<string, Wanted>();
  const unknown: string[] = [];
  for (const [id, value] of given) {
    const filter = filterBy(
      parameters.find((parameter) => parameter.id === id),
      value,
    );
    if (filter) wanted.set(id, filter);
    else unknown.push(id);
  }
  return { wanted, unknown };
};

const filterBy = (parameter: Parameter | undefined, given: Given): Wanted | undefined => {
  if (!parameter || !isFacetKind(parameter.kind)) return undefined;
  if (parameter.kind === 'number') return rangeOf(given);
  if (typeof given === 'object' && !Array.isArray(given)) return undefined;
  const values = [given].flat().map(String);
  const known =
    parameter.kind === 'string' || parameter.kind === 'countries'
      ? values
      : values.filter((value) => parameter.options.some(({ id }) => id === value));
  return known.length > 0 ? { values: new Set(known) } : undefined;
};

const rangeOf = (given: Given): Wanted | undefined => {
  if (typeof given === 'number') return { from: given, to: given };
  if (typeof given === 'string' || Array.isArray(given)) return undefined;
  return { from: given.from ?? -Infinity, to: given.to ?? Infinity };
};
