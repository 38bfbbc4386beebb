export const problems = {
  'coefficient-in-locked-month':
    'The month {{month}} is locked for the payroll, so nothing was saved. Choose a later first day: {{day}}.',
  'coefficient-end-before-start': 'The last day is before the first one. Choose a later last day.',
  'too-many-coefficients':
    'A performer has at most {{limit}} coefficients, so this one was not saved. Delete one that is over.',
  'rate-in-locked-month':
    'The month {{month}} is locked for the payroll, so nothing was saved. Choose a later first day: {{day}}.',
  'too-many-rates': 'A worker has at most {{limit}} agreed rates, so this one was not saved. Delete an old one.',
} as const;

export default {
  title: 'Tariff coefficients',
  problems,
} as const;
