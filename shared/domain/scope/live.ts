import { exportScope } from '../exports/scope.ts';
import { notificationScope } from '../notifications/scope.ts';
import { orderScope } from '../orders/scope.ts';
import type { Actor } from '../roles.ts';
import { shiftScope } from '../shifts/scope.ts';
import { type LiveArea, liveAreas } from './live-areas.ts';
import { type List, listKey } from './scope.ts';

/** The scopes of live updates, by the area of the contracts that clients fetch again. They have no `admits`. */
export const liveScopes = {
  shifts: shiftScope,
  notifications: notificationScope,
  exports: exportScope,
  orders: orderScope,
  // Documents and messages are read by those who read the order.
  supply: orderScope,
  messages: orderScope,
} as const satisfies Record<LiveArea, object>;

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
