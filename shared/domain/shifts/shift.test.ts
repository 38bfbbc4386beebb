import { expect, it } from 'vitest';
import en from '../../messages/en/shifts.ts';
import { legalRules, shiftActions, shiftFlags, shiftStatuses } from './shift.ts';

it('has the seven statuses of the rules', () => {
  expect(shiftStatuses.join(' ')).toBe('new confirmed in_progress completed canceled unfulfilled reserve');
});

it('has the flags of the rules, and the two that depend on the time of reading; each has a name', () => {
  expect(shiftFlags.join(' ')).toBe(
    'holiday reserve late no_show started_by_non_employee ended_by_non_employee edited_on_behalf auto_completed ' +
      'late_cancel by_phone_clock overdue offered_to_nobody',
  );
  expect(Object.keys(en.words.flag).toSorted()).toEqual(shiftFlags.toSorted());
});

it('has the actions of the rules', () => {
  expect(shiftActions.join(' ')).toBe(
    'assign replace ask_replacement reserve call_up release leave cancel decline start break_start break_end end ' +
      'confirm_change refuse_change mark_unfulfilled correct',
  );
});

it('is checked against five rules of the law', () => {
  expect(legalRules.join(' ')).toBe('long-shift rest no-break closed-by-law notice');
});
