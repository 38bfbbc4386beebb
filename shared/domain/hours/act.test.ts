import { describe, expect, it } from 'vitest';
import { addMinutes } from '../instants.ts';
import { minus, plus, totalsOf } from '../pay/totals.ts';
import { Problem } from '../problem.ts';
import type { Actor } from '../roles.ts';
import {
  aCompletedShift,
  act,
  admin,
  aRunningShift,
  buyer,
  buyerManager,
  elsewhere,
  law,
  manager,
  newcomer,
  performer,
  plainPay,
  storeManager,
  vendor,
  worker,
} from '../shifts/examples.ts';
import type { Shift } from '../shifts/shift.ts';
import { allowedHoursActions, decideHours, type HoursCommand, settleAgain } from './act.ts';
import { type HoursState, hoursStates } from './hours.ts';
import { openMonth } from './months.ts';
import { needsLook } from './odd.ts';
import { postingsOf } from './postings.ts';

const at = (time: string) => `2026-06-10T${time}:00.000Z`;
const now = '2026-06-11T08:00:00.000Z';
/** 8:00 to 14:00 UTC at 200 CZK: 1,200 CZK. */
const submitted = act(aRunningShift(), worker, at('14:00'), { action: 'end' }).shift;
const times = { actual_start: at('08:00'), actual_end: at('13:00'), breaks: [] };
const none = { locked: [] };
const facts = { pay: plainPay, busy: [] };
const decide = (shift: Shift, actor: Actor, command: HoursCommand, time = now) =>
  decideHours(shift, command, { actor, now: time, law });
const approve: HoursCommand = { action: 'approve', ...none };
const dispute: HoursCommand = { action: 'dispute', ...times, reason: 'Left at three', ...none };

const approved = decide(submitted, buyer, approve).shift;
const disputed = decide(submitted, storeManager, dispute).shift;
const locked = { locked: ['2026-06'] };
const reopened = decide(approved, admin, { action: 'reopen', reason: 'The bus was late', ...locked }).shift;

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'accepted';
};

describe('the hours of a completed shift', () => {
  it('are submitted with its end, with the claim of the punches and their pay', () => {
    expect(submitted.hours).toEqual({
      state: 'submitted',
      month: '2026-06',
      record: [expect.objectContaining({ kind: 'claimed', by: { id: 'w1', fio: 'w1' }, minutes: 360, reason: null })],
    });
    expect(submitted.pay).toMatchObject({ gross: 1_200_00, net: 1_020_00, charge: 1_200_00 });
  });

  it('are allowed to each role in each state as this table says, and in no other way', () => {
    const shiftIn: Record<HoursState, [Shift, readonly string[]]> = {
      submitted: [submitted, []],
      approved: [approved, []],
      disputed: [disputed, []],
      locked: [approved, ['2026-06']],
      reopened: [reopened, ['2026-06']],
    };
    const people = [admin, manager, performer, worker, buyer, buyerManager, storeManager, newcomer];
    const allowed = hoursStates.map((state) => [
      state,
      Object.fromEntries(
        people.flatMap((person) => {
          const actions = allowedHoursActions(shiftIn[state][0], person, shiftIn[state][1]);
          return actions.length > 0 ? [[person.id, actions.join(' ')]] : [];
        }),
      ),
    ]);
    const may = 'approve dispute';
    const customer = { buyer: may, 'buyer-manager': may, 'store-manager': may };
    expect(Object.fromEntries(allowed)).toEqual({
      submitted: { ...customer, performer: 'set_premium' },
      approved: { performer: 'set_premium' },
      disputed: { performer: 'accept propose set_premium' },
      locked: { admin: 'reopen' },
      reopened: { ...customer, performer: 'set_premium' },
    });
  });

  it('of another performer cannot be answered', () => {
    const rival = { ...performer, company: { ...vendor, id: 'v2' } };
    expect(refusal(() => decide(disputed, rival, { action: 'accept', ...facts }))).toBe('hours-action-not-allowed');
  });
});

