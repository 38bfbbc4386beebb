export const problems = {
  'coefficient-in-locked-month':
    'The payroll is locked up to {{month}}, so nothing was saved. A change counts from {{day}} at the earliest. A coefficient that counted before can only be renamed or given a last day.',
  'coefficient-end-before-start': 'The last day is before the first one. Choose a later last day.',
  'too-many-coefficients':
    'A performer has at most {{limit}} coefficients, so this one was not saved. Delete one that is over.',
  'rate-in-locked-month':
    'The payroll is locked up to {{month}}, so nothing was saved. A rate that counted before stays: agree a new one from {{day}} on.',
  'too-many-rates': 'A worker has at most {{limit}} agreed rates, so this one was not saved. Delete an old one.',
  'too-many-prices':
    'A price list has at most {{limit}} prices of one customer, so this one was not saved. Delete an old one.',
} as const;

/** What the minutes of a coefficient are. */
const conditions = {
  weekend: 'Saturdays and Sundays',
  state_holiday: 'State holidays',
  night: 'Nights, 22:00–06:00',
} as const;

/** Fields of the audit log. */
export const fields = {
  name: 'Name',
  hourly_rate: 'Hourly rate',
  condition: 'Condition',
  factor: 'Coefficient',
  valid_from: 'Valid from',
  valid_to: 'Valid to',
  customer: 'Customer',
  specialty: 'Specialty',
  weekend: 'Weekend',
  night: 'Night',
  state_holiday: 'State holiday',
} as const;

export const menu = { tariffs: 'Surcharges' } as const;

export const actions = {
  'coefficient-created': 'Coefficient added',
  'coefficient-changed': 'Coefficient changed',
  'coefficient-deleted': 'Coefficient deleted',
  'rate-agreed': 'Rate agreed with a worker',
  'rate-deleted': 'Agreed rate deleted',
  'price-agreed': 'Price agreed with a customer',
  'price-deleted': 'Agreed price deleted',
} as const;

export const notifications = {
  'price-agreed': '{{company}}: a price for your shifts was agreed',
  'price-deleted': '{{company}}: an agreed price was deleted',
} as const;

export const notificationLinks = { prices: 'Show the price list' } as const;

export const recordKinds = { coefficient: 'Coefficient' } as const;

export const exportedWords = { condition: conditions } as const;

export default {
  fields,
  conditions,
  title: 'Surcharges',
  columns: { name: 'Name', performer: 'Performer', valid: 'Valid', overlaps: 'Adds up with', actions: 'Actions' },
  new: 'New coefficient',
  add: 'Add',
  added: '{{name}} was added',
  allCustomers: 'All customers',
  from: 'from {{day}}',
  over: 'Over',
  editOf: 'Change {{name}}',
  deleteOf: 'Delete {{name}}',
  none: { title: 'No coefficient matches the filters', text: 'Choose another performer, or remove the filter.' },
  first: {
    title: 'No coefficients yet',
    text: 'A coefficient raises the hourly rate on weekends, on state holidays or at night, for all customers or for one.',
    textRead: 'What raises the hourly rate on weekends, on state holidays and at night appears here.',
  },
  form: {
    text: 'It raises the hourly rate of the hours that meet the condition. What several coefficients add is summed up.',
    choose: 'Choose',
    nameHint: 'Workers read it in their payslip.',
    factorHint: '1,25 adds a quarter of the rate. At most three decimals.',
    factorAdds: '{{raise}} of the hourly rate',
    validToHint: 'Included. Empty: without an end.',
    addsUp: 'Adds up with',
    together: 'Together {{raise}} of the hourly rate.',
  },
  delete: {
    title: 'Delete {{name}}?',
    text: 'The pay of shifts in months that are not locked is computed again without it.',
    confirm: 'Delete',
    keep: 'Keep it',
    done: '{{name}} was deleted',
  },
  rates: {
    title: 'Agreed rates',
    reason: 'They count instead of the rate of the order, for the shifts from a day on. Nobody else sees them.',
    none: 'None: the rate of each order counts.',
    failed: 'The agreed rates could not be loaded.',
    add: 'Agree a rate',
    save: 'Save',
    text: 'Shifts of the specialty from this day on that are not locked are computed again.',
    perHour: 'Kč/h',
    rate: 'Rate per hour',
    validFrom: 'For shifts from',
    rateText: '{{rate}} an hour',
    by: 'agreed by {{fio}}',
    added: 'The rate was agreed',
    deleteOf: 'Delete the rate of {{specialty}} from {{day}}',
    deleteTitle: 'Delete the rate of {{specialty}}?',
    deleteText: 'The rate before it counts for these shifts again, or the rate of the order.',
    confirm: 'Delete the rate',
    keep: 'Keep it',
    deleted: 'The rate was deleted',
  },
  prices: {
    title: 'Price list',
    reason: 'What the customer pays for an hour of each specialty, for shifts that are ordered from now on.',
    none: 'No price is agreed: the customer pays the rate of the specialty, raised by the surcharges.',
    failed: 'The price list could not be loaded.',
    add: 'Agree a price',
    save: 'Save',
    text: 'It counts for orders from now on. Shifts that are ordered already keep their price. The surcharges do not raise it: leave a coefficient empty where the price stays the same. The customer is notified.',
    rate: 'Price per hour',
    perHour: 'Kč/h',
    factorHint: '1,25 adds a quarter. Empty: not raised.',
    validFrom: 'For shifts from',
    rateText: '{{rate}} an hour',
    raised: '{{condition}} × {{factor}}',
    added: 'The price was agreed',
    deleteOf: 'Delete the price of {{specialty}} from {{day}}',
    deleteTitle: 'Delete the price of {{specialty}} from {{day}}?',
    deleteText:
      'New orders are charged the price before it, or the rate of the specialty. Shifts that are ordered already keep their price. The customer is notified.',
    confirm: 'Delete the price',
    keep: 'Keep it',
    deleted: 'The price was deleted',
    more: 'Show more prices',
  },
  problems,
} as const;
