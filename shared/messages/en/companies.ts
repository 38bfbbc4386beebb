export const problems = {
  'company-ico-taken':
    'A company with this IČO is already registered, so nothing was saved. Ask its administrator for an invitation.',
  'company-yours-already':
    'Your account already belongs to the company {{company}}, so no other was added. For another company, ask its administrator for an invitation, or the platform.',
  'company-shifts-ahead_one':
    '{{count}} shift of the company is still ahead or running, so it was not deactivated. It has to be canceled or over first.',
  'company-shifts-ahead_other':
    '{{count}} shifts of the company are still ahead or running, so it was not deactivated. They have to be canceled or over first.',
  'company-orders-open_one':
    '{{count}} order of the company is still open, so it was not deactivated. It has to be completed or canceled first.',
  'company-orders-open_other':
    '{{count}} orders of the company are still open, so it was not deactivated. They have to be completed or canceled first.',
  'company-in-use':
    'Records hang on this company (people: {{people}}, stores: {{stores}}, shifts: {{shifts}}, orders: {{orders}}, invitations: {{invitations}}, cooperations: {{cooperations}}, products: {{products}}), so it was not deleted. Leave it inactive.',
  'company-active': 'The company is active, so it was not deleted. Deactivate it first.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'wrong-ico': 'This IČO is not valid: its check digit is wrong.',
  'wrong-vat-id':
    'This DIČ is not valid. Enter CZ and the IČO, or CZ and the 9 or 10 digits that the tax office gave to a person or a group.',
  'foreign-vat-id': 'Only a Czech DIČ is accepted, which begins with CZ. Leave the field empty without one.',
  'vat-payer-without-vat-id': 'A VAT payer needs a DIČ for its tax documents. Enter it, or turn “VAT payer” off.',
  'wrong-prefix':
    'Enter at most 8 characters: letters without accents, digits, dashes and slashes, with a letter first.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  active: 'Active',
  logo: 'Logo',
  credibility: 'Credibility',
  name: 'Name',
  role: 'Role',
  roleHint: 'A customer orders shifts, a performer staffs them. The role cannot be changed later.',
  inn: 'IČO',
  innHint: 'Eight digits.',
  vat_id: 'VAT number (DIČ)',
  vatIdHint: 'CZ and 8 to 10 digits.',
  bank_account: 'Bank account',
  vat_payer: 'VAT payer',
  office: 'Registered office on invoices',
  prefix: 'Prefix of invoice numbers',
  due_days: 'Days to pay an invoice',
  billing_note: 'Note on invoices',
  legal_form: 'Legal form',
  founded: 'Founded',
  address: 'Registered address',
  brand: 'Brand',
  brandHint: 'The name that people know, if it differs.',
  phone: 'Phone',
  phoneHint: 'With the country code, like +420 777 000 001. Workers and customers call a performer on it.',
  site: 'Web site',
  comment: 'Note',
} as const;

export const notifications = { 'credibility-changed': 'Check of {{company}}: {{credibility}}' } as const;

export const notificationLinks = { company: 'Show the company' } as const;

export const menu = {
  allCompanies: 'All companies',
  performerCompanies: 'Performers',
  customerCompanies: 'Customers',
} as const;

export const actions = {
  'companies-exported': 'Companies exported',
  'company-created': 'Company created',
  'company-changed': 'Company changed',
  'company-deactivated': 'Company deactivated',
  'company-activated': 'Company activated',
  'company-deleted': 'Company deleted',
  'company-checked': 'Company checked in the registers',
} as const;

export const recordKinds = { company: 'Company' } as const;

export const exported = {
  companies: {
    name: 'Companies',
    columns: {
      name: 'Name',
      inn: 'IČO',
      role: 'Role',
      credibility: 'Credibility',
      plan: 'Plan',
      active_until: 'Plan until',
      created_at: 'Since',
    },
  },
} as const;

