export const problems = {
  'confirmed-shifts-ahead_one':
    '{{count}} coming shift there is already staffed, stand-by included, so nothing was changed. Choose whether it stays or is released.',
  'confirmed-shifts-ahead_other':
    '{{count}} coming shifts there are already staffed, stand-by included, so nothing was changed. Choose whether they stay or are released.',
  'service-request-closed':
    'This request was already answered or withdrawn, or its time is over, so nothing was changed. Reload to see its state.',
  'already-asked': 'You have already asked this performer and it has not answered yet. Wait, or withdraw that request.',
  'already-served': 'The performer already serves these stores, so it was not asked. Choose other stores.',
  'service-not-widened':
    'Only the customer can let you serve more of its stores, so nothing was changed. It can send you a request for them.',
  'narrowed-by-admin':
    'An administrator of Smena limits the stores that this performer serves, so nothing was changed. Choose other stores, or write to the support of Smena.',
  'performer-without-people':
    'Nobody acts for this performer in Smena yet, so it was not asked. Choose another performer.',
  'too-many-stores':
    'No more than {{limit}} stores of a customer can be named for one performer, so nothing was changed. Choose fewer stores in its list of clients, or let it serve all of them.',
  'contact-limit':
    'The daily limit of contacts in your plan ({{limit}}) is used up, so this one was not shown. More can be shown after midnight, or choose a larger plan under Plan.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  stores: 'Stores',
  comment: 'Message',
  specialties: 'Specialties',
  all_stores: 'All stores',
  reason: 'Reason',
  listed: 'Shown in the directory',
  area: 'Where it works',
  supply_limit: 'Limit of supplies per month',
} as const;

export const notifications = {
  'service-added': '{{company}}: you work together now',
  'service-changed': '{{company}}: other stores are served now',
  'service-ended': '{{company}}: you no longer work together',
  'shifts-released': '{{company}} gave back shifts that it had staffed, they are open again: {{shifts}}',
  'service-requested': '{{company}} asks you to serve its stores',
  'service-request-declined': '{{company}} declined your request to serve your stores',
  'service-request-withdrawn': '{{company}} withdrew its request',
} as const;

export const notificationLinks = { requests: 'Show the requests', clients: 'Show who serves what' } as const;

export const menu = { clients: 'Clients', servedBy: 'Performers' } as const;

export const actions = {
  'clients-exported': 'Clients exported',
  'service-added': 'Cooperation agreed',
  'service-changed': 'Served stores changed',
  'service-ended': 'Cooperation ended',
  'supply-limit-set': 'Limit of supplies changed',
  'service-requested': 'Performer asked to serve stores',
  'service-request-accepted': 'Request of a customer accepted',
  'service-request-declined': 'Request of a customer declined',
  'service-request-withdrawn': 'Request to a performer withdrawn',
  'directory-entry-changed': 'Directory entry changed',
} as const;

export const exported = {
  clients: {
    name: 'Clients and performers',
    columns: {
      vendor: 'Performer',
      client: 'Client',
      active: 'Active',
      stores: 'Served stores (empty: all)',
      supply_limit: 'Limit of supplies per month (Kč)',
    },
  },
} as const;

export const letters = {
  serviceRequested: {
    subject: 'A customer asks you to serve its stores',
    title: 'A customer asks you to serve its stores',
    text: 'Look at the request and accept or decline it within 14 days. Then it expires.',
    button: 'Show the request',
  },
  serviceAccepted: {
    subject: 'A performer accepted your request',
    title: 'A performer accepted your request',
    text: 'It now serves the stores that you asked for. Their open shifts are offered to it.',
    button: 'Show the performers',
  },
  serviceDeclined: {
    subject: 'A performer declined your request',
    title: 'A performer declined your request',
    text: 'It will not serve the stores that you asked for. You can ask another performer.',
    button: 'Find another performer',
  },
} as const;