describe('an approval', () => {
  const unapprove: HoursCommand = { action: 'unapprove', ...none };
  const later = (minutes: number) => addMinutes(now, minutes);

  it('is undone in no state and by nobody but who made it, and the hours are what they were', () => {
    const everyState: [Shift, HoursCommand][] = [
      [submitted, unapprove],
      [disputed, unapprove],
      [approved, unapprove],
      [approved, { ...unapprove, ...locked }],
      [reopened, unapprove],
    ];
    const people = [admin, manager, performer, worker, buyer, buyerManager, storeManager, newcomer];
    const outcomes = everyState.map(([shift, command]) =>
      Object.fromEntries(people.map((who) => [who.id, refusal(() => decide(shift, who, command))])),
    );
    const not = 'hours-action-not-allowed';
    const nobody = Object.fromEntries(people.map(({ id }) => [id, not]));
    const lockedFor = (id: string) => [id, 'hours-locked'];
    expect(outcomes).toEqual([
      nobody,
      nobody,
      { ...nobody, buyer: 'accepted' },
      { ...nobody, ...Object.fromEntries(['buyer', 'buyer-manager', 'store-manager'].map(lockedFor)) },
      nobody,
    ]);
    expect(decide(approved, buyer, unapprove).shift).toEqual({ ...submitted, version: approved.version + 1 });
  });

  it('is undone within five minutes, and both are logged', () => {
    expect(decide(approved, buyer, unapprove, later(5)).log).toMatchObject([
      { kind: 'hours', before: 'approved', after: 'submitted', reason: null },
    ]);
    expect(() => decide(approved, buyer, unapprove, addMinutes(later(5), 0.001))).toThrow(
      expect.objectContaining({ code: 'approval-too-old', details: { params: { minutes: 5 } } }),
    );
  });

  it('of reopened hours gives them back as reopened, of a proposal as one that needs a look', () => {
    const again = decide(decide(reopened, buyer, approve).shift, buyer, unapprove).shift;
    expect(again.hours).toEqual(reopened.hours);
    const proposed = decide(disputed, performer, { action: 'propose', ...times, reason: 'See', ...facts }).shift;
    const undone = decide(decide(proposed, buyer, approve).shift, buyer, unapprove).shift;
    expect(undone.hours).toEqual(proposed.hours);
    expect(needsLook(undone)).toBe(true);
  });

  it('that the performer made by accepting is not undone', () => {
    const { shift } = decide(disputed, performer, { action: 'accept', ...facts });
    for (const who of [performer, storeManager])
      expect(refusal(() => decide(shift, who, unapprove))).toBe('hours-action-not-allowed');
  });
});

describe('a dispute', () => {
  it('keeps the pay until it is answered, and the record has both sides', () => {
    expect(disputed).toMatchObject({ actual_end: at('14:00'), pay: submitted.pay, hours: { state: 'disputed' } });
    expect(disputed.hours?.record.at(-1)).toMatchObject({ kind: 'disputed', minutes: 300, reason: 'Left at three' });
  });

  it('that is accepted changes the times and the pay, approves the hours and logs the difference', () => {
    const { shift, log } = decide(disputed, performer, { action: 'accept', ...facts });
    expect(shift).toMatchObject({
      actual_end: at('13:00'),
      pay: { gross: 1_000_00, net: 850_00 },
      hours: { state: 'approved' },
      flags: ['edited_on_behalf'],
    });
    expect(shift.hours?.record.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['claimed', 360],
      ['disputed', 300],
      ['accepted', 300],
    ]);
    expect(log).toMatchObject([
      { kind: 'end', before: at('14:00'), after: at('13:00'), on_behalf_of: { id: 'w1' } },
      { kind: 'hours', before: 'disputed', after: 'approved' },
      { kind: 'pay', before: { gross: 1_200_00, net: 1_020_00 }, after: { gross: 1_000_00, net: 850_00 } },
    ]);
  });

  it('that is answered with other times waits for the customer again, who may dispute again', () => {
    const { shift } = decide(disputed, performer, {
      action: 'propose',
      ...times,
      actual_end: at('13:30'),
      reason: 'See the camera',
      ...facts,
    });
    expect(shift).toMatchObject({ actual_end: at('13:30'), hours: { state: 'submitted' }, pay: { gross: 1_100_00 } });
    expect(decide(shift, buyer, approve).shift.hours?.state).toBe('approved');
    expect(decide(shift, buyer, dispute).shift.hours?.state).toBe('disputed');
  });

  it.each([
    ['of the times as they are', { actual_end: at('14:00') }, 'hours-not-disputed'],
    ['before the planned day', { actual_start: '2026-06-09T08:00:00.000Z' }, 'actual-times-invalid'],
    ['with an end before the start', { actual_end: at('07:00') }, 'actual-times-invalid'],
    ['with a break outside', { breaks: [{ from: at('07:00'), to: at('07:30') }] }, 'actual-times-invalid'],
    ['in the future', { actual_end: '2026-06-11T08:00:00.001Z' }, 'actual-times-invalid'],
  ])('%s is refused', (_, patch, code) => {
    expect(refusal(() => decide(submitted, buyer, { ...dispute, ...patch } as HoursCommand))).toBe(code);
  });

  it('is not accepted for a time at which the worker worked elsewhere', () => {
    const busy = [elsewhere(at('12:00'), at('15:00'), 'actual')];
    expect(refusal(() => decide(disputed, performer, { action: 'accept', pay: plainPay, busy }))).toBe('staff-busy');
  });

  it('goes on for sixty steps at most', () => {
    let shift = submitted;
    const goOn = () => {
      for (;;) {
        shift = decide(shift, buyer, dispute).shift;
        shift = decide(shift, performer, {
          action: 'propose',
          ...times,
          actual_end: at('14:00'),
          reason: 'no',
          ...facts,
        }).shift;
      }
    };
    expect(refusal(goOn)).toBe('too-many-changes');
    expect(shift.hours?.record.length).toBeGreaterThan(55);
  });
});

