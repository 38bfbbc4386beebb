import type { Facet } from '#shared/contracts/catalogue.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { catalogueLimits } from '#shared/domain/catalogue/limits.ts';
import { inSizeOrder } from '#shared/domain/products/sizes.ts';
import { unitIn } from '#shared/domain/products/units.ts';
import type { CatalogueResult } from '../data/catalogue/query-catalogue.ts';
import type { Wanted } from '../data/catalogue/segment.ts';
import { type Parameter, productTypesById, typeIdOf } from '../data/product-types/product-types.ts';
import { languageOf, nameIn } from '../http/translate.ts';
import { mostFrequent } from './most-frequent.ts';

type Counted = CatalogueResult['parameters'];

/** The parameters in the order of their types, without those of which the products found have no value. */
export const facetsOf = async (
  counted: Counted,
  wanted: ReadonlyMap<string, Wanted>,
  locale: Locale,
): Promise<Facet[]> => {
  const typeIds = [...new Set([...counted.keys()].map(typeIdOf))];
  const types = await productTypesById(typeIds);
  const parameters = typeIds.flatMap((id) => types.get(id)?.parameters ?? []);
  return parameters.flatMap((parameter) => {
    const counts = counted.get(parameter.id);
    const filter = wanted.get(parameter.id);
    if (!counts || (counts.values.size === 0 && !counts.range && !filter)) return [];
    const chosen = filter && 'values' in filter ? filter.values : [];
    const { id: parameter_id, names, kind, unit } = parameter;
    const frequent = valuesOf(parameter, mostFrequent(counts.values, chosen, catalogueLimits.values), locale);
    const values = inSizeOrder(frequent, ({ name }) => name);
    return [
      {
        parameter_id,
        name: nameIn(locale, names),
        kind,
        unit: unit && unitIn(languageOf(locale), unit),
        values,
        range: counts.range,
      },
    ];
  });
};

/**
 * Options have names and an order; countries have names; other values are their own, the most frequent first. Sizes are
 * then in their order.
 */
const valuesOf = ({ kind, options }: Parameter, counts: ReturnType<typeof mostFrequent>, locale: Locale) => {
  if (kind === 'countries') {
    const regions = new Intl.DisplayNames(languageOf(locale), { type: 'region' });
    return counts.map((one) => ({ ...one, name: regions.of(one.value) ?? one.value }));
  }
  if (kind === 'string') return counts.map((one) => ({ ...one, name: one.value }));
  return options.flatMap(({ id, names }) => {
    const found = counts.find(({ value }) => value === id);
    return found ? [{ ...found, name: nameIn(locale, names) }] : [];
  });
};
