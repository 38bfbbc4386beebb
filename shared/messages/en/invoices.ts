export const problems = {
  'invoice-issued':
    'An invoice for this was issued before, so nothing was issued. Open the list of invoices; if it is wrong, credit it.',
  'invoice-nothing': 'There is nothing to invoice: it costs 0 Kč.',
  'invoice-too-long': 'An invoice has at most {{limit}} lines, so nothing was issued. Contact the support.',
  'invoice-seller-incomplete':
    '{{company}} has no bank account on its invoices. Fill in the Billing tab of the company first.',
  'invoice-customer-abroad':
    'The registered office of {{company}} is abroad. Smena issues documents to customers in Czechia only: issue this one in your accounting program.',
  'invoice-month-open': 'The hours of {{month}} are not locked yet. Lock the month first, then issue its invoices.',
  'invoice-hours-open_one':
    'Hours of {{count}} shift in {{month}} were reopened and are not approved again. Nothing was issued: approve them first.',
  'invoice-hours-open_other':
    'Hours of {{count}} shifts in {{month}} were reopened and are not approved again. Nothing was issued: approve them first.',
  'invoice-settled': 'Nothing is left to pay of this document, so no payment was recorded.',
  'credit-nothing': 'Nothing has changed since the invoice was issued, so there is nothing to credit.',
  'invoices-none': 'No document was issued in these days, so there is nothing to export. Choose other days.',
  'statement-other-account':
    'The statement is of account {{account}}, but invoices of your company are paid to {{own}}. Nothing was imported: choose a statement of that account, or change the account on the Billing tab of the company.',
  'payment-not-open': 'This payment is paired already, or was put aside. Reload the page to see its state.',
  'payment-not-paired':
    'This payment is not paired, so there is nothing to take back. Reload the page to see its state.',
  'payment-given-back':
    'Money of this payment is recorded as given back on invoice {{number}}. Correct the payments of the invoice first.',
} as const;

export const fieldProblems = {
  'order-or-month': 'Choose either an order, or a customer and a month',
  'above-paid': 'More is given back than was paid',
  'paid-later': 'This day has not come yet. Enter the day of the payment',
} as const;

export const notifications = {
  'invoice-issued': '{{company}} issued invoice {{number}}: {{amount}}',
  'invoice-credited': '{{company}} issued credit note {{number}}: {{amount}}',
  'invoice-overdue': 'Invoice {{number}} of {{company}} is past its due date, left to pay: {{amount}}',
} as const;

export const notificationLinks = { invoice: 'Open the invoice' } as const;

export const letters = {
  invoiceIssued: {
    subject: 'Invoice {{document}}',
    title: 'You have a new invoice',
    text: '{{supplier}} issued an invoice for you. It is attached as a PDF.',
    button: 'Show the invoice',
  },
  invoicePaid: {
    subject: 'Invoice {{document}} for your payment',
    title: 'Thank you for your payment',
    text: 'The invoice of {{supplier}} is attached as a PDF. It is paid, nothing is due.',
    button: 'Show the invoice',
  },
  invoiceCredited: {
    subject: 'Credit note {{document}}',
    title: 'You have a new credit note',
    text: '{{supplier}} issued a credit note for you. It is attached as a PDF.',
    button: 'Show the credit note',
  },
  invoiceReminder: {
    subject: 'Reminder of invoice {{document}}',
    title: 'An invoice is past its due date',
    text: '{{supplier}} has not received the full payment of this invoice yet. The amount below is still to be paid. If you have paid it in the meantime, thank you: nothing more is needed.',
    button: 'Show the invoice',
  },
} as const;

export const menu = { invoices: 'Invoices' } as const;

export const actions = {
  'invoice-issued': 'Invoice issued',
  'invoice-credited': 'Credit note issued',
  'invoice-payment-recorded': 'Payment of an invoice recorded',
} as const;

export const recordKinds = { invoice: 'Invoice' } as const;

export const exportedWords = {
  invoiceDocument: {
    invoice: 'Invoice',
    taxInvoice: 'Invoice – tax document',
    creditNote: 'Credit note',
    taxCreditNote: 'Credit note – corrective tax document',
    corrects: 'Corrects invoice',
    reason: 'Reason for correction',
    seller: 'Supplier',
    buyer: 'Customer',
    inn: 'IČO',
    vatId: 'VAT number',
    notPayer: 'Not registered for VAT',
    issued: 'Issue date',
    supplied: 'Date of taxable supply',
    due: 'Due date',
    order: 'Order',
    payment: 'Payment method',
    transfer: 'Bank transfer',
    paid: 'Paid, nothing is due',
    symbol: 'Variable symbol',
    account: 'Account number',
    qr: 'QR Platba: scan to pay',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Unit price',
    rate: 'VAT',
    amount: 'Amount',
    amountWithVat: 'Amount incl. VAT',
    amountWithoutVat: 'Amount excl. VAT',
    piece: 'pcs',
    hour: 'h',
    reverse: 'reverse',
    summary: 'VAT summary',
    base: 'Tax base',
    vat: 'VAT',
    total: 'Total',
    toPay: 'Amount due',
    reverseCharge:
      'Reverse charge: the customer accounts for the VAT (Section 92a of Act No. 235/2004 Coll., on Value Added Tax).',
  },
  invoiceLines: {
    delivery: 'Delivery',
    bonuses: 'Paid with bonuses',
    plan: 'Smena, plan {{plan}}',
    planPeriod_one: '{{count}} day, until {{until}}',
    planPeriod_other: '{{count}} days, until {{until}}',
    moneyBack: 'The payment was refunded.',
    moneyAgain: 'The refund did not go through.',
  },
  invoiceSurcharge: { weekend: 'Weekend surcharge', state_holiday: 'Holiday surcharge', night: 'Night surcharge' },
} as const;

