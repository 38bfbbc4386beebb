import { createHash } from 'node:crypto';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes, minutesBetween } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { timeZone, wallTime } from './days.ts';
import type { Hand } from './people.ts';
import { hours, type Scene, vendorFor } from './scene.ts';
import type { Dice } from './seed.ts';
import type { Step } from './simulate.ts';

/** Punches near the planned times. */
export const worked = (
  { chance, starts_at, ends_at, step }: Scene,
  { actor }: Hand,
  { starter = actor, ender = actor, from = arrival(chance) }: { starter?: Actor; ender?: Actor; from?: number } = {},
): Step[] => {
  const started = addMinutes(starts_at, from);
  const ended = addMinutes(ends_at, departure(chance));
  const breakFrom = addMinutes(started, chance.between(hours(3), hours(4)));
  const late = from > 5 && starter === actor && chance.roll() < 0.4;
  return [
    ...(late ? [step(addMinutes(starts_at, -4), actor, { does: 'comment', text: chance.pick(lateComments) })] : []),
    step(started, starter, { does: 'start', ...(starter === actor && { punch: punchAt(started, actor) }) }),
    ...(minutesBetween(starts_at, ends_at) > hours(6)
      ? [
          step(breakFrom, actor, { does: 'break_start' }),
          step(addMinutes(breakFrom, chance.between(28, 36)), actor, { does: 'break_end' }),
        ]
      : []),
    ender === actor
      ? step(arrivalOf(ended, actor), ender, { does: 'end', punch: punchAt(ended, actor, arrivalOf(ended, actor)) })
      : step(ended, ender, { does: 'end' }),
  ];
};

/** From 0 to 1, always the same for a punch, so that the dice of the demo stay as they are. */
const lotOf = (at: string, { id }: Actor): number =>
  createHash('sha256').update(`${at} ${id}`).digest().readUInt16BE() / 65_536;

/** A punch of the phone. Most phones say where they are, some workers use the code at the door. */
const punchAt = (at: string, actor: Actor, arrived = at) => {
  const lot = lotOf(at, actor);
  const says = lot < 0.75;
  const place = lot < 0.03 ? ('outside' as const) : ('inside' as const);
  const distance = lot < 0.03 ? 2300 : Math.round(4 + lot * 120);
  const device_at = arrived === at ? null : at;
  return {
    at,
    facts: { device_at, place: says ? place : null, distance: says ? distance : null, by_code: lot > 0.55 },
  };
};

/** In some stock rooms there is no signal: the end arrives from the bus. */
const arrivalOf = (at: string, actor: Actor): string => (lotOf(at, actor) > 0.96 ? addMinutes(at, 18) : at);

const lateComments = ['Stojí tramvaje, budu tam za chvíli.', 'Ujel mi autobus, omlouvám se.'] as const;

/** Minutes relative to the planned start. */
const arrival = (chance: Dice): number => (chance.roll() < 0.08 ? chance.between(6, 29) : chance.between(-11, 4.5));
/** Minutes relative to the planned end. */
const departure = (chance: Dice): number => {
  const roll = chance.roll();
  if (roll < 0.06) return chance.between(15, 50);
  return roll < 0.1 ? chance.between(-45, -12) : chance.between(-2, 9);
};

/** The performer corrects the times on the next morning, or at a given time. */
export const corrected = (
  { chance, starts_at, ends_at, step }: Scene,
  hand: Hand,
  reason: string,
  at = addMinutes(wallTime(addDays(localDay(ends_at, timeZone), 1), '08:30'), chance.between(0, hours(3))),
): Step => {
  const actual_start = addMinutes(starts_at, Math.round(chance.between(-5, 10)));
  const from = addMinutes(actual_start, hours(4));
  const breaks = minutesBetween(starts_at, ends_at) > hours(6) ? [{ from, to: addMinutes(from, 30) }] : [];
  const actual_end = addMinutes(ends_at, Math.round(chance.between(-5, 20)));
  return step(at, vendorFor(hand), { does: 'correct', actual_start, actual_end, breaks, reason });
};
