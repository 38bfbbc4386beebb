import { nextMonth } from '#shared/domain/hours/months.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { lockOf, lockWrites, readGuards } from '../../../functions/data/hours/locks.ts';
import { shiftsOfMonth } from '../../../functions/data/hours/month.ts';
import { transact } from '../../../functions/data/table.ts';
import { companies } from './companies.ts';
import { timeZone, wallTime } from './days.ts';
import { vendorOf } from './people.ts';
import { monthsAround } from './world.ts';

/** The day of the next month on which a performer locks a month: by then its hours were approved twice. */
const lockDay = '17';

/** Locks the months that a performer has locked by now. One in which a person left something open stays open. */
export const lockMonths = async (now: string): Promise<void> => {
  const today = localDay(now, timeZone);
  for (const { id } of [companies.personalPlus, companies.moravaStaff])
    for (const month of monthsAround(now)) {
      const day = `${nextMonth(month)}-${lockDay}`;
      if (today < day || (await lockOf(id, month))) continue;
      const guards = await readGuards(id, month);
      const shifts = await shiftsOfMonth(id, month);
      if (shifts.some(({ status, hours }) => status === 'completed' && hours?.state !== 'approved')) continue;
      const { id: by, fio } = vendorOf(id);
      await transact(
        lockWrites({ company_id: id, month, locked_at: wallTime(day, '09:30'), by: { id: by, fio } }, guards),
      );
    }
};