export default {
  title: 'Invoices',
  one: 'Invoice',
  creditNote: 'credit note',
  numbered: 'Invoice {{number}}',
  noteNumbered: 'Credit note {{number}}',
  search: 'Number or company',
  print: 'Print',
  tabs: { seller: 'Issued', buyer: 'Received', months: 'Hours to invoice', bank: 'Bank' },
  statuses: { issued: 'Issued', sent: 'Sent', paid: 'Paid', overdue: 'Overdue', credited: 'Credited' },
  views: { all: 'All', issued: 'Issued', sent: 'Sent', paid: 'Paid', overdue: 'Overdue', credited: 'Credited' },
  dates: {
    from: 'From',
    to: 'To',
    last365: 'Last 365 days',
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
  },
  columns: {
    number: 'Number',
    seller: 'Supplier',
    buyer: 'Customer',
    status: 'Status',
    for: 'For',
    issued: 'Issued',
    due: 'Due',
    remaining: 'To pay',
    total: 'Total',
  },
  for: { order: 'Order {{number}}', month: 'Hours of {{month}}', payment: 'Plan' },
  none: { title: 'No invoice matches the filters', text: 'Try the beginning of a number or a name, or other days.' },
  first: {
    title: 'Issued invoices will be here',
    text: 'Lock a month and issue the invoices of its hours, or issue one on the page of an order.',
  },
  firstReceived: {
    title: 'Received invoices will be here',
    text: 'Performers and vendors issue them for hours and goods; you can pay them by a QR code.',
  },
  seller: 'Supplier',
  buyer: 'Customer',
  inn: 'Company number: {{inn}}',
  vatId: 'VAT number: {{vat_id}}',
  notPayer: 'Not registered for VAT',
  heading: {
    invoice: 'Invoice {{number}}',
    taxDocument: 'Invoice – tax document {{number}}',
    note: 'Corrective tax document {{number}}',
  },
  corrects: 'Corrects invoice {{number}}',
  noteOf: 'Credit note {{number}}: {{total}}',
  facts: {
    issued: 'Date of issue',
    supplied: 'Date of taxable supply',
    due: 'Due date',
    symbol: 'Variable symbol',
    account: 'Bank account',
  },
  qr: 'QR payment',
  totalSum: 'Total',
  reverseCharge: 'Reverse charge: the customer accounts for the VAT (section 92a of the Czech VAT Act).',
  lines: {
    text: 'Item',
    quantity: 'Quantity',
    price: 'Unit price',
    vat: 'VAT',
    amount: 'Amount',
    hours: '{{hours}} h',
    added: 'without VAT',
  },
  rates: { reverse: 'Reverse charge', base: 'Base', vat: 'VAT', total: 'With VAT' },
  balance: {
    total: 'Invoiced',
    owed: 'After credit notes',
    paid: 'Paid',
    remaining: 'Left to pay',
    toGiveBack: 'To give back to the customer',
  },
  happened: 'History',
  events: {
    issued: 'Issued on {{day}}',
    sent: 'Sent by e-mail, {{time}}',
    reminded: 'Reminder sent, {{time}}',
    paid: 'Paid {{amount}} on {{day}}',
    givenBack: 'Gave back {{amount}} on {{day}}',
  },
  payment: {
    open: 'Record a payment',
    giveBack: 'Record money given back',
    title: 'Payment of {{number}}',
    titleBack: 'Money given back for {{number}}',
    text: '{{amount}} is left to pay. A smaller amount pays a part.',
    textBack: '{{amount}} was paid above what is owed.',
    amount: 'Amount',
    day: 'Day of the payment',
    confirm: 'Record it',
    keep: 'Cancel',
    done: 'The payment of {{number}} is recorded',
  },
  credit: {
    open: 'Issue a credit note',
    title: 'Credit note of {{number}}',
    text: 'It contains what changed since the invoice: returned pieces, a canceled order, corrected hours. The invoice itself stays as it is.',
    reason: 'Reason',
    reasonHint: 'It stands on the credit note.',
    all: 'Credit the whole invoice',
    allHint: 'Also what did not change. A new invoice can be issued then.',
    confirm: 'Issue the credit note',
    keep: 'Cancel',
    done: 'Credit note {{number}} is issued',
  },
  issue: {
    one: 'Issue the invoice',
    done: 'Invoice {{number}} for {{company}} is issued',
    all_one: 'Issue {{count}} invoice',
    all_other: 'Issue all {{count}} invoices',
    allDone_one: '{{count}} invoice is issued',
    allDone_other: '{{count}} invoices are issued',
    stopped_one: '{{count}} invoice is issued. The one of {{company}} was refused: {{reason}}',
    stopped_other: '{{count}} invoices are issued. The one of {{company}} was refused: {{reason}}',
  },
  months: {
    changed: 'changed by {{amount}} since',
    title: 'Hours to invoice',
    before: 'The month before',
    after: 'The month after',
    shifts_one: '{{count}} shift',
    shifts_other: '{{count}} shifts',
    reopened_one: '{{count}} shift is not approved',
    reopened_other: '{{count}} shifts are not approved',
    preview: 'Preview',
    none: {
      title: 'No hours in this month',
      text: 'Choose another month. What customers are charged for completed shifts appears here.',
    },
    open: {
      title: '{{month}} is not locked',
      text: 'Lock the month when all hours are approved; then its invoices can be issued.',
      later: 'It can be locked when it is over and all hours are approved.',
    },
  },
  preview: { title: 'Preview of an invoice', shifts_one: '{{count}} shift', shifts_other: '{{count}} shifts' },
  pohoda: { button: 'Export for Pohoda', done: 'Saved: {{name}}' },
  bank: {
    title: 'Bank payments',
    choose: 'Choose a bank statement',
    hint: 'GPC (ABO) or CSV of a Czech bank, up to {{size}} MB. Payments with the symbol and the exact amount of an invoice are paired at once.',
    reading: 'Importing {{name}}',
    nothing: '{{name}}: no received payment',
    start_one: 'Import {{count}} payment',
    start_other: 'Import {{count}} payments',
    done: '{{name}} is imported',
    paired_one: '{{count}} payment paired',
    paired_other: '{{count}} payments paired',
    open_one: '{{count}} to pair by hand',
    open_other: '{{count}} to pair by hand',
    known_one: '{{count}} imported before',
    known_other: '{{count}} imported before',
    views: { open: 'To pair', paired: 'Paired', ignored: 'Not for invoices' },
    columns: {
      day: 'Day',
      amount: 'Amount',
      symbol: 'Variable symbol',
      from: 'From',
      message: 'Message',
      invoice: 'Invoice',
      actions: 'Actions',
    },
    none: { title: 'No payments here', text: 'Look into the other views, or import a statement.' },
    first: {
      title: 'Nothing to pair',
      text: 'Payments of a statement that fit no invoice exactly wait here to be paired by hand.',
    },
    pair: {
      open: 'Pair',
      title: 'Pair a payment of {{amount}}',
      text: 'Choose the invoice that it pays. It may be less than what is left to pay, or more: the rest is shown on the invoice as to be given back.',
      invoice: 'Invoice',
      find: 'Number, symbol or customer',
      sameSymbol: 'same symbol',
      sameAmount: 'same amount',
      remaining: '{{amount}} to pay',
      confirm: 'Pair',
      keep: 'Cancel',
      done: 'The payment is recorded on invoice {{number}}',
    },
    unpair: {
      open: 'Unpair',
      title: 'Unpair the payment from invoice {{number}}?',
      text: 'The payment waits to be paired again, and {{amount}} is left to pay of the invoice again.',
      confirm: 'Unpair',
      keep: 'Keep it',
      done: 'The payment is unpaired',
    },
    ignore: { open: 'Not for an invoice', done: 'The payment is put aside' },
    reopen: { open: 'Pair after all', done: 'The payment waits to be paired' },
  },
  statement: {
    issues: {
      empty: 'The file is empty. Download the statement from the bank again.',
      'file-too-large': 'The file is larger than {{size}} MB. Download a statement for a shorter period from the bank.',
      'not-text':
        'This is not a statement in a text format. Download it from the bank as GPC (ABO) or CSV, not as PDF or XLSX.',
      'unknown-file':
        'The file lacks the columns of a statement: date, amount and variable symbol. Download the statement from the bank as GPC (ABO) or CSV.',
      'no-rows': 'The statement has no transactions. Choose a period at the bank in which a payment arrived.',
      'too-many-rows':
        'The statement has more than {{rows}} transactions. Download a statement for a shorter period from the bank.',
      'several-accounts':
        'The statement has transactions of several accounts, also of {{value}}. Download the statement of one account from the bank.',
      'not-czk':
        'Row {{row}}: the currency is {{value}}. Only payments in CZK can be matched: download the statement of an account in CZK.',
      'day-wrong':
        'Row {{row}}: “{{value}}” is not a date. Download the statement from the bank again and do not edit it.',
      'amount-wrong':
        'Row {{row}}: “{{value}}” is not an amount. Download the statement from the bank again and do not edit it.',
      'row-wrong':
        'Row {{row}} is incomplete or damaged. Download the statement from the bank again and do not edit it.',
    },
  },
} as const;
