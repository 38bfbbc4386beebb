export const fieldProblems = {
  'not-https': 'Enter a link that begins with https://, like https://smena.example.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  footer_name: 'Company in the footer',
  footer_url: 'Link of the company',
  mon: 'Support, Monday',
  tue: 'Support, Tuesday',
  wed: 'Support, Wednesday',
  thu: 'Support, Thursday',
  fri: 'Support, Friday',
  sat: 'Support, Saturday',
  sun: 'Support, Sunday',
  name: 'Name of the issuer',
  inn: 'IČO of the issuer',
  vat_id: 'VAT number (DIČ) of the issuer',
  bank_account: 'Bank account of the issuer',
  vat_payer: 'Issuer is a VAT payer',
  office: 'Registered office of the issuer',
  prefix: 'Prefix of invoice numbers',
  due_days: 'Days to pay an invoice',
  billing_note: 'Note on invoices',
} as const;

export const menu = { systemSettings: 'System settings' } as const;

export const actions = {
  'footer-company-set': 'Company in the footer set',
  'support-hours-set': 'Service hours of the support set',
  'issuer-set': 'Issuer of the invoices of the platform set',
} as const;

export const recordKinds = { setting: 'Setting' } as const;

export default {
  title: 'System settings',
  history: 'History of changes',
  default: 'The default, never changed.',
  changed: 'Changed by {{name}}, {{time}}.',
  new_days: {
    title: 'New products',
    reason: 'For so many days after it was added, a product is shown as new.',
    unit: 'days',
  },
  referral_bonuses: {
    title: 'Bonuses of referral codes',
    reason: 'Paid with the first payment of the company that used a code, from the next payment on.',
    sharing: 'To the person whose code it is',
    application: 'To the person who used it',
  },
  shop: {
    title: 'Shop',
    reason:
      'Deliveries cost by the weight of the order: the first step that the order fits in. What is heavier than the last one is not delivered. A part of the goods of an order can be paid with bonuses, the delivery cannot.',
    steps: 'Costs of delivery',
    upTo: 'Up to',
    cost: 'Cost',
    add: 'Add a step',
    remove: 'Remove step {{number}}',
    atLeastOne: 'Add at least one step.',
    kilograms: 'kg',
    stepText: '{{weight}} kg: {{cost}}',
    percent: 'Paid with bonuses at most',
  },
  footer: {
    title: 'Company in the footer',
    reason: 'Everyone sees it at the bottom of the pages, also without signing in.',
    name: 'Name',
    url: 'Link',
    urlHint: 'The name is then a link. Leave it empty for the name alone.',
  },
  issuer: {
    title: 'Issuer of invoices',
    reason: 'The company that runs the platform, as the invoices for plans name it.',
    unset: 'Plans have no tax documents until this is filled in.',
    name: 'Name',
    nameHint: 'As in the business register.',
    inn: 'IČO',
  },
  support_hours: {
    title: 'Service hours of the support',
    reason: 'When people of the support answer in the chat, in the time of Prague. On state holidays they do not.',
  },
} as const;
