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
    step(started, starter, { does: 'start' }),
    ...(minutesBetween(starts_at, ends_at) > hours(6)
      ? [
          step(breakFrom, actor, { does: 'break_start' }),
          step(addMinutes(breakFrom, chance.between(28, 36)), actor, { does: 'break_end' }),
        ]
      : []),
    step(ended, ender, { does: 'end' }),
  ];
};

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
