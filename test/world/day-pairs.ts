import * as z from 'zod/mini';
import { contracts } from '#shared/contracts/all.ts';
import { writesTable } from '#shared/contracts/is-idempotent.ts';

/** The reads that take two days or times as a filter. Those that are required describe a record, with rules of its own. */
export const dayPairs = contracts
  .filter((contract) => !writesTable(contract))
  .flatMap((contract) =>
    Object.entries({ query: contract.query, body: contract.body }).flatMap(([part, schema]) => {
      const [first, last] = schema ? timesOf(schema) : [];
      return schema && first && last ? [{ name: contract.name, contract, part, schema, first, last }] : [];
    }),
  );

function timesOf(schema: z.ZodMiniType): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && !required.includes(name) && (field.format === 'date' || field.format === 'date-time')
      ? [name]
      : [],
  );
}
