import { areas } from './areas.generated.ts';
import type { Endpoint } from './endpoint.ts';

export type Area = keyof typeof areas;

const isEndpoint = (exported: unknown): exported is Endpoint & { area: Area } =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/**
 * Every endpoint of the API. Routes, Lambdas, grants, the API reference and the permission tests are generated from it.
 */
export const contracts: readonly (Endpoint & { area: Area })[] = Object.values(areas).flatMap((contract) =>
  Object.values(contract).filter(isEndpoint),
);
