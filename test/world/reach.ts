import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { areaFiles } from './area-files.ts';
import type { AreaReach, Kind, Values } from './area-reach.ts';
import { sampleOf } from './sample.ts';
import { when } from './shift-fixtures.ts';
import type { World } from './world.ts';

/** What the areas say about the records of their routes: test/areas/<area>/reach.ts. */
export const areas = await areaFiles<AreaReach>('reach');
export const kinds = areas.flatMap((area) =>
  Object.entries(area.kinds ?? {}).map(([name, kind]) => ({ name, ...kind })),
);
export const namedByBody = Object.fromEntries(areas.flatMap((area) => Object.entries(area.namedByBody ?? {})));

/** The records that a route is about. */
export const kindOf = ({ name, path }: Endpoint): Kind | undefined => {
  const named = namedByBody[name]?.kind;
  const kind =
    kinds.find(({ paths }) => paths?.some((pattern) => pattern.test(path))) ??
    kinds.find((each) => each.name === named);
  if (named && !kind) throw new Error(`No area has records of the kind ${named}`);
  return kind;
};

/** Makes requests that are valid except for the acting person and the record. */
export const requestsOf = async (world: World) => {
  const values = new Map<string, Values>();
  for (const area of areas) if (area.values) values.set(area.area, await area.values(world));
  return (endpoint: Endpoint, id: string, version: number) => {
    const field = namedByBody[endpoint.name]?.field;
    const known: Record<string, unknown> = {
      version,
      // Inactive stores and companies would be refused, or deleted.
      active: true,
      ...values.get(endpoint.area)?.(id),
      ...(field && { [field]: id }),
    };
    const own = areas.find(({ area }) => area === endpoint.area);
    const optional = [field, ...(own?.optionalFields ?? [])];
    const byName = (name: string, required: boolean) => (required || optional.includes(name) ? known[name] : undefined);
    return {
      params: { id, ...own?.params },
      now: when.ordered,
      ...(endpoint.body && { body: sampleOf(endpoint.body, { byName }) }),
      ...(endpoint.query && { query: sampleOf(endpoint.query, { byName }) as Record<string, string> }),
    };
  };
};
