import { readdir } from 'node:fs/promises';
import * as z from 'zod/mini';

const contracts = new URL('../../shared/contracts/', import.meta.url);

/**
 * The schemas that contract files export under a capitalised name: they become the components of the OpenAPI document.
 */
export const namedSchemas = async (): Promise<Record<string, z.ZodMiniType>> => {
  const files = (await readdir(contracts)).filter((file) => !file.endsWith('.test.ts')).toSorted();
  const modules = await Promise.all(files.map((file) => import(new URL(file, contracts).href) as Promise<object>));
  const schemas = modules.flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, z.ZodMiniType] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodMiniType,
    ),
  );
  const twice = schemas.find(([name, schema]) => schemas.some((other) => other[0] === name && other[1] !== schema));
  if (twice) throw new Error(`Two contracts export a schema of the name ${twice[0]}`);
  return Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
