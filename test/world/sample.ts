import * as z from 'zod/mini';

/** A minimal value for a schema. Optional fields are left out unless they are requested by name. */
type Sampling = {
  /** The value of a field of this name; undefined means that the schema decides. */
  byName: (name: string, required: boolean) => unknown;
};

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** A valid body or query of a contract. */
export const sampleOf = (schema: z.core.$ZodType, sampling: Sampling): unknown =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, sampling, '', true);

const formats: Record<string, string> = {
  'date-time': '2030-06-20T06:00:00.000Z',
  date: '2030-06-20',
  email: 'someone@smena.test',
};

const valueOf = (schema: Schema, sampling: Sampling, name: string, required: boolean): unknown => {
  const sampled = sampling.byName(name, required);
  if (sampled !== undefined) return schema.type === 'array' && !Array.isArray(sampled) ? [sampled] : sampled;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first) return valueOf(first, sampling, name, required);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .map(([field, inner]) => ({ field, inner, needed: schema.required?.includes(field) ?? false }))
          .filter(({ field, needed }) => needed || sampling.byName(field, false) !== undefined)
          .map(({ field, inner, needed }) => [field, valueOf(inner, sampling, field, needed)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}, sampling, '', true));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return formats[schema.format ?? ''] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
};
