import type { Kind } from '../audit/kind.ts';

type Names = Readonly<Record<'en' | 'cs' | 'ru', string>>;
type ProductTypeValues = { names: Names; parameters: readonly { names: Names }[] };

export const productTypeAudit = {
  name: ({ names }) => [names.en, names.cs, names.ru],
  parameters: ({ parameters }) => parameters.map(({ names }) => names.en),
} satisfies Kind<ProductTypeValues>;
