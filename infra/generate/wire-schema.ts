import type { ZodOpenApiOverride } from 'zod-openapi';
import * as z from 'zod/mini';

/** Zod's JSON schemas as a reader of the reference wants them. */
export const wireSchema: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  // The format says it; zod's pattern of a date-time fills five lines.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // An answer may gain fields.
  const open = def.type === 'object' && def.catchall === undefined;
  if (io === 'output' && open) delete jsonSchema.additionalProperties;
  if (io === 'output') return;

  // A query is text. What is read as a number or as a list is told as such.
  if (def.type === 'pipe' && def.out._zod.def.type === 'number') {
    const { $schema: _, ...number } = z.toJSONSchema(def.out);
    become(jsonSchema, number);
  }
  if (def.type === 'union' && def.options[1]?._zod.def.type === 'pipe') become(jsonSchema, jsonSchema.anyOf?.[0] ?? {});
  if (def.type === 'default') jsonSchema.default ??= def.defaultValue as typeof jsonSchema.default;
};

const become = (target: object, source: object) => {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
};