export default {
  fields,
  company: 'Company',
  titles: { companies: 'Companies', vendors: 'Performers', customers: 'Customers' },
  new: 'New company',
  create: 'Add company',
  search: 'Name or IČO',
  columns: {
    name: 'Name',
    inn: 'IČO',
    role: 'Role',
    brand: 'Brand',
    credibility: 'Credibility',
    plan: 'Plan',
    created: 'Since',
  },
  none: {
    title: 'No company matches the filters',
    text: 'Try a shorter part of the name or the IČO, or remove a filter.',
  },
  first: {
    title: 'Companies will be here',
    text: 'Customers order shifts for their stores, and performers staff them.',
  },
  tabs: { company: 'Company', billing: 'Billing', managers: 'Managers', objects: 'Stores', logo: 'Logo' },
  register: { title: 'Company', reason: 'As in the business register.' },
  billing: {
    title: 'Billing',
    reason: 'What the invoices of the company say about it.',
    unset: 'Nothing is filled in yet. Until it is, invoices say this, by the other details of the company:',
    fill: 'Fill in',
    yes: 'Yes',
    no: 'No',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    vatPayerHint: 'The invoices of a VAT payer are tax documents, with VAT.',
    street: 'Street and house number',
    city: 'Town',
    postcode: 'Postcode',
    country: 'Country',
    countryPlaceholder: 'Choose a country',
    accountHint: 'A Czech account (19-2000145399/0800) or an IBAN. Customers pay to it.',
    iban: 'IBAN: {{iban}}',
    prefixHint: 'The first number of the year: {{number}}',
    dueDays: 'Due in',
    daysUnit: 'days',
    noteHint: 'Printed on every invoice, for example the entry in the business register.',
  },
  credibility: {
    title: 'Credibility',
    reason: 'By the business register (ARES) and the register of VAT payers. Checked every day.',
    none: 'The registers have nothing against the company.',
    checked: 'Checked {{when}}',
  },
  added: 'Added on {{day}} by {{by}}.',
  registered: 'Registered itself on {{day}}.',
  plan: {
    title: 'Plan',
    reason: 'What the company pays for, and whom it works with.',
    none: 'Not started',
    trial: 'Trial',
    until: 'until {{day}}',
    ended: 'ended {{day}}',
    managers_one: '{{count}} manager',
    managers_other: '{{count}} managers',
    clients_one: '{{count}} client',
    clients_other: '{{count}} clients',
    performers_one: '{{count}} performer',
    performers_other: '{{count}} performers',
    stores_one: '{{count}} store',
    stores_other: '{{count}} stores',
  },
  lookUp: {
    button: 'Fill in from the register',
    found: 'Filled in from the business register',
    differs: 'The business register has other values',
    same: 'The form has what the business register says',
    source: 'ARES, {{when}}. You can change every value.',
    kept: 'What you typed stayed: {{fields}}.',
    replace: 'Use the values of the register',
    unknown: { title: 'The register does not know this number', text: 'Check the IČO, or fill in the form by hand.' },
    unavailable: { title: 'The register does not answer', text: 'Fill in the form by hand, or try again later.' },
    taken: {
      title: 'A company with this IČO is already in Smena',
      text: 'Two companies cannot have the same number.',
      own: 'Ask its administrator for an invitation.',
      open: 'Open {{name}}',
    },
  },
  contact: { title: 'Contact', reason: 'How people know and reach the company.' },
  notes: { title: 'Note', reason: 'Only administrators and managers of the platform see it.' },
  managers: {
    invite: 'Invite',
    reason: 'People who act for the company.',
    none: 'Nobody acts for this company yet.',
    failed: 'The managers could not be loaded.',
    add: 'Add manager',
    person: 'Person',
    choosePerson: 'Choose a person of the company',
    role: 'Role',
    effect: {
      customer: 'The new role replaces the one that the person has. Invite people who are not in the company yet.',
      vendor: 'The worker gets one more account, as a manager of the company, and stays a worker.',
    },
    change: 'Change role',
    changeTitle: 'Change the role of {{name}}',
    given: 'New role of {{name}}: {{role}}',
    removeOf: 'Remove {{name}}',
    remove: 'Remove manager',
    removeTitle: 'Remove {{name}} from the managers?',
    removeText:
      'The account in this company is closed, and the person loses access to it at once. Other accounts of the person stay. You can invite the person again later.',
    keep: 'Keep the manager',
    removed: '{{name}} no longer acts for the company',
  },
  objects: {
    reason: 'The places where shifts of this company take place.',
    none: 'This company has no stores yet.',
    failed: 'The stores could not be loaded.',
  },
  logo: {
    reason: 'Shown beside the name of the company.',
    choose: 'Choose a logo',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'JPEG, PNG or WebP. The whole picture is shown on a white square.',
    saved: 'The logo is saved.',
    removed: 'The logo is removed.',
    removeTitle: 'Remove the logo?',
    removeText: 'The company is then shown without a logo. You can choose another one at any time.',
    keep: 'Keep the logo',
  },
  legalForms: {
    'sole-trader': 'Sole trader (OSVČ)',
    limited: 'Limited company (s.r.o.)',
    'joint-stock': 'Joint-stock company (a.s.)',
    partnership: 'General partnership (v.o.s.)',
    'limited-partnership': 'Limited partnership (k.s.)',
    cooperative: 'Cooperative',
    association: 'Association',
    branch: 'Branch of a foreign company',
    other: 'Other',
  },
  inactive: 'Inactive',
  state: { label: 'State', false: 'Inactive' },
  closing: {
    deactivate: 'Deactivate',
    activate: 'Activate',
    delete: 'Delete',
    deactivateTitle: 'Deactivate {{name}}?',
    deactivateText:
      'Its people can still sign in, but only read. Nobody can order for it, ask it or work with it anew. You can activate it again at any time.',
    keepActive: 'Keep it active',
    deactivated: '{{name}} is inactive now',
    activated: '{{name}} is active again',
    deleteTitle: 'Delete {{name}}?',
    deleteText:
      'The company disappears for good and its IČO can be used again. A company with people, stores or shifts cannot be deleted; it stays inactive.',
    keep: 'Keep the company',
    deleted: '{{name}} was deleted',
  },
  readOnly: 'You can view this company. Only its administrator can change it.',
  ownOnly: 'You can change the details of your company. Only an administrator of the platform can change the IČO.',
} as const;
