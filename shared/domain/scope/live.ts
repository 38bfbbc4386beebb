import { liveAreas, liveScopes } from '../areas.generated.ts';
import type { Actor } from '../roles.ts';
import { type List, listKey } from './scope.ts';

/** An area of contracts whose replies clients keep up to date by events. */
export type LiveArea = (typeof liveAreas)[number];

/**
 * The lists that an actor reads, each with the areas in which they read it. Events about a list's records reach them.
 */
export const audiencesOf = (actor: Actor): Map<string, LiveArea[]> => {
  const lists = liveAreas.flatMap((area) =>
    liveScopes[area].listsFor[actor.role](actor).map((list: List) => ({ audience: listKey(list), area })),
  );
  const byAudience = Map.groupBy(lists, ({ audience }) => audience);
  return new Map([...byAudience].map(([audience, found]) => [audience, found.map(({ area }) => area)]));
};
