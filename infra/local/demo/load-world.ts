import { addDays, mondayOf } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { law } from '../../../functions/data/shifts/law.ts';
import { type ShiftProjection, storeShiftsPartition } from '../../../functions/data/shifts/shift-items.ts';
import { cellRowsOf, updateCells } from '../../../functions/data/statistics/cells.ts';
import { queryIndex } from '../../../functions/data/table.ts';
import type { PaidBefore } from '../stripe/objects.ts';
import { agreePrices, agreeRates } from './agree-rates.ts';
import { cardPayments } from './card-payments.ts';
import { storeCatalogue } from './catalogue.ts';
import { storeId } from './cooperations.ts';
import { timeZone } from './days.ts';
import { lockMonths } from './locks.ts';
import { hasMasterData, createMasterData } from './master-data.ts';
import { storePlans } from './plans.ts';
import { openShop, storeProducts } from './shop.ts';
import { storeAssistant } from './store-assistant.ts';
import { storeBroadcasts } from './store-broadcasts.ts';
import { storeChats } from './store-chats.ts';
import { storeInvoices } from './store-invoices.ts';
import { storeIssuer } from './store-issuer.ts';
import { storeOrders } from './store-orders.ts';
import { storePublications } from './store-publications.ts';
import { storeStories } from './store-stories.ts';
import { storeTenders } from './store-tenders.ts';
import { fits, visitAt, visitShiftId, visitStore } from './visits.ts';
import { firstDay, monthsAround, type ShiftGroup, worldAt } from './world.ts';

type Options = { userPoolId: string; now: string };

type Loaded = { paid: PaidBefore[]; loadOthers: () => Promise<void> };

/**
 * Loads what the first screens show. `paid` are the payments by card that there are. `loadOthers` loads the other days,
 * the products, their reviews, the orders, the tenders and the conversations with support and the assistant, while people may use the app.
 */
export const loadWorld = async ({ userPoolId, now }: Options): Promise<Loaded> => {
  if (!(await hasMasterData())) await createMasterData(userPoolId, now);
  await agreeRates(firstDay(now));
  await agreePrices(firstDay(now));
  await openShop(userPoolId, now);
  await storeIssuer(now);
  await storePlans(now);
  const earlier = await earlierVisits(now);
  const visit = visitAt(now);
  const { stories } = worldAt({ now, visits: fits(visit, earlier) ? [...earlier, visit] : earlier });
  const { near = [], far = [] } = Object.groupBy(stories, (story) => (isNear(story, now) ? 'near' : 'far'));
  await storeStories(near);
  return {
    paid: await cardPayments(),
    loadOthers: async () => {
      await storeStories(far);
      const histories = stories.flatMap(({ shiftHistories }) => shiftHistories);
      const shifts = histories.map(({ shift }) => shift);
      // The stream brings the statistics too, but not if the cloud is stopped a moment after the start.
      await updateCells(shifts.map(touchedOf), law);
      await lockMonths(now);
      await storeProducts(now);
      await storeCatalogue(now);
      await storeOrders(now);
      await storeInvoices(now);
      await storeTenders(now);
      await storePublications(now);
      await storeChats(now, shifts);
      await storeBroadcasts(now);
      await storeAssistant(now, histories);
    },
  };
};

const touchedOf = (shift: Shift) => ({ id: shift.id, rows: cellRowsOf(shift, law) });

/** The days that the first screens show: last week, this one and the next. */
const isNear = ({ shiftHistories }: ShiftGroup, now: string): boolean => {
  const monday = mondayOf(localDay(now, timeZone));
  return shiftHistories.some(({ shift }) => shift.day >= addDays(monday, -7) && shift.day < addDays(monday, 14));
};

/** Earlier loads, recognised by the shifts that they created. */
const earlierVisits = async (now: string): Promise<string[]> => {
  const months = monthsAround(now).map((month) => storeShiftsPartition(storeId(visitStore), month));
  const entries = (await Promise.all(months.map((partition) => queryIndex('by-store', partition)))).flat();
  return entries.flatMap(({ id, projection }) => {
    const [, starts_at = ''] = (projection as ShiftProjection).order.split('#');
    return id === visitShiftId(starts_at) ? [starts_at] : [];
  });
};
