import { randomUUID } from 'node:crypto';
import type { Pay, PayLine } from '#shared/domain/pay/pay.ts';
import { aCompletedShift, aShift } from '#shared/domain/shifts/examples.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import type { World } from './world.ts';

const line = (patch: Partial<PayLine> & Pick<PayLine, 'kind' | 'amount'>): PayLine => ({
  minutes: null,
  rate: null,
  name: null,
  condition: null,
  factor: null,
  reason: null,
  ...patch,
});

/** 180 CZK an hour, a quarter more at weekends, and 15 % withheld. The customer is charged the hours. */
export const payOf = ({ weekday = 0, weekend = 0 }: { weekday?: number; weekend?: number }): Pay => {
  const minutes = weekday + weekend;
  const rate = 18_000;
  const base = line({ kind: 'base', minutes, rate, amount: minutes * 300 });
  const raised = { name: 'Weekend', condition: 'weekend', factor: 1.25 } as const;
  const bonus = line({ kind: 'coefficient', minutes: weekend, rate, amount: weekend * 75, ...raised });
  const gross = base.amount + bonus.amount;
  return {
    minutes: { weekday, weekend, holiday: 0, night: 0 },
    lines: weekend > 0 ? [base, bonus] : [base],
    gross,
    deduction: 1500,
    net: Math.round(gross * 0.85),
    charge_lines: [base],
    charge: base.amount,
    hourly_rate: rate,
    hourly_premium: 0,
  };
};

type Place = { store: World['stores']['own']; day: string; patch?: Partial<Shift> };

/** A shift of a day from 08:00 UTC on, without a worker. Only its item: it is in no booking and no counter. */
export const shiftAt = ({ store, day, patch }: Place): Shift => {
  const { id, name, address, time_zone, sales_area_m2, company } = store;
  return aShift({
    id: randomUUID(),
    store: { id, name, address, time_zone, sales_area_m2 },
    customer: company,
    offered_to: [],
    day,
    starts_at: `${day}T08:00:00.000Z`,
    ends_at: `${day}T14:00:00.000Z`,
    ...patch,
  });
};

/** The same completed by a worker, with approved hours and its pay. */
export const paidShift = ({
  staff,
  minutes,
  ...place
}: Place & { staff: Account; minutes: Parameters<typeof payOf>[0] }): Shift => {
  const { day } = place;
  const worked = (minutes.weekday ?? 0) + (minutes.weekend ?? 0);
  const actual_end = new Date(Date.parse(`${day}T08:00:00.000Z`) + worked * 60_000).toISOString();
  const completed = aCompletedShift();
  return {
    ...shiftAt(place),
    status: 'completed',
    vendor: staff.company,
    staff: { id: staff.id, fio: staff.fio, login_id: staff.login_id },
    staff_version: completed.staff_version,
    actual_start: `${day}T08:00:00.000Z`,
    actual_end,
    hours: { state: 'approved', month: day.slice(0, 7), record: [] },
    pay: payOf(minutes),
    ...place.patch,
  };
};

/** Writes the items and the cells of the statistics, without waiting for the stream. */
export const saveShifts = async (...shifts: Shift[]): Promise<void> => {
  const [{ cellRowsOf, updateCells }, { law }] = await Promise.all([
    import('../../functions/data/statistics/cells.ts'),
    import('../../functions/data/shifts/law.ts'),
  ]);
  const { shiftItem } = await import('../../functions/data/shifts/shift-items.ts');
  const { transact } = await import('../../functions/data/table.ts');
  await transact(shifts.map((shift) => ({ part: 'shift', put: shiftItem(shift) })));
  const failed = await updateCells(
    shifts.map((shift) => ({ id: shift.id, rows: cellRowsOf(shift, law) })),
    law,
  );
  for (const error of failed.values()) throw error;
};
