export const problems = {
  'coefficient-in-locked-month':
    'The payroll is locked up to {{month}}, so nothing was saved. A change counts from {{day}} at the earliest. A coefficient that counted before can only be renamed or given a last day.',
  'coefficient-end-before-start': 'The last day is before the first one. Choose a later last day.',
  'too-many-coefficients':
    'A performer has at most {{limit}} coefficients, so this one was not saved. Delete one that is over.',
  'rate-in-locked-month':
    'The payroll is locked up to {{month}}, so nothing was saved. A rate that counted before stays: agree a new one from {{day}} on.',
  'too-many-rates': 'A worker has at most {{limit}} agreed rates, so this one was not saved. Delete an old one.',
} as const;

/** What the minutes of a coefficient are. */
export const conditions = {
  weekend: 'Saturdays and Sundays',
  state_holiday: 'State holidays',
  night: 'Nights, 22:00–06:00',
} as const;

/** Fields of the audit log. */
export const fields = {
  condition: 'Condition',
  factor: 'Coefficient',
  valid_from: 'Valid from',
  valid_to: 'Valid to',
  customer: 'Customer',
  specialty: 'Specialty',
} as const;

export default {
  fields,
  conditions,
  title: 'Holiday rates',
  problems,
} as const;
