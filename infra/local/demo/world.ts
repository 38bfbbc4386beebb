import { localDay } from '#shared/domain/local-time.ts';
import { addDays, timeZone } from './days.ts';
import { storyOf } from './history.ts';
import type { Chronicle } from './play.ts';
import { play } from './play.ts';
import { rosterOf } from './roster.ts';
import { visitPlaces, visitStory, yielded } from './visits.ts';

/** Days. */
const behind = 60;
const ahead = 30;

/** The months (YYYY-MM) that the world touches. */
export const monthsAround = (now: string): string[] => [...new Set(daysAround(now).map((day) => day.slice(0, 7)))];

const daysAround = (now: string): string[] => {
  const today = localDay(now, timeZone);
  return Array.from({ length: behind + 1 + ahead }, (_, n) => addDays(today, n - behind));
};

/** The shifts of one story belong together: a stand-by worker's and the one behind which they stand. */
export type Told = { chronicles: Chronicle[] };

/**
 * The demo world's shifts as they are at a moment. It is one endless world of which a load shows the days around it,
 * so that a later load only continues it. `visits` are the loads so far, this one included.
 */
export const worldAt = ({ now, visits }: { now: string; visits: readonly string[] }) => {
  const days = daysAround(now);
  const shown = new Set(days);
  const visited = visitPlaces(visits).filter(({ starts_at }) => shown.has(localDay(starts_at, timeZone)));
  const places = days.flatMap(rosterOf).map((place) => yielded(place, visits));
  const stories = [...places.map(storyOf), ...visited.map((place) => visitStory(place, now))];
  const { chronicles, refused } = play(
    stories.flatMap(({ steps }) => steps),
    now,
  );
  const told = stories.map(({ shifts }): Told => ({ chronicles: shifts.flatMap((id) => chronicles.get(id) ?? []) }));
  return { stories: told.filter((story) => story.chronicles.length > 0), refused };
};
