import type { Actor } from '#shared/domain/roles.ts';
import { customersOf, type Hand, vendorOf } from './people.ts';
import type { Place } from './roster.ts';
import { dice, type Dice, idOf } from './seed.ts';
import type { DemoAction, Step } from './simulate.ts';
import { sites } from './sites.ts';

type Times = { starts_at: string; ends_at: string };
/** A shift with the random numbers and people of its story. */
export type Scene = Times & {
  place: Place;
  chance: Dice;
  /** The buyer, or a manager of the store. */
  customer: Actor;
  step: (at: string, actor: Actor, deed: DemoAction) => Step;
};

/** All durations are in minutes. */
export const hours = (count: number): number => count * 60;
export const days = (count: number): number => hours(24 * count);

export const sceneOf = (place: Place): Scene => {
  const chance = dice(place.name);
  const shift = shiftIdOf(place);
  return {
    place,
    chance,
    customer: chance.pick(customersOf(sites[place.store].company, place.store)),
    starts_at: place.starts_at,
    ends_at: place.ends_at,
    step: (at, actor, deed) => ({ at, shift, actor, deed }),
  };
};

export const shiftIdOf = ({ name }: Pick<Place, 'name'>): string => idOf(`shift ${name}`);
export const vendorFor = ({ worker }: Hand): Actor => vendorOf(worker.company?.id ?? '');

export const leaveReasons = ['Onemocnění', 'Zkouška ve škole', 'Hlídání dítěte', 'Rodinné důvody'] as const;
