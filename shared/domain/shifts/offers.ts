import { localDay } from '../local-time.ts';
import type { AgreedPrice } from '../pay/pay.ts';
import { pricesOn } from '../pay/prices.ts';
import type { Context } from './command.ts';
import { planWarnings } from './law.ts';
import { revise } from './revise.ts';
import type { Change, Revision, Shift, Terms } from './shift.ts';
import { onePerShift, reviseWithStandBys } from './stand-by-links.ts';
import { release } from './standby.ts';

type Settled = {
  /** The performer whose service may have changed. */
  performer: string;
  /** Whether it serves the shift's store now. */
  isServed: boolean;
  /** The performers that serve the store now, without those that declined the shift. */
  performers: readonly string[];
  /** Whether it gives back the shifts that it staffs there; otherwise they stay with it. */
  releases: boolean;
  /** Those that these performers agreed with the customer, of any specialty and day. */
  prices: readonly AgreedPrice[];
  standBys: readonly Shift[];
  backs: readonly Shift[];
};

/**
 * Brings the offers of a shift in step with what a performer serves. An open shift is offered to it or no longer. A
 * shift that it staffs stays with it or, if it releases it, becomes new again for the other performers of the store; its
 * stand-by shifts there are then canceled. A shift that has started or ended does not change.
 */
export function settleOffers(shift: Shift, settled: Settled, ctx: Context): Change {
  if (settled.isServed) return { ...offer(shift, settled, ctx), others: [] };
  if (shift.vendor?.id === settled.performer) return giveUp(shift, settled, ctx);
  const isOffered = shift.offered_to.includes(settled.performer) && isToCome(shift);
  return isOffered ? reoffer(shift, without(shift.offered_to, settled.performer), settled, ctx) : unchanged(shift);
}

const offer = (shift: Shift, { performer, performers, prices }: Settled, ctx: Context): Revision =>
  shift.status === 'new' &&
  shift.vendor === null &&
  performers.includes(performer) &&
  !shift.offered_to.includes(performer)
    ? revise(shift, offeredTo(shift, [...shift.offered_to, performer], prices), ctx)
    : { shift, log: [] };

function giveUp(shift: Shift, settled: Settled, ctx: Context): Change {
  const others = without(settled.performers, settled.performer);
  if (shift.status === 'new') return reoffer(shift, others, settled, ctx);
  if (!settled.releases) return unchanged(shift);
  if (shift.status === 'reserve') return release(shift, { action: 'release', ...settled }, ctx);
  if (shift.status !== 'confirmed' || shift.starts_at <= ctx.now) return unchanged(shift);
  // In two steps, so that other performers do not read the log entry with the worker's name.
  const left = revise(shift, { status: 'new', staff: null, warnings: planWarnings(shift, ctx.law) }, ctx);
  const offered = reoffer(left.shift, others, settled, ctx);
  const [both] = onePerShift([left, offered]);
  return { ...(both ?? left), others: offered.others };
}

/** The shift without the performer. Its request is dropped, and its stand-by workers no longer back the shift. */
const reoffer = (
  shift: Shift,
  offered_to: readonly string[],
  { performer, prices, standBys }: Settled,
  ctx: Context,
): Change => {
  const patch = {
    ...offeredTo(shift, offered_to, prices),
    ...(shift.vendor?.id === performer && { vendor: null }),
    ...(shift.pending_change?.vendor_id === performer && { pending_change: null }),
  };
  return reviseWithStandBys(shift, patch, standBys, ctx);
};

/** A performer that joins brings its prices of now. The others keep those of the order. */
const offeredTo = (shift: Shift, offered_to: readonly string[], agreed: readonly AgreedPrice[]) => {
  const joining = offered_to.filter((id) => !shift.offered_to.includes(id));
  const pricesOf = ({ prices, category, starts_at }: Terms) => [
    ...prices.filter(({ vendor_id }) => !joining.includes(vendor_id)),
    ...pricesOn(agreed, {
      category_id: category.id,
      day: localDay(starts_at, shift.store.time_zone),
      performers: joining,
    }),
  ];
  const { pending_change } = shift;
  return {
    offered_to,
    prices: pricesOf(shift),
    pending_change: pending_change && { ...pending_change, prices: pricesOf(pending_change) },
  };
};

const isToCome = ({ status }: Shift) => status === 'new' || status === 'confirmed' || status === 'reserve';
const unchanged = (shift: Shift): Change => ({ shift, log: [], others: [] });
const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
