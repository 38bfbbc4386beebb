import { addDays, mondayOf } from '#shared/domain/days.ts';
import { addMinutes, earliest, minutesBetween } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { timeZone, wallTime } from './days.ts';
import type { Hand } from './people.ts';
import { corrected, worked } from './punches.ts';
import { type Place, rosterOf } from './roster.ts';
import { days, hours, leaveReasons, type Scene, sceneOf, vendorFor } from './scene.ts';
import type { Step } from './simulate.ts';
import { specialties } from './specialties.ts';
import { backedUp } from './stand-by.ts';
import { stores } from './stores.ts';

/** All actions on a shift and on the stand-by shift behind it. */
export type Story = { shifts: readonly string[]; steps: readonly Step[] };

/** Customers order five weeks ahead, so that the whole horizon has shifts. */
const usualOrder = ({ chance, starts_at }: Scene): string => {
  const day = addDays(localDay(starts_at, timeZone), -Math.floor(chance.between(32, 39)));
  return addMinutes(wallTime(day, '08:00'), chance.between(0, hours(8)));
};

export const storyOf = (place: Place): Story => {
  const scene = sceneOf(place);
  const { chance } = scene;
  const orderedAt =
    place.fate === 'ordered at short notice'
      ? addMinutes(scene.starts_at, -chance.between(hours(30), hours(100)))
      : usualOrder(scene);
  const steps = [...ordered(scene, orderedAt), ...(place.hand ? filled(scene, orderedAt, place.hand) : [])];
  const shifts = [...new Set(steps.map(({ shift }) => shift))];
  const approvals = place.hand ? approved(scene, place.hand) : [];
  return { shifts, steps: [...steps, ...shifts.flatMap((shift) => approvals.map((step) => ({ ...step, shift })))] };
};

const filled = (scene: Scene, orderedAt: string, hand: Hand): Step[] => {
  const { fate } = scene.place;
  if (fate === 'never filled') return [];
  const assignedAt = assignmentOf(scene, orderedAt);
  const assign = scene.step(assignedAt, vendorFor(hand), { does: 'assign', staff: hand.worker });
  return [assign, ...talk(scene, hand), ...sequel(scene, hand)];
};

/** Most shifts are staffed within two days of the order, some only two weeks before the shift. */
const assignmentOf = ({ place, chance, starts_at }: Scene, orderedAt: string): string => {
  if (place.fate === 'ordered at short notice') return addMinutes(orderedAt, chance.between(hours(1), hours(8)));
  if (place.fate === 'filled at the last minute') {
    const dayBefore = addDays(localDay(starts_at, timeZone), -1);
    return addMinutes(wallTime(dayBefore, '15:00'), chance.between(0, hours(3)));
  }
  return chance.roll() < 0.12
    ? addMinutes(starts_at, -chance.between(days(14), days(17)))
    : addMinutes(orderedAt, chance.between(hours(2), hours(50)));
};

const ordered = ({ place, chance, customer, starts_at, ends_at, step }: Scene, at: string): Step[] => {
  const comment = chance.roll() < 0.12 ? chance.pick(orderComments) : undefined;
  const store = stores[place.store];
  const order = { starts_at, ends_at, comment };
  return [step(at, customer, { does: 'order', store, specialty: specialties[place.specialty], order })];
};

const orderComments = [
  'Vchod pro zaměstnance je ze dvora, zvonek vlevo od rampy.',
  'Prosíme o tmavé kalhoty a pevnou obuv, tričko půjčíme.',
  'Při příchodu se hlaste u vedoucí směny.',
  'Čeká se větší závoz, hodí se někdo, kdo u nás už byl.',
] as const;

const talk = ({ place, chance, customer, starts_at, step }: Scene, hand: Hand): Step[] => {
  if (place.fate === 'ordered at short notice' || chance.roll() > 0.07) return [];
  const questionAt = addMinutes(starts_at, -chance.between(hours(26), hours(70)));
  const [question, answer] = chance.pick(talks);
  return [
    step(questionAt, customer, { does: 'comment', text: question }),
    step(addMinutes(questionAt, chance.between(10, 150)), vendorFor(hand), { does: 'comment', text: answer }),
  ];
};

type Talk = [question: string, answer: string];
const talks: [Talk, ...Talk[]] = [
  ['Přijde někdo, kdo už u nás pracoval?', 'Ano, prodejnu zná z minulého měsíce.'],
  ['Může mít s sebou platný zdravotní průkaz?', 'Má ho, ukáže ho při příchodu.'],
  ['Skříňku a čip vydá ostraha.', 'Díky, předáme dál.'],
];

