import { addDays } from '#shared/domain/days.ts';
import { planWarnings } from '#shared/domain/shifts/law.ts';
import { law } from '../../../functions/data/shifts/law.ts';
import { numberOf, wallTime, weekday } from './days.ts';
import { demoHand, type Hand, hands } from './people.ts';
import { fateOf, needsSubstitute, type Scenario } from './scenarios.ts';
import { dice } from './seed.ts';
import { sites, type StoreKey } from './sites.ts';
import type { SpecialtyKey } from './specialties.ts';
import { stores } from './stores.ts';
import type { Band } from './workers.ts';

/** A worker whom a store needs at the same time on the same weekdays; 1 is Monday. */
type Post = { store: StoreKey; specialty: SpecialtyKey; from: string; to: string; days: string };

const post = (store: StoreKey, specialty: SpecialtyKey, hours: string, days: string): Post => {
  const [from = '', to = ''] = hours.split('-');
  return { store, specialty, from, to, days };
};

const posts: readonly Post[] = [
  post('pankrac', 'cashier', '06:00-14:00', '1234567'),
  post('pankrac', 'cashier', '14:00-22:00', '1234567'),
  post('pankrac', 'stocker', '05:00-13:00', '1356'),
  post('pankrac', 'nightStocker', '22:00-06:00', '1234567'),
  post('vysocany', 'cashier', '06:00-14:00', '123456'),
  post('vysocany', 'cashier', '14:00-22:00', '56'),
  post('vysocany', 'deli', '08:00-16:00', '135'),
  post('vysocany', 'cleaner', '19:00-22:30', '24'),
  post('kralovoPole', 'cashier', '06:00-14:00', '1234567'),
  post('kralovoPole', 'cashier', '14:00-21:00', '2456'),
  post('kralovoPole', 'baker', '03:00-11:00', '123456'),
  post('santovka', 'cashier', '09:00-17:00', '13567'),
  post('santovka', 'stocker', '06:00-12:00', '246'),
  post('karolina', 'cashier', '13:00-21:00', '24567'),
  post('karolina', 'nightStocker', '21:30-05:30', '147'),
  post('forum', 'cashier', '07:00-15:00', '123456'),
  post('prikope', 'shopAssistant', '09:00-18:00', '12345'),
  post('ceska', 'shopAssistant', '10:00-18:00', '1356'),
  post('americka', 'shopAssistant', '09:00-17:00', '246'),
  post('namestiOtakara', 'shopAssistant', '09:00-17:00', '56'),
  post('zlicin', 'warehouse', '06:00-14:00', '123456'),
  post('zlicin', 'forklift', '14:00-21:00', '135'),
  post('zlicin', 'inventory', '08:00-20:30', '7'),
  post('modrice', 'warehouse', '08:00-16:00', '1246'),
  post('cestlice', 'forklift', '06:00-14:00', '25'),
  post('cestlice', 'promoter', '10:00-18:00', '6'),
  post('namestiMiru', 'barista', '07:00-15:00', '12345'),
  post('namestiMiru', 'barista', '10:00-18:00', '67'),
  post('vary', 'barista', '12:00-20:00', '567'),
  post('velkeNamesti', 'barista', '08:00-16:00', '67'),
];

const bandOf = ({ from, to }: Post): Band => {
  if (from >= '21:30') return 'night';
  if (from >= '12:00') return 'late';
  return to <= '16:00' ? 'early' : 'day';
};

/** A shift of the roster. */
export type Place = {
  /** Seeds its id and its random numbers. */
  name: string;
  store: StoreKey;
  specialty: SpecialtyKey;
  starts_at: string;
  ends_at: string;
  fate: Scenario;
  hand: Hand | undefined;
  /** A colleague who stays free on that day as a substitute. */
  substitute: Hand | undefined;
};

/**
 * The assignments of a day. They depend on the day only, not on the date of the load. Every worker keeps to one part of
 * the day, so nobody is assigned twice within their rest.
 */
export const rosterOf = (day: string): readonly Place[] => {
  const known = rosters.get(day);
  if (known) return known;
  const roster = madeRoster(day);
  rosters.set(day, roster);
  return roster;
};
const rosters = new Map<string, readonly Place[]>();

const madeRoster = (day: string): Place[] => {
  const dayPosts = posts.filter((each) => each.days.includes(String(weekday(day))) && !closedByLaw(each, day));
  const taken = new Set<Hand>();
  const free = (able: readonly Hand[]): Hand | undefined => {
    const hand = able.find((other) => !taken.has(other));
    if (hand) taken.add(hand);
    return hand;
  };
  const dealt = fatesOf(dayPosts, day);
  const filled = dayPosts.map((each, n) => {
    const able = ableFor(each, day);
    return { each, able, hand: free(able), fate: dealt[n] ?? 'as planned' };
  });
  return filled.map(({ each, able, hand, fate }) => ({
    name: `${each.store} ${each.specialty} ${each.from} ${day}`,
    store: each.store,
    specialty: each.specialty,
    ...times(each, day),
    fate,
    hand,
    // A colleague can replace the demo worker: see visits.ts.
    substitute:
      hand && (hand === demoHand || needsSubstitute(fate))
        ? free(able.filter(({ worker }) => worker.company?.id === hand.worker.company?.id))
        : undefined,
  }));
};

/**
 * Each day one shift of the demo buyer stays open until the day before, so that there is always a shift to fill. A
 * shift without automatic completion stays in progress if its worker has no shift on the next days.
 */
const fatesOf = (dayPosts: readonly Post[], day: string): Scenario[] => {
  const number = numberOf(day);
  const own = dayPosts.filter(({ store }) => sites[store].company === 'zelenyKos');
  const open = own[number % own.length];
  return dayPosts.map((each, n) => {
    if (each === open) return 'filled at the last minute';
    const running = each.specialty === 'forklift' && each.from === '14:00' && weekday(day) !== 3;
    return running ? 'not ended' : fateOf(number * posts.length + n);
  });
};

const times = ({ from, to }: Post, day: string) => ({
  starts_at: wallTime(day, from),
  ends_at: wallTime(to > from ? day : addDays(day, 1), to),
});

/** The workers of a place and time, in the order in which the roster tries them on that day. */
const ableFor = (each: Post, day: string): Hand[] =>
  hands
    .filter(
      ({ row, worker }) =>
        row.region === sites[each.store].region &&
        row.band === bandOf(each) &&
        row.can.includes(each.specialty) &&
        stores[each.store].vendors.some(({ id }) => id === worker.company?.id),
    )
    .map((hand) => ({ hand, turn: dice(`${hand.worker.id} ${each.store} ${day}`).roll() * eagerness(hand, each) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ hand }) => hand);

/** The demo worker works most often at one store, so that its pages have data. */
const eagerness = (hand: Hand, { store }: Post): number => (hand === demoHand && store === 'pankrac' ? 0.4 : 1);

/** Shops over 200 m² order no shifts for state holidays on which they must close. */
const closedByLaw = (each: Post, day: string): boolean =>
  planWarnings({ id: '', ...times(each, day), planned_break_minutes: 30, store: stores[each.store] }, law).some(
    ({ rule }) => rule === 'closed-by-law',
  );
