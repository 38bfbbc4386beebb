import { addMinutes } from '#shared/domain/instants.ts';
import type { Hand } from './people.ts';
import { worked } from './punches.ts';
import { days, hours, leaveReasons, type Scene, shiftIdOf, vendorFor } from './scene.ts';
import type { DemoAction, Step } from './simulate.ts';
import { specialties } from './specialties.ts';
import { stores } from './stores.ts';

/** A stand-by worker behind a shift: released when its worker comes, called up otherwise. */
export const backedUp = (scene: Scene, hand: Hand, substitute: Hand): Step[] => {
  const { place, chance, starts_at, ends_at } = scene;
  const vendor = vendorFor(substitute);
  const name = `stand-by for ${place.name}`;
  const shift = shiftIdOf({ name });
  const standBy: Scene = { ...scene, step: (at, actor, deed) => ({ at, shift, actor, deed }) };
  const arranged = addMinutes(starts_at, -chance.between(days(7), days(20)));
  const order: DemoAction = {
    does: 'order',
    store: stores[place.store],
    specialty: specialties[place.specialty],
    order: { starts_at, ends_at },
  };
  const steps = [
    standBy.step(arranged, vendor, order),
    standBy.step(addMinutes(arranged, 3), vendor, {
      does: 'reserve',
      staff: substitute.worker,
      backs: [shiftIdOf(place)],
    }),
  ];
  const roll = chance.roll();
  if (roll < 0.5) return [...steps, ...worked(scene, hand)];
  if (roll < 0.8) return [...steps, ...worked(standBy, substitute, { from: chance.between(38, 65) })];
  const left = addMinutes(starts_at, -chance.between(hours(14), hours(40)));
  return [
    ...steps,
    scene.step(left, hand.actor, { does: 'leave', reason: chance.pick(leaveReasons) }),
    standBy.step(addMinutes(left, chance.between(15, 90)), vendor, { does: 'call_up', shift_id: shiftIdOf(place) }),
    ...worked(standBy, substitute),
  ];
};