describe('a correction by the performer', () => {
  const correct = { action: 'correct', ...times, reason: 'Mistake', busy: [] } as const;
  it('submits approved hours again, with the pay of the new times', () => {
    const { shift } = act(approved, performer, now, correct);
    expect(shift).toMatchObject({ hours: { state: 'submitted' }, pay: { gross: 1_000_00 } });
    expect(shift.hours?.record.map(({ kind }) => kind)).toEqual(['claimed', 'approved', 'claimed']);
  });
  it('is refused in a locked month', () => {
    expect(refusal(() => act(approved, performer, now, { ...correct, pay: { ...plainPay, ...locked } }))).toBe(
      'hours-locked',
    );
  });
  it('of a shift of a locked month that nobody came to is paid in the next month', () => {
    const missed = aCompletedShift({ status: 'unfulfilled', actual_start: null, actual_end: null });
    const { shift } = act(missed, performer, now, { ...correct, pay: { ...plainPay, locked: ['2026-06', '2026-07'] } });
    expect(postingsOf(shift)).toEqual([{ month: '2026-08', totals: expect.objectContaining({ gross: 1_000_00 }) }]);
  });
});

describe('the boss premium', () => {
  const premium: HoursCommand = {
    action: 'set_premium',
    amount: 500_00,
    reason: 'Stayed for the delivery',
    pay: plainPay,
  };
  it('is a line of the pay, not of the charge, and keeps the approval', () => {
    const { shift, log } = decide(approved, performer, premium);
    expect(shift.pay).toMatchObject({ gross: 1_700_00, net: 1_445_00, charge: 1_200_00 });
    expect(shift.pay?.lines).toContainEqual(
      expect.objectContaining({ kind: 'boss_premium', amount: 500_00, reason: 'Stayed for the delivery' }),
    );
    expect(shift.hours).toEqual(approved.hours);
    expect(log.map(({ kind }) => kind)).toEqual(['pay', 'premium']);
  });
  it('of zero removes it', () => {
    const { shift } = decide(decide(approved, performer, premium).shift, performer, {
      ...premium,
      amount: 0,
    } as HoursCommand);
    expect(shift).toMatchObject({ boss_premium: null, pay: { gross: 1_200_00 } });
  });
  it('is refused in a locked month', () => {
    const late = { ...premium, pay: { ...plainPay, ...locked } } as HoursCommand;
    expect(refusal(() => decide(approved, performer, late))).toBe('hours-locked');
  });
});

describe('reopened hours', () => {
  it('leave what the locked month paid, and pay the difference in the next month that is open', () => {
    const withTimes = act(reopened, performer, now, {
      action: 'correct',
      ...times,
      reason: 'Mistake',
      busy: [],
      pay: { ...plainPay, ...locked },
    }).shift;
    const [june, july, ...others] = postingsOf(withTimes);
    expect([june?.month, july?.month, others]).toEqual(['2026-06', '2026-07', []]);
    expect(june?.totals).toEqual(approved.pay && totalsOf(approved.pay));
    expect(july?.totals).toMatchObject({ gross: -200_00, net: -170_00, weekday: -60, charge: -200_00 });
  });

  it('add up to the pay however often they are reopened', () => {
    let shift = approved;
    let months = ['2026-06'];
    for (const end of ['13:00', '14:00', '12:00']) {
      shift = decide(shift, admin, { action: 'reopen', reason: 'again', locked: months }).shift;
      const pay = { ...plainPay, locked: months };
      shift = act(shift, performer, now, {
        action: 'correct',
        ...times,
        actual_end: at(end),
        reason: 'again',
        busy: [],
        pay,
      }).shift;
      shift = decide(shift, buyer, { action: 'approve', locked: months }).shift;
      months = [...months, shift.hours?.month ?? ''];
    }
    const sum = postingsOf(shift)
      .map(({ totals }) => totals)
      .reduce(plus);
    expect(shift.pay && minus(sum, totalsOf(shift.pay))).toMatchObject({ gross: 0, net: 0, weekday: 0, charge: 0 });
    expect(postingsOf(shift).map(({ month }) => month)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09']);
  });
});

describe('new rates', () => {
  const raised = { ...plainPay, rates: { ...plainPay.rates, hourly_rate: 210_00 } };
  const clock = { actor: 'clock', now, law } as const;
  it('change the pay of approved hours, keep the approval, and are logged', () => {
    const { shift, log } = settleAgain(approved, raised, clock);
    expect(shift).toMatchObject({ pay: { gross: 1_260_00 }, hours: approved.hours });
    expect(log).toMatchObject([{ kind: 'pay', before: { gross: 1_200_00 }, after: { gross: 1_260_00 }, by: null }]);
  });
  it.each([
    ['the same rates', approved, plainPay],
    ['a locked month', approved, { ...raised, ...locked }],
    ['a shift that is not completed', aRunningShift(), raised],
  ])('change nothing with %s', (_, shift, pay) => {
    expect(settleAgain(shift, pay, clock)).toEqual({ shift, log: [] });
  });
});

it('the next open month may lie over a year', () => {
  expect(openMonth('2026-11', ['2026-11', '2026-12', '2027-01'])).toBe('2027-02');
});
