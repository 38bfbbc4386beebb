import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aConfirmedShift, aShift } from '#shared/domain/shifts/examples.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { ConditionFailed, transact } from '../table.ts';
import { bookingWrites, readAllBookings, readBookings, readManyBookings } from './bookings.ts';

const aLogin = () => `login-${randomUUID()}`;
const worker = (login_id: string) => ({ staff: { id: 'w1', fio: 'w1', login_id } });
const booked = (login_id: string, starts_at: string, ends_at: string, patch: Partial<Shift> = {}) =>
  aConfirmedShift({ id: randomUUID(), ...worker(login_id), starts_at, ends_at, ...patch });
const save = async (
  before: Shift | null,
  after: Shift,
  decidedOn?: Parameters<typeof bookingWrites>[1],
): Promise<void> => transact(bookingWrites([{ before, after }], decidedOn));
const february = { starts_at: '2027-02-10T08:00:00.000Z', ends_at: '2027-02-10T14:00:00.000Z' };
const overMonthEnd = ['2027-02-28T20:00:00.000Z', '2027-03-01T04:00:00.000Z'] as const;

describe('the bookings around a period', () => {
  it.each([
    ['36 hours before its start', '2027-03-02T11:59:59.999Z', '2027-03-02T18:00:00.000Z', ['2027-02', '2027-03']],
    ['no longer before its start', '2027-03-02T12:00:00.000Z', '2027-03-02T18:00:00.000Z', ['2027-03']],
    ['36 hours after its end', '2027-03-30T06:00:00.000Z', '2027-03-30T12:00:00.000Z', ['2027-03', '2027-04']],
    ['no longer after its end', '2027-03-30T06:00:00.000Z', '2027-03-30T11:59:59.999Z', ['2027-03']],
    ['all its months', '2026-12-31T20:00:00.000Z', '2027-02-02T04:00:00.000Z', ['2026-12', '2027-01', '2027-02']],
  ])('include the months of %s', async (_, starts_at, ends_at, months) => {
    const { months: read } = await readBookings(aLogin(), { starts_at, ends_at });
    expect(read).toEqual(months.map((month) => ({ month, counter: 0 })));
  });

  it('have a shift over the end of a month once', async () => {
    const login = aLogin();
    const shift = booked(login, ...overMonthEnd);
    await save(null, shift);
    const occupied = {
      shift_id: shift.id,
      staff_id: 'w1',
      kind: 'planned',
      from: overMonthEnd[0],
      to: overMonthEnd[1],
    };
    expect((await readBookings(login, shift)).busy).toMatchObject([occupied]);
    expect(await readAllBookings(login)).toMatchObject([occupied]);
    for (const month of ['2027-02', '2027-03']) {
      const day = `${month}-15T08:00:00.000Z`;
      expect((await readBookings(login, { starts_at: day, ends_at: day })).busy).toMatchObject([occupied]);
    }
  });

  it('are read for several people at once, each with their own', async () => {
    const [one, other] = [aLogin(), aLogin()];
    const shift = booked(one, february.starts_at, february.ends_at);
    await save(null, shift);
    const all = await readManyBookings([other, one, other].map((login_id) => ({ login_id, ...february })));
    expect(all.map(({ login_id, busy }) => [login_id, busy.length])).toEqual([
      [other, 0],
      [one, 1],
      [other, 0],
    ]);
    expect(await readAllBookings(other)).toEqual([]);
  });
});

describe('a saved shift', () => {
  it('occupies its worker until it is canceled, in every month that it had', async () => {
    const login = aLogin();
    const shift = booked(login, ...overMonthEnd);
    await save(null, shift);
    await save(shift, { ...shift, status: 'canceled' });
    const { busy, months } = await readBookings(login, shift);
    expect([busy, months]).toEqual([
      [],
      [
        { month: '2027-02', counter: 2 },
        { month: '2027-03', counter: 2 },
      ],
    ]);
  });

  it('moves its time, and leaves a month that it no longer touches', async () => {
    const login = aLogin();
    const shift = booked(login, ...overMonthEnd);
    const moved = { ...shift, ends_at: '2027-02-28T23:00:00.000Z' };
    await save(null, shift);
    await save(shift, moved);
    expect(await readAllBookings(login)).toMatchObject([{ to: moved.ends_at }]);
    const march = { starts_at: '2027-03-15T08:00:00.000Z', ends_at: '2027-03-15T08:00:00.000Z' };
    expect((await readBookings(login, march)).busy).toEqual([]);
  });

  it('passes from one worker to the other', async () => {
    const [one, other] = [aLogin(), aLogin()];
    const shift = booked(one, february.starts_at, february.ends_at);
    await save(null, shift);
    await save(shift, { ...shift, ...worker(other) });
    expect([await readAllBookings(one), await readAllBookings(other)]).toMatchObject([[], [{ shift_id: shift.id }]]);
  });

  it('writes nothing when it has no worker, or when its time and worker stay', () => {
    const shift = booked(aLogin(), february.starts_at, february.ends_at);
    const unstaffed = aShift();
    const steps = [
      { before: shift, after: { ...shift, comment: 'Changed' } },
      { before: unstaffed, after: { ...unstaffed, ...february } },
    ];
    expect(bookingWrites(steps, undefined)).toEqual([]);
  });

  it('shares one write with other shifts of the same worker and month', async () => {
    const login = aLogin();
    const [one, two] = [booked(login, february.starts_at, february.ends_at), booked(login, ...overMonthEnd)];
    await save(null, one);
    const steps = [
      { before: one, after: { ...one, status: 'canceled' as const } },
      { before: null, after: two },
    ];
    const writes = bookingWrites(steps, undefined);
    expect(writes).toHaveLength(2);
    await transact(writes);
    expect(await readAllBookings(login)).toMatchObject([{ shift_id: two.id }]);
  });
});

describe('an assignment that was decided on bookings', () => {
  const refused = (error: unknown) => (error instanceof ConditionFailed ? error.parts : error);

  it('fails when they changed since, the first booking of a month included', async () => {
    const login = aLogin();
    for (const known of [0, 1]) {
      const decidedOn = await readBookings(login, february);
      expect(decidedOn.months).toEqual([{ month: '2027-02', counter: known }]);
      await save(null, booked(login, february.starts_at, february.ends_at));
      const late = save(null, booked(login, february.starts_at, february.ends_at), decidedOn);
      expect(await late.catch(refused)).toEqual(['bookings']);
    }
    expect(await readAllBookings(login)).toHaveLength(2);
  });

  it('succeeds while they are unchanged, whatever was booked for other people', async () => {
    const [login, other] = [aLogin(), aLogin()];
    const decidedOn = await readBookings(login, february);
    const leaving = booked(other, february.starts_at, february.ends_at);
    await save(null, leaving);
    await save(leaving, { ...leaving, ...worker(login) }, decidedOn);
    expect([await readAllBookings(login), await readAllBookings(other)]).toMatchObject([
      [{ shift_id: leaving.id }],
      [],
    ]);
  });
});
