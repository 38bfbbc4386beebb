export const problems = {
  'hours-action-not-allowed':
    'This is not possible in the current state of these hours, so nothing was changed. Reload to see what is possible now.',
  'hours-locked':
    'The month {{month}} is locked for the payroll, so nothing was changed. An administrator of Smena can reopen these hours.',
  'hours-not-disputed':
    'These are the times as they are, so there is nothing to dispute. Change a time or approve the hours.',
  'hours-not-approved_one':
    '{{count}} shift of the month is not approved, so it was not locked. The first one: {{day}}, {{shift}}.',
  'hours-not-approved_other':
    '{{count}} shifts of the month are not approved, so it was not locked. The first one: {{day}}, {{shift}}.',
  'hours-need-look':
    'These hours were not punched by the worker, so they are approved one by one. Open the shift and approve it there.',
  'month-not-over': 'This month is not over yet, so it was not locked. Wait for its end.',
} as const;

export default {
  title: 'Hours',
  problems,
} as const;
