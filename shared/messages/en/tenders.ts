export const problems = {
  'tender-not-allowed': 'The tender is already in another state, which does not allow this. Nothing was changed.',
  'tender-incomplete':
    'Quotes can be requested when every section is complete, so nothing was changed. Missing fields: {{count}}, incomplete sections: {{sections}}.',
  'tender-no-participants': 'Nobody is invited yet. Invite at least one performer first.',
  'tender-sealed': 'The quotes are sealed until the deadline, {{at}}. The next step is possible once they are open.',
  'tender-closed': 'The deadline has passed. Nothing was changed.',
  'tender-not-ready': 'The tender is being sealed. Send your quote again in a few seconds; what you typed is kept.',
  'tender-report-missing': 'The underwriting report is not ready. Mark it as ready first.',
  'tender-terms-missing': 'Pick the terms from the quotes first.',
  'tender-lines-missing': 'Nobody has written a line yet. Ask the participants, or write their lines here.',
  'tender-not-signed': 'The lines are not signed yet. Sign them first.',
  'tender-has-quotes': 'There are quotes for this tender, so it was not deleted. Cancel it instead.',
  'tender-own': 'You are also with the company that owns this tender, so you cannot quote for it.',
  'tender-deadline-earlier': 'There are quotes already, so the deadline can only be moved later. Nothing was changed.',
  'participation-not-allowed': 'The participation is already in another state, which does not allow this.',
  'too-many-participants': 'A tender has at most {{limit}} participants.',
  'too-many-tender-files': 'A tender has at most {{limit}} files, and a file as many versions as are shown.',
  'too-many-tender-messages': 'A tender has at most {{limit}} messages. Write to the owner directly.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'layer-below-attachment': 'The layer ends where it begins, or before. Its end must be above its beginning.',
  'layer-above-sum': 'The layer ends above the sum insured.',
  'deadline-past': 'Choose a time in the future.',
  'deadline-too-far': 'Choose a time within {{limit}} days.',
  'not-a-participant': 'This company has no open quote in the tender.',
  'not-a-performer': 'Choose an active performer.',
  'owner-participates': 'The owner of the tender cannot take part in it.',
} as const;

export const notifications = {
  'tender-invited': '{{company}} asks for your quote: tender {{number}}, {{name}}',
  'tender-removed': '{{company}} took back the invitation to tender {{number}}, {{name}}',
  'tender-deadline': 'Tender {{number}}, {{name}}: quotes are taken until {{deadline}}',
  'tender-reminder': 'Tender {{number}}, {{name}}: your quote is awaited until {{deadline}}',
  'tender-opened': 'Tender {{number}}, {{name}}: the quotes are open',
  'tender-clarification': 'Tender {{number}}, {{name}} needs a clarification: {{reason}}',
  'tender-resumed': 'Tender {{number}}, {{name}} goes on',
  'tender-terms': 'Tender {{number}}, {{name}}: the terms are set, write your line now',
  'tender-signed': 'Tender {{number}}, {{name}}: your line is signed',
  'tender-canceled': 'Tender {{number}}, {{name}} was canceled: {{reason}}',
  'tender-message': 'Tender {{number}}, {{name}}: a new message',
} as const;

export const notificationLinks = { tender: 'Open the tender' } as const;

export const menu = { tenders: 'Tenders' } as const;

export const actions = {
  'tenders-exported': 'Tenders exported',
  'proposals-exported': 'Quotes exported',
  'tender-created': 'Tender created',
  'tender-deleted': 'Tender deleted',
} as const;

export const recordKinds = { tender: 'Tender' } as const;

export const exported = {
  tenders: {
    name: 'Tenders',
    columns: {
      number: 'Number',
      name: 'Name',
      status: 'Status',
      company: 'Owner',
      client: 'Client',
      insurer: 'Insurer',
      type: 'Type',
      currency: 'Currency',
      sum_insured: 'Sum insured',
      created: 'Created',
      deadline: 'Quotes until',
      participants: 'Participants',
    },
  },
  proposals: {
    name: 'Quotes',
    columns: {
      tender: 'Tender',
      name: 'Name',
      company: 'Participant',
      state: 'Answer',
      answered: 'Answered',
      currency: 'Currency',
      tariff_percent: 'Tariff (%)',
      premium: 'Premium of the layer',
      franchise: 'Franchise',
      sum: 'Sum',
      share: 'Share of the layer (%)',
      written: 'Written (%)',
      signed: 'Signed (%)',
      comment: 'Comment',
    },
  },
} as const;

export const exportedWords = {
  tenderStatus: {
    cart: 'Draft',
    new: 'New',
    formation: 'Formation',
    needs_clarification: 'Needs clarification',
    quotation: 'Quotation',
    placement: 'Placement',
    processing: 'Processing',
    paid: 'Paid',
    ready_to_ship: 'Slip ready',
    completed: 'Completed',
    canceled: 'Canceled',
  },
  tenderType: { proportional: 'Proportional', non_proportional: 'Non-proportional' },
  participationState: {
    invited: 'No answer yet',
    quoted: 'Quote',
    revoked: 'Revoked',
    declined: 'Declined',
    removed: 'Invitation taken back',
  },
} as const;

export const letters = {
  tenderInvited: {
    subject: 'Your quote is asked for',
    title: 'Your company is invited to a tender',
    text: 'Quote until the deadline, or decline. Nobody sees your quote before it.',
    button: 'Open the tender',
  },
  tenderReminder: {
    subject: 'Your quote is awaited',
    title: 'A tender still awaits your quote',
    text: 'A quote after the deadline is refused. If you do not want to take part, decline it.',
    button: 'Open the tender',
  },
  tenderOpened: {
    subject: 'The quotes are open',
    title: 'The deadline has passed, and all quotes are open',
    text: 'They were opened at once, and nobody saw one before.',
    button: 'Open the tender',
  },
} as const;

export default { title: 'Tenders' } as const;
