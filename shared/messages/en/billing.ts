export const problems = {
  'subscription-expired':
    'The subscription of your company has expired, so nothing was saved. What was agreed can be finished; everything else resumes once the plan is renewed.',
  'plan-without-exports':
    'Your plan does not include exports, so nothing was prepared. Choose a larger plan under Plan.',
  'plan-workers-limit':
    'Your plan is for {{limit}} workers, so nobody was added. Choose a larger plan under Plan, or remove workers who left.',
  'company-expired':
    'The subscription of {{company}} has expired, so nothing was changed. Ask the company to renew its plan, then accept the invitation again.',
  'company-workers-limit':
    'The plan of {{company}} has no place for another worker, so nothing was changed. Ask the company to make room, then accept the invitation again.',
  'plan-stores-limit':
    'Your plan is for {{limit}} stores, so nothing was changed. Choose a larger plan under Plan, or deactivate stores that you no longer need.',
  'subscription-not-allowed':
    'Your paid plan is still running, so it was not replaced by the free one. You can choose the free plan when it ends.',
  'amount-changed':
    'The price is now {{amount}} Kč, so the plan was not paid; what the card was charged goes back to it. Check the plan, then pay again.',
  'payment-canceled':
    'Another payment was started with the same discount, so this one was canceled and nothing was paid. Check the plan, then pay again.',
  'tariff-free': 'This plan is free: there is nothing to pay, and it cannot have a price.',
  'card-declined':
    'The bank declined the card and gave no reason. Nothing was paid. Use another card, or ask the bank.',
  'card-without-funds': 'The card has insufficient funds. Nothing was paid. Use another card.',
  'card-expired': 'The card has expired. Nothing was paid. Use another card.',
  'card-wrong-code': 'The security code of the card is wrong. Nothing was paid. Check the three digits on its back.',
  'card-wrong-number': 'The card number is wrong. Nothing was paid. Check it and try again.',
  'card-not-authenticated':
    'The bank could not confirm that it was you. Nothing was paid. Try again and confirm the payment in the app of your bank.',
  'payments-unavailable':
    'The payment service does not respond. If you were paying, the payment is not lost and will not be made twice: try again in a minute.',
  'refund-above-paid':
    'The refund is higher than what the company has paid, so nothing was recorded. Check the amount.',
  'refund-not-card':
    'This transaction was not paid by card, so nothing was refunded. Send the money by bank transfer, and record it as a new transaction.',
  'renewal-needs-plan':
    'Only a paid plan that is running can be renewed, so nothing was changed. Pay for a plan first.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = { prices: 'Prices', limits: 'Limits', plan_features: 'Features' } as const;

export const notifications = {
  'plan-paid': 'Paid {{amount}}: the plan runs until {{when}}',
  'plan-ending': 'The plan of your company ends on {{when}}',
  'plan-renewing': 'The plan of your company is renewed on {{when}} by the saved card',
  'renewal-failed': 'The card ending in {{last4}} was refused; it is tried again on {{when}}',
  'renewal-ended':
    'The card ending in {{last4}} was refused again. The plan is not renewed any more: pay it by another card',
  'payment-returned':
    '{{amount}} goes back to the card: the price or the discount was no longer valid when it was paid',
  'payment-disputed': '{{company}} disputes a payment of {{amount}} at the bank. Answer it in the dashboard of Stripe',
  'dispute-won': 'The dispute of {{company}} is won: {{amount}} came again',
  'dispute-lost': 'The dispute of {{company}} is lost: {{amount}}. The time that it had paid for has ended',
  'refund-failed': 'A refund of {{amount}} to {{company}} failed and was booked back. Send the money by bank',
} as const;

export const notificationLinks = { plan: 'Open the plan', transactions: 'Show the payments' } as const;

export const menu = { plan: 'Plan', plans: 'Plans and payments' } as const;

export const actions = {
  'tariff-changed': 'Plan changed',
  'free-plan-chosen': 'Free plan chosen',
  'card-removed': 'Saved card removed',
  'renewal-turned-on': 'Renewal turned on',
  'renewal-turned-off': 'Renewal turned off',
  'payment-refunded': 'Payment refunded',
  'transaction-added': 'Transaction added',
  'transactions-exported': 'Transactions exported',
} as const;

export const recordKinds = { plan: 'Plan', transaction: 'Transaction' } as const;

export const exported = {
  transactions: {
    name: 'Transactions',
    columns: {
      id: 'Id',
      at: 'Date',
      company: 'Company',
      kind: 'What',
      amount: 'Amount (Kč)',
      plan: 'Plan',
      days: 'Days',
      until: 'Plan until',
      by: 'By',
      promo_code: 'Promo code',
      reason: 'Reason',
    },
  },
} as const;

export const exportedWords = {
  transactionKind: {
    card: 'Payment by card',
    transfer: 'Bank transfer',
    refund: 'Refund',
    correction: 'Correction',
    promo: 'Free days',
    dispute: 'Bank dispute',
    reversal: 'Reversal',
  },
} as const;

export default {
  fields,
  title: 'Plan and payments',
  plans: 'Plans',
  tabs: {
    label: 'Plans and payments',
    plan: 'Plan',
    transactions: 'Transactions',
    vendors: 'Plans of performers',
    customers: 'Plans of customers',
    promo: 'Promo codes',
    statistics: 'Use of codes',
  },
  states: { none: 'Not started', trial: 'Trial', active: 'Active', free: 'Free', expired: 'Expired' },
  now: {
    trialName: 'Trial of {{plan}}',
    none: 'No plan yet',
    noneHelp: 'There are no limits until the trial of your company begins.',
    until: 'Until {{day}}.',
    untilTrial: 'Until {{day}}. If you pay for a plan now, the rest of the trial is credited.',
    endless: 'No end date, no card needed.',
    ended: 'It ended on {{day}}.',
    gives: 'What you get',
    of: '{{used}} of {{limit}}',
    used: '{{used}}, no limit',
  },
  limits: { workers: 'Workers', stores: 'Stores', contacts_per_day: 'Contacts of new performers per day' },
  gives: {
    not: 'Not included:',
    workers_one: '{{count}} worker',
    workers_other: '{{count}} workers',
    workersUnlimited: 'Any number of workers',
    stores_one: '{{count}} store',
    stores_other: '{{count}} stores',
    storesUnlimited: 'Any number of stores',
    contacts_per_day_one: '{{count}} contact of new performers a day',
    contacts_per_day_other: '{{count}} contacts of new performers a day',
    contacts_per_dayUnlimited: 'Any number of contacts of new performers',
  },
  features: {
    shifts: 'Shifts, hours and pay',
    marketplace: 'Catalogue and orders',
    exports: 'Exports and payroll files',
    'priority-support': 'Priority support',
  },
  periods: {
    label: 'Period and prices of {{plan}}',
    days7: '1 week',
    days30: '1 month',
    days120: '4 months',
    days365: '1 year',
    perMonth: '{{price}} for 30 days',
    save: 'Save {{percent}} %',
  },
  choose: {
    title: 'Extend or change',
    note: 'Prices include VAT. Periods already paid keep their price.',
    forever: 'No end date, no card needed',
    yours: 'Your plan',
    pay: 'Choose {{plan}}',
    extend: 'Extend {{plan}}',
    free: 'Continue for free',
    freeLater: 'Available when your plan ends',
    counted: 'The rest of your plan is credited.',
  },
  free: {
    title: 'Continue with the plan {{plan}}?',
    text: 'It is free and has no end date. What you have above its limits stays, but you cannot add more.',
    confirm: 'Continue for free',
    keep: 'Not now',
    done: 'Your company is now on the plan {{plan}}.',
  },
  pay: {
    title: '{{plan}}, {{period}}',
    adds: 'The plan will run until {{day}}.',
    with: 'Pay with',
    saved: '{{brand}} ending in {{last4}}',
    validUntil: 'until {{month}}/{{year}}',
    card: 'Payment card',
    other: 'Another card',
    otherHelp: 'It will be saved for the next payment; you can remove it.',
    price: 'Price',
    discount: 'Promo code {{code}}',
    total: 'To pay',
    confirm: 'Pay {{amount}}',
    paying: 'Paying…',
    secure: 'Stripe processes the payment; we never see the card number.',
    failed: 'Nothing was paid',
    incomplete: 'Enter the card number, the expiry date and the security code.',
    notDone: 'The payment was not completed. Try again, or use another card.',
    unclear: 'The payment is being processed',
    unclearHelp:
      'The bank has not responded yet. You do not need to pay again: once the payment goes through, the plan is extended and you get a notification.',
    done: 'Paid. The plan runs until {{day}}.',
    off: 'Card payments are not set up here. Contact support: you can pay by bank transfer.',
    loadFailed: 'The payment form could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  renewal: {
    title: 'Renewal',
    label: 'Renew automatically',
    on: 'On {{day}}, {{amount}} is charged to the card {{card}}. You get a reminder 7 days and 1 day before.',
    off: 'One day before the end, the saved card is charged for the same period again. You get a reminder 7 days and 1 day before.',
    needsCard: 'Pay once by card: the card is saved, and can then renew the plan.',
    tried_one: 'The card was declined {{count}} time.',
    tried_other: 'The card was declined {{count}} times.',
    turnedOn: 'The plan will renew automatically.',
    turnedOff: 'The plan will no longer renew. It runs until {{day}}.',
  },
  refund: {
    button: 'Refund',
    title: 'Refund {{company}}?',
    text: 'Stripe returns the money to the card {{card}} within days. The unused time that it paid for ends.',
    amount: 'Amount, Kč',
    reason: 'Reason',
    reasonHint: 'The company sees it.',
    keepTime: 'The company keeps the time',
    keepTimeHint: 'As compensation for an outage, for example. Otherwise the plan is shortened by the refunded time.',
    confirm: 'Refund',
    keep: 'Keep the payment',
    done: '{{amount}} will be refunded to {{company}}',
  },
  cards: {
    title: 'Saved cards',
    none: 'No card is saved. The first payment saves one.',
    remove: 'Remove the card ending in {{last4}}',
    removeTitle: 'Remove the card ending in {{last4}}?',
    removeText: 'To pay with it again, you will have to enter its number. What is already paid stays paid.',
    removeConfirm: 'Remove the card',
    removeKeep: 'Keep the card',
    removed: 'The card ending in {{last4}} was removed.',
  },
  dates: {
    label: 'Days',
    last365: 'Last 365 days',
    last30: 'Last 30 days',
    month: 'This month',
    lastMonth: 'Last month',
    from: 'From',
    to: 'To',
  },
  transactions: {
    title: 'Transactions',
    columns: {
      at: 'Date',
      company: 'Company',
      kind: 'Type',
      amount: 'Amount',
      until: 'Plan until',
      by: 'By',
      invoice: 'Invoice',
      cause: 'Details',
    },
    kinds: {
      card: 'Payment by card',
      transfer: 'Bank transfer',
      refund: 'Refund',
      correction: 'Correction',
      promo: 'Free days',
      dispute: 'Bank dispute',
      reversal: 'Reversal',
    },
    notAgreed: 'the price or the discount was no longer valid, so it is refunded',
    disputeLost: 'lost: the time that it paid for has ended',
    forDays_one: '{{plan}}, {{count}} day',
    forDays_other: '{{plan}}, {{count}} days',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    card: '{{brand}} •••• {{last4}}',
    code: 'Promo code {{code}}',
    payment: 'Payment {{id}}',
    filters: { company: 'Company', person: 'By' },
    none: { title: 'No transaction matches the filters', text: 'Choose other days, or remove a filter.' },
    first: {
      title: 'Transactions will be here',
      text: 'Every payment, refund and free day has a row with its details.',
    },
    add: 'Add a transaction',
  },
  adding: {
    title: 'New transaction',
    intro: 'For payments not made by card. An entry cannot be changed: correct a mistake with another entry.',
    company: 'Company',
    companyPlaceholder: 'Name or IČO',
    kind: 'Type',
    kinds: {
      transfer: 'The company paid by bank transfer; its plan is extended',
      refund: 'The company was refunded by bank transfer',
      correction: 'Correction of an earlier entry',
    },
    amount: 'Amount, Kč',
    amountHint: 'A correction may be negative.',
    plan: 'Plan',
    days: 'Period',
    reason: 'Reason',
    reasonHint: 'The company sees it.',
    save: 'Record',
    done: 'The transaction was recorded.',
  },
  tariffs: {
    title: 'Plans',
    free: 'Free',
    edit: 'Edit the plan {{plan}}',
    prices: 'Prices',
    pricesReason: 'VAT included. What was paid before keeps its price.',
    freeReason: 'A free plan has no price and no end date.',
    limits: 'Limits',
    limitsReason: 'Empty means no limit. Companies above a limit keep what they have, but cannot add more.',
    features: 'Features',
    featuresReason: 'What the plan includes besides its limits.',
  },
} as const;
