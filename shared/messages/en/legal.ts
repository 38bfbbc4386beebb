/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { version: 'Version' } as const;

export const menu = {
  legacy: 'User agreement',
  privacy: 'Privacy policy',
  customer: 'Customer manual',
  performers: 'Performer manual',
  workers: 'Worker manual',
  admins: 'Admin manual',
} as const;

export const actions = {
  'terms-accepted': 'User agreement accepted',
  'document-changed': 'Document published',
} as const;

export const recordKinds = { document: 'Document' } as const;

export default {
  fields,
  types: {
    user_agreement: 'User agreement',
    privacy_policy: 'Privacy policy',
    shipping_policy: 'Shipping',
    refund_policy: 'Refunds',
    customer_manual: 'Customer manual',
    performers_manual: 'Performer manual',
    workers_manual: 'Worker manual',
    admins_manual: 'Admin manual',
  },
  documents: 'Legal documents',
  version: 'Version {{version}}',
  since: 'in force since {{day}}',
  contents: 'On this page',
  print: 'Print',
  edit: 'Edit',
  read: 'Open on its own page',
  older: 'This is version {{version}}, which is no longer in force.',
  newest: 'Show the version in force',
  editing: {
    title: '{{document}}: a new version',
    languages: 'Languages',
    text: 'Text',
    hint: 'Markdown: # title, ## section, **bold**, - list, [link](https://…). HTML is shown as text.',
    preview: 'Preview',
    publish: 'Publish version {{version}}',
    published: 'Version {{version}} is published',
    all: 'Each language has its own text. Check that all three say the same.',
    terms: 'People who accepted an earlier version must accept this one at their next visit.',
    nothing: 'Nothing is written yet.',
  },
  history: {
    title: 'Versions',
    open: 'Version {{version}}',
    by: '{{name}}, {{time}}',
    first: 'Supplied with the app',
    current: 'in force',
  },
  terms: {
    title: 'The user agreement has changed',
    text: 'Version {{version}} is in force since {{day}}. Read it and accept it to continue.',
    accept: 'I accept the user agreement',
    accepted: 'The user agreement is accepted',
    leave: 'Sign out',
  },
} as const;
