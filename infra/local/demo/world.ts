import { addDays, daysFrom } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { timeZone } from './days.ts';
import { storyOf } from './history.ts';
import { rosterOf } from './roster.ts';
import { type ShiftHistory, simulateShifts } from './simulate.ts';
import { visitPlaces, visitStory, reassignForVisit } from './visits.ts';

/** In days. */
const daysBefore = 60;
const daysAfter = 30;

/** The months (YYYY-MM) that the world covers. */
export const monthsAround = (now: string): string[] => [...new Set(daysAround(now).map((day) => day.slice(0, 7)))];

/** The first day that the world covers. */
export const firstDay = (now: string): string => addDays(localDay(now, timeZone), -daysBefore);

const daysAround = (now: string): string[] => daysFrom(firstDay(now), daysBefore + 1 + daysAfter);

/** Shifts that belong together: a shift and the stand-by shift behind it. */
export type ShiftGroup = { shiftHistories: ShiftHistory[] };

/**
 * The shifts of the demo world as of a moment. The world is endless and deterministic; a load shows the days around its
 * date, so a later load only extends it. `visits` are all loads so far, this one included.
 */
export const worldAt = ({ now, visits }: { now: string; visits: readonly string[] }) => {
  const days = daysAround(now);
  const shown = new Set(days);
  const visited = visitPlaces(visits).filter(({ starts_at }) => shown.has(localDay(starts_at, timeZone)));
  const places = days.flatMap(rosterOf).map((place) => reassignForVisit(place, visits));
  const stories = [...places.map(storyOf), ...visited.map((place) => visitStory(place, now))];
  const { shiftHistories, refused } = simulateShifts(
    stories.flatMap(({ steps }) => steps),
    now,
  );
  const groups = stories.map(({ shifts }): ShiftGroup => ({
    shiftHistories: shifts.flatMap((id) => shiftHistories.get(id) ?? []),
  }));
  return { stories: groups.filter((story) => story.shiftHistories.length > 0), refused };
};
