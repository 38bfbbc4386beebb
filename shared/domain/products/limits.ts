/** The kinds of parameters of a product type. A kind never changes, because products have values of it. */
export const parameterKinds = ['string', 'number', 'text', 'list', 'multiple_list', 'countries'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

/** Why the stock of a product moved. */
export const movementReasons = ['correction', 'order', 'return', 'import'] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What a product may have at most. */
export const productLimits = { photos: 20, files: 10, values: 60, perCompany: 10_000 } as const;
/** What a product type may have at most: its item holds all of it. */
export const typeLimits = { types: 500, parameters: 40, options: 100, allOptions: 300 } as const;
