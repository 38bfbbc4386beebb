import type { ZodOpenApiOverride } from 'zod-openapi';
import * as z from 'zod/mini';

/** Adjusts zod's JSON schemas for readers of the API reference. */
export const wireSchema: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  // JSON Schema's time has seconds and an offset; ours is HH:MM.
  if (jsonSchema.format === 'time') become(jsonSchema, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
  // `format` already describes it; zod's date-time pattern is five lines long.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Clients must accept new fields in a response.
  const open = def.type === 'object' && def.catchall === undefined;
  if (io === 'output' && open) delete jsonSchema.additionalProperties;
  if (io === 'output') return;

  // Query parameters are strings. Parameters that are parsed as numbers or lists are documented as such.
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
