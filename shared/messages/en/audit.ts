export const menu = { audit: 'Audit log' } as const;

export const actions = { 'audit-exported': 'Audit log exported' } as const;

export const exported = {
  audit: {
    name: 'Audit log',
    columns: {
      day: 'Date',
      time: 'Time',
      by: 'Person',
      action: 'Action',
      kind: 'Kind',
      about: 'Record',
      company: 'Company',
      on_behalf: 'By Smena on behalf of the company',
      changes: 'Changes',
    },
  },
} as const;

export default {
  scopeAll: 'All actions of the last 30 days.',
  scopeCompany: 'Actions in {{company}} in the last 30 days.',
  scopeOwn: 'Your actions of the last 30 days.',
  you: 'you',
  about: '{{action}}: {{name}}',
  emptyTitle: 'No actions in 30 days',
  emptyText: 'Changes of sign-ins, people, roles, stores, specialties and documents are recorded here.',
  all: 'Open the whole log',
  title: 'Audit log',
  everything: 'What was done on Smena, kept for two years. Actions on shifts are in the history of each shift.',
  ofCompany: 'What was done in {{company}}, kept for two years. Actions on shifts are in the history of each shift.',
  own: 'What you did, kept for two years. Actions on shifts are in the history of each shift.',
  columns: { time: 'Time', action: 'Action', about: 'Record', by: 'Person', company: 'Company', changes: 'Changes' },
  filter: { days: 'Date', by: 'Person', kind: 'Kind', action: 'Action', about: 'Record' },
  days: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 90 days', from: 'From', to: 'To' },
  open: '{{action}}, {{moment}}: details',
  onBehalf: 'Smena on behalf of {{company}}',
  field: 'Field',
  before: 'Before',
  after: 'After',
  none: 'none',
  withheld: 'changed; the value is not recorded',
  noChanges: 'This action keeps no values.',
  ofRecord: 'Everything about this record',
  ofPerson: 'Everything this person did',
  noneTitle: 'No action matches the filters',
  noneText: 'Choose more days, or remove a filter.',
  firstText: 'No one did anything that is recorded in these days. Choose other days to see earlier actions.',
} as const;
