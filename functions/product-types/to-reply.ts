import type { Locale } from '#shared/contracts/fields.ts';
import type { Parameter as WireParameter, ProductType as WireType } from '#shared/contracts/product-types.ts';
import type { Parameter, ProductType } from '../data/product-types/product-types.ts';
import { nameIn } from '../http/translate.ts';

const named = <T extends { names: Parameter['names'] }>(one: T, locale: Locale) => ({
  ...one,
  name: nameIn(locale, one.names),
});

export const toReplyParameter = (parameter: Parameter, locale: Locale): WireParameter => ({
  ...named(parameter, locale),
  options: parameter.options.map((option) => named(option, locale)),
});

/** `products` is the number of products of the type. */
export const toReplyType = (type: ProductType, products: number, locale: Locale): WireType => ({
  ...named(type, locale),
  products,
  parameters: type.parameters.map((parameter) => toReplyParameter(parameter, locale)),
});
