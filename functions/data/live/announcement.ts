import type { LiveChange } from '#shared/contracts/live.ts';
import { liveScopes } from '#shared/domain/areas.generated.ts';
import type { LiveArea } from '#shared/domain/scope/live.ts';
import { type List, listKey } from '#shared/domain/scope/scope.ts';

/** A change, and the lists whose readers get it, by `listKey`. */
export type Announcement = { change: LiveChange; audiences: ReadonlySet<string> };

type SubjectOf<A extends LiveArea> = Parameters<(typeof liveScopes)[A]['listsWith']>[0];

/** A change of a record for the readers of an area who have one of the subjects in their scope. */
export const announcementTo = <A extends LiveArea>(
  area: A,
  { id, version }: { id: string; version: number },
  subjects: readonly SubjectOf<A>[],
): Announcement => {
  const listsWith = liveScopes[area].listsWith as (subject: SubjectOf<A>) => readonly List[];
  return { change: { area, id, version }, audiences: new Set(subjects.flatMap(listsWith).map(listKey)) };
};

/** The same for the readers of a record as it is and as it was. Undefined without a version of it. */
export const announcementOf = <A extends LiveArea, Version extends { id: string; version: number }>(
  area: A,
  versions: readonly (Version | null)[],
  subjectOf: (version: Version) => SubjectOf<A>,
): Announcement | undefined => {
  const known = versions.filter((version) => version !== null);
  const newest = known.at(-1);
  return newest && announcementTo(area, newest, known.map(subjectOf));
};