export default {
  fields,
  title: 'Clients',
  performersTitle: 'Performers',
  performer: 'Performer',
  choosePerformer: 'Choose a performer to see its clients.',
  list: 'Companies',
  inactive: 'Inactive',
  search: 'Company name',
  searchStores: 'Store name',
  allStores: 'All stores, new ones too',
  storeCount_one: '{{count}} store',
  storeCount_other: '{{count}} stores',
  moreStores_one: 'and {{count}} more store',
  moreStores_other: 'and {{count}} more stores',
  choose: 'Choose a company',
  chooseText: 'Its stores, and which of them are served, appear here.',
  back: 'Back to the companies',
  more: 'Show more',
  none: { title: 'Nothing found', text: 'Try a shorter part of the name.' },
  firstClients: {
    title: 'No clients yet',
    text: 'When a customer is linked to the performer, its stores can be chosen here.',
  },
  firstPerformers: {
    title: 'No performer serves your stores yet',
    text: 'Shifts that you order are then offered to nobody. Find one in the directory and ask it.',
  },
  noStores: 'This company has no stores yet.',
  stores: 'Served stores',
  storesHelp: 'Shifts of the chosen stores are offered to the performer. Others disappear from its lists.',
  storesHelpOwn: 'You can give up stores. Only the customer can give you more of them, by a request.',
  chooseShown: 'Select the shown ones',
  clearShown: 'Clear the shown ones',
  atLeastOne: 'Choose at least one store, or end the cooperation.',
  add: 'Add a client',
  added: '{{name}} is a client now',
  end: 'End the cooperation',
  ending: {
    titleMany_one: 'End the cooperation with {{count}} client?',
    titleMany_other: 'End the cooperation with {{count}} clients?',
    textMany: 'The performer will no longer see the stores and open shifts of these companies: {{names}}.',
    keepMany: 'Keep the clients',
    doneMany_one: '{{count}} company is no longer a client',
    doneMany_other: '{{count}} companies are no longer clients',
    choose: 'Choose several',
    chosen: 'End the cooperation ({{count}})',
    cancel: 'Cancel',
    title: 'End the cooperation with {{name}}?',
    text: 'The performer will no longer see the stores and open shifts of this company.',
    confirm: 'End the cooperation',
    keep: 'Keep the client',
    done: '{{name}} is no longer a client',
  },
  ahead: {
    title: 'What becomes of the staffed shifts?',
    keepHelp: 'Kept shifts stay with the performer and its workers.',
    releaseHelp: 'Released shifts lose their workers and are offered to the other performers of the store.',
    keep: 'Keep the shifts',
    release: 'Release the shifts',
    back: 'Change nothing',
  },
  supplyLimit: {
    none: 'You are asked about every supply.',
    upTo: 'Supplies up to {{sum}} a month are accepted without asking you.',
    open: 'Limit of supplies',
    title: 'Supplies by {{name}}',
    help: 'A supply is accepted at once if it fits in the limit together with those that it has accepted in the same calendar month. You are asked about the others.',
    field: 'Limit per month',
    hint: 'Leave it empty to be asked about every supply.',
    save: 'Save the limit',
    done: 'The limit is saved',
  },
  tabs: { label: 'Clients, performers and requests', find: 'Directory' },
  find: {
    title: 'Find a performer',
    search: 'Name',
    town: 'Town',
    specialty: 'Specialty',
    columns: {
      name: 'Performer',
      relation: 'With you',
      area: 'Where it works',
      specialties: 'Specialties',
      credibility: 'Credibility',
      contact: 'Contact',
      ask: 'Request',
    },
    serves: { all: 'Serves all your stores', some: 'Serves some stores' },
    asked: 'Asked',
    ask: 'Ask',
    contact: {
      show: 'Show contact',
      showOf: 'Show contact of {{name}}',
      left: '{{left}} of {{limit}} contacts left today',
      plan: 'Choose a larger plan',
    },
    none: {
      title: 'No performer matches the filters',
      text: 'Try a larger town nearby, or remove a filter. Not every performer has said where it works and what it offers.',
    },
    first: { title: 'No performers yet', text: 'Performers appear here when they join Smena.' },
  },
  asking: {
    title: 'Ask {{name}} to serve your stores',
    text: 'The performer answers within 14 days. When it accepts, it sees these stores and their open shifts.',
    stores: 'Stores',
    atLeastOne: 'Choose at least one store, or all of them.',
    comment: 'Message',
    commentHint: 'Whom you need, how many people and how often. The performer reads it.',
    send: 'Send the request',
    keep: 'Do not ask',
    done: 'The request was sent to {{name}}',
  },
  requests: {
    title: 'Requests',
    columns: {
      company: 'Company',
      state: 'State',
      stores: 'Stores',
      message: 'Message',
      sent: 'Sent',
      actions: 'Answer',
    },
    states: { open: 'Waiting', accepted: 'Accepted', declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Expired' },
    until: 'until {{day}}',
    reason: 'Declined: {{reason}}',
    accept: 'Accept',
    acceptOf: 'Accept the request of {{name}}',
    decline: 'Decline',
    declineOf: 'Decline the request of {{name}}',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the request to {{name}}',
    none: { title: 'No request matches the filters', text: 'Choose other states, or remove the filter.' },
    first: { title: 'No requests yet', text: 'Requests of customers to performers appear here.' },
    firstSent: {
      title: 'You have not asked any performer',
      text: 'Find one in the directory and ask it to serve your stores. Its answer appears here.',
    },
    firstReceived: {
      title: 'No customer has asked you yet',
      text: 'Customers find you in the directory by town and specialty. Fill in your entry on the page Clients.',
    },
  },
  accepting: {
    title: 'Serve the stores of {{name}}?',
    text: 'You will see these stores and their open shifts:',
    textAll: 'You will see all its stores, new ones too, and their open shifts.',
    keep: 'Not yet',
    done: '{{name}} is your client now',
  },
  declining: {
    title: 'Decline the request of {{name}}?',
    text: 'The customer reads your reason and can ask another performer.',
    reason: 'Reason',
    reasonHint: 'For example, no free workers in that town.',
    keep: 'Keep the request',
    done: 'The request of {{name}} was declined',
  },
  withdrawing: {
    title: 'Withdraw the request to {{name}}?',
    text: 'The performer can no longer answer it. You can ask again at any time.',
    keep: 'Keep the request',
    done: 'The request to {{name}} was withdrawn',
  },
  entry: {
    button: 'Directory entry',
    title: '{{name}} in the directory',
    text: 'Customers without a performer look for one by town and specialty, and read this.',
    listed: 'Show in the directory',
    listedHint: 'Otherwise customers cannot find the company or ask it.',
    area: 'Where you work',
    areaHint: 'Name the towns, since customers search for them: Brno, Vyškov and 30 km around.',
    specialties: 'Specialties that you offer',
    specialtiesFind: 'Specialty name',
  },
} as const;