/** What happens after a worker was assigned. */
const sequel = (scene: Scene, hand: Hand): Step[] => {
  const { place, chance, customer, starts_at, ends_at, step } = scene;
  const vendor = vendorFor(hand);
  const before = (minimum: number, maximum: number) => addMinutes(starts_at, -chance.between(minimum, maximum));
  const { substitute } = place;
  switch (place.fate) {
    case 'canceled':
      return [step(before(days(2), days(9)), customer, { does: 'cancel', reason: chance.pick(cancelReasons) })];
    case 'canceled late':
      return [step(before(hours(2), hours(9)), vendor, { does: 'cancel', reason: 'Nemoc, náhrada se nenašla' })];
    case 'left':
    case 'left and filled again': {
      const left = before(hours(20), hours(70));
      const leave = step(left, hand.actor, { does: 'leave', reason: chance.pick(leaveReasons) });
      if (!substitute || place.fate === 'left') return [leave];
      const again = step(addMinutes(left, chance.between(30, hours(6))), vendor, {
        does: 'assign',
        staff: substitute.worker,
      });
      return [leave, again, ...worked(scene, substitute)];
    }
    case 'replaced': {
      if (!substitute) return worked(scene, hand);
      const replaced = step(before(hours(14), days(4)), vendor, { does: 'replace', staff: substitute.worker });
      return [replaced, ...worked(scene, substitute)];
    }
    case 'change agreed':
    case 'change refused':
      return changed(scene, hand);
    case 'stand-by':
      return substitute ? backedUp(scene, hand, substitute) : worked(scene, hand);
    case 'nobody came':
      return [];
    case 'nobody came, the store says': {
      const noticed = addMinutes(starts_at, chance.between(35, 90));
      return [step(noticed, customer, { does: 'mark_unfulfilled' })];
    }
    case 'not punched':
      return [corrected(scene, hand, 'Odpracováno, telefon byl bez signálu')];
    case 'corrected':
      return [...worked(scene, hand), corrected(scene, hand, 'Podle docházky prodejny')];
    case 'not ended': {
      const running = worked(scene, hand).filter(({ deed }) => deed.does !== 'end');
      if (specialties[place.specialty].auto_complete) return running;
      const noticed = earliest(addMinutes(ends_at, days(3)), addMinutes(nextStartOf(hand, ends_at), -40));
      return [
        ...running,
        step(noticed, vendor, { does: 'end' }),
        corrected(scene, hand, 'Konec podle vedoucí prodejny', addMinutes(noticed, 6)),
      ];
    }
    case 'started for the worker':
      return worked(scene, hand, { starter: chance.roll() < 0.5 ? vendor : customer });
    case 'ended for the worker':
      return worked(scene, hand, { ender: customer });
    case 'on time':
      return worked(scene, hand, { from: chance.between(1, 4) });
    case 'never filled':
    case 'filled at the last minute':
    case 'ordered at short notice':
    case 'as planned':
      return worked(scene, hand);
  }
};

const cancelReasons = ['Akce se ruší', 'Závoz přesunut na jiný den', 'Směnu pokryje vlastní zaměstnanec'] as const;

/**
 * The customer approves the hours on the Monday after the shift, and a week later what was corrected meanwhile. Some it
 * disputes; the performer answers within the week. A few shifts get a boss premium before.
 */
const approved = (scene: Scene, hand: Hand): Step[] => {
  const { chance, customer, starts_at, step } = scene;
  const monday = addDays(mondayOf(localDay(starts_at, timeZone)), 7);
  const onMonday = addMinutes(wallTime(monday, '08:00'), chance.between(0, hours(3)));
  const again = step(addMinutes(onMonday, days(7)), customer, { does: 'approve' });
  const answer = { does: 'answer', accept: chance.roll() < 0.7, reason: 'Konec potvrdila i ostraha' } as const;
  const first =
    chance.roll() < 0.05
      ? [
          step(onMonday, customer, {
            does: 'dispute',
            minutes: chance.pick([15, 20, 30]),
            reason: chance.pick(disputeReasons),
          }),
          step(addMinutes(onMonday, chance.between(hours(20), hours(130))), vendorFor(hand), answer),
        ]
      : [step(onMonday, customer, { does: 'approve' })];
  const premium =
    chance.roll() < 0.03
      ? [
          step(addMinutes(onMonday, -60), vendorFor(hand), {
            does: 'premium',
            amount: premiumFor(scene, chance.pick([8, 10, 12])),
            reason: chance.pick(premiumReasons),
          }),
        ]
      : [];
  return [...premium, ...first, again];
};

/** So many Kč for each hour of the plan, in whole tens; in haléř. */
const premiumFor = (plan: Scene, perHour: number): number =>
  Math.round((perHour * minutesBetween(plan.starts_at, plan.ends_at)) / hours(10)) * 10_00;

const disputeReasons = ['Regály byly hotové dřív', 'Podle kamer odešel dříve', 'Pauza byla delší'] as const;
const premiumReasons = ['Pomoc při inventuře', 'Zaskočení na poslední chvíli', 'Zaučení nového kolegy'] as const;

/** The customer asks for other times ten days before the shift; the performer answers two days before it. */
const changed = (scene: Scene, hand: Hand): Step[] => {
  const { place, chance, customer, step } = scene;
  const later = chance.pick([30, 60]);
  const times = { starts_at: addMinutes(scene.starts_at, later), ends_at: addMinutes(scene.ends_at, later) };
  const changeRequest = step(addMinutes(scene.starts_at, -chance.between(days(8), days(13))), customer, {
    does: 'edit',
    ...times,
  });
  const agreed = place.fate === 'change agreed';
  const answered = step(
    addMinutes(scene.starts_at, -chance.between(hours(26), hours(60))),
    vendorFor(hand),
    agreed ? { does: 'confirm_change' } : { does: 'refuse_change', reason: 'Pracovník má hned potom školu' },
  );
  return [changeRequest, answered, ...worked(agreed ? { ...scene, ...times } : scene, hand)];
};

/** The start of a worker's next shift, searched over the days that matter. */
const nextStartOf = (hand: Hand, after: string): string => {
  const today = localDay(after, timeZone);
  const next = [0, 1, 2, 3]
    .flatMap((count) => rosterOf(addDays(today, count)))
    .filter((place) => (place.hand === hand || place.substitute === hand) && place.starts_at > after)
    .map(({ starts_at }) => starts_at)
    .toSorted()[0];
  return next ?? addMinutes(after, days(4));
};
