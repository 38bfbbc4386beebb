import { addDays } from '#shared/domain/days.ts';
import { addMinutes, overlap } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { timeZone, wallTime } from './days.ts';
import { type Story, storyOf } from './history.ts';
import { demoHand, hands, understudy } from './people.ts';
import { type Place, rosterOf } from './roster.ts';
import { sceneOf, shiftIdOf } from './scene.ts';
import type { StoreKey } from './sites.ts';
import type { SpecialtyKey } from './specialties.ts';

/**
 * A visit is one load of the demo world, identified by the next quarter of an hour. At any time of day it gives the
 * demo worker one shift that can be started now and one on the next day. Roster shifts of the demo worker at these
 * times go to colleagues. It also has a shift to which nobody has come.
 */
const quarter = 15 * 60_000;
export const visitAt = (now: string): string =>
  new Date((Math.floor(Date.parse(now) / quarter) + 1) * quarter).toISOString();

export const visitStore: StoreKey = 'pankrac';
const shiftMinutes = 6.5 * 60;
const restMinutes = 11 * 60;
const dayMinutes = 24 * 60;

const soon = (visit: string): Place => placeAt(visit, `soon ${visit}`);
const dayAfter = (visit: string): Place => placeAt(addMinutes(visit, dayMinutes), `day after ${visit}`);

const placeAt = (starts_at: string, name: string, store: StoreKey = visitStore): Place => ({
  name,
  store,
  specialty: specialtyAt(starts_at),
  starts_at,
  ends_at: addMinutes(starts_at, shiftMinutes),
  fate: 'on time',
  hand: demoHand,
  substitute: undefined,
});

/** Of a worker who is free then. It began at least half an hour before the load. */
const missed = (visit: string): Place => {
  const place = placeAt(addMinutes(visit, -45), `missed ${visit}`, 'vysocany');
  const day = localDay(place.starts_at, timeZone);
  const busy = [-1, 0, 1]
    .flatMap((count) => rosterOf(addDays(day, count)))
    .filter((other) => near(other, place, restMinutes))
    .flatMap(({ hand, substitute }) => [hand, substitute]);
  const hand = hands.find(
    (one) =>
      one !== demoHand && one.row.region === 'praha' && one.row.can.includes(place.specialty) && !busy.includes(one),
  );
  return { ...place, fate: 'nobody came', hand };
};

/** The customer asks for another worker, at least ten minutes before the load. */
const missedStory = (place: Place): Story => {
  const { customer, step } = sceneOf(place);
  const requested = step(addMinutes(place.starts_at, 20), customer, {
    does: 'ask_replacement',
    reason: 'Nebere telefon',
  });
  const story = storyOf(place);
  return { ...story, steps: [...story.steps, requested] };
};

const specialtyAt = (starts_at: string): SpecialtyKey => {
  const day = localDay(starts_at, timeZone);
  const from = (clock: string) => starts_at >= wallTime(day, clock);
  if (from('20:00') || !from('03:00')) return 'nightStocker';
  return from('06:00') && !from('15:30') ? 'cashier' : 'stocker';
};

/** Finds the shift of a visit again. */
export const visitShiftId = (visit: string): string => shiftIdOf(soon(visit));

/** Whether another visit is possible: not during the shift of an earlier visit. */
export const fits = (visit: string, earlier: readonly string[]): boolean =>
  earlier.every((other) => visit > addMinutes(other, shiftMinutes + 60));

/**
 * These shifts are worked by the person who signs in as the demo worker; after their time the story continues without
 * them.
 */
export const visitStory = (place: Place, now: string): Story => {
  if (place.fate === 'nobody came') return missedStory(place);
  const story = storyOf(place);
  if (place.hand !== demoHand || now >= place.ends_at) return story;
  return { ...story, steps: story.steps.filter(({ at }) => at < addMinutes(place.starts_at, -15)) };
};

export const visitPlaces = (visits: readonly string[]): Place[] =>
  visits.flatMap((visit) => {
    const later = dayAfter(visit);
    const isVisited = visits.some((other) => near(later, soon(other), 60));
    return [soon(visit), isVisited ? { ...later, hand: understudy } : later, missed(visit)];
  });

/** The roster's entry, with a substitute when a visit occupies the demo worker. */
export const reassignForVisit = (place: Place, visits: readonly string[]): Place => {
  const { hand, substitute } = place;
  if (hand !== demoHand && substitute !== demoHand) return place;
  const taken = visits.some(
    (visit) => near(place, soon(visit), restMinutes) || near(place, dayAfter(visit), restMinutes),
  );
  if (!taken) return place;
  return { ...place, hand: hand === demoHand ? substitute : hand, substitute: undefined };
};

const near = (one: Place, other: Place, minutes: number): boolean =>
  overlap(
    { from: one.starts_at, to: one.ends_at },
    { from: addMinutes(other.starts_at, -minutes), to: addMinutes(other.ends_at, minutes) },
  );
