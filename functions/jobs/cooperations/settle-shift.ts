import { performersAt, serves } from '#shared/domain/clients/cooperation.ts';
import { settleOffers } from '#shared/domain/shifts/offers.ts';
import { cooperationsWithCheck } from '../../data/clients/cooperations.ts';
import { decideAgain } from '../../data/decide-again.ts';
import type { Payload } from '../../data/effects.ts';
import { agreedPricesOf } from '../../data/pay/agreed-prices.ts';
import { actorOf, getAccount } from '../../data/people/accounts.ts';
import { declinersOf } from '../../data/shifts/cooperation-shifts.ts';
import { law } from '../../data/shifts/law.ts';
import { updateOffersNow } from '../../data/shifts/offers.ts';
import { changeWrites, findShifts, saveChange, VersionConflict, withStandBys } from '../../data/shifts/shifts.ts';

type Noted = Payload<'settle-service'>;

/** Brings one shift in step with what a performer serves. After a conflict it is decided again on the new state. */
export const settleShift = (shiftId: string, noted: Noted, now: string): Promise<void> =>
  decideAgain(
    (error) => error instanceof VersionConflict,
    () => settle(shiftId, noted, now),
  );

const settle = async (shiftId: string, { vendor_id, lost, released_by }: Noted, now: string): Promise<void> => {
  const [shift] = await findShifts([shiftId]);
  if (!shift) return;
  const [{ cooperations, unchanged }, declined, [, ...standBys], backs, account] = await Promise.all([
    cooperationsWithCheck(shift.customer.id),
    declinersOf(shiftId),
    withStandBys([shift]),
    findShifts(shift.backs),
    released_by === null ? undefined : getAccount(released_by),
  ]);
  const serving = performersAt(cooperations, shift.store.id).map(({ id }) => id);
  const change = settleOffers(
    shift,
    {
      performer: vendor_id,
      isServed: serves(
        cooperations.find(({ vendor }) => vendor.id === vendor_id),
        shift.store.id,
      ),
      performers: serving.filter((id) => !declined.includes(id)),
      prices: await agreedPricesOf(serving, shift.customer.id),
      releases: released_by !== null && serves(lost ?? undefined, shift.store.id),
      standBys,
      backs,
    },
    { actor: account ? actorOf(account) : 'clock', now, law },
  );
  if (change.shift === shift) return;
  const before = [shift, ...standBys, ...backs];
  await saveChange([unchanged, ...changeWrites(change, before, undefined)]);
  await updateOffersNow([change, ...change.others], before);
};
