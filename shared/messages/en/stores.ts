export const problems = {
  'store-shifts-ahead_one':
    '{{count}} shift is still ahead or running here, so the store was not deactivated. Cancel it, or wait until it is over.',
  'store-shifts-ahead_other':
    '{{count}} shifts are still ahead or running here, so the store was not deactivated. Cancel them, or wait until they are over.',
  'store-in-use':
    'Records hang on this store (shifts: {{shifts}}, managers: {{people}}, valid invitations: {{invitations}}), so it was not deleted. Leave it inactive: nothing can be ordered for it.',
  'store-active': 'The store is active, so it was not deleted. Deactivate it first.',
  'store-inactive':
    'The store {{store}} is inactive, so nothing was ordered. Choose another store, or activate this one.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'point-required': 'Choose a suggested address, or enter the point.',
  'opening-hours-order':
    'The closing time must be later than the opening time. For hours past midnight, choose “Closes the next day”.',
  'opening-hours-too-long': 'These hours last longer than 24 hours.',
  'opening-hours-overlap': 'These hours begin before the previous ones end.',
  'not-quarter-hour': 'Choose a time in steps of 15 minutes, like 06:15.',
  'unknown-time-zone': 'This time zone does not exist. Enter one like Europe/Prague.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Name',
  address: 'Address',
  location: 'Map point',
  phone: 'Phone',
  sales_area_m2: 'Sales area (m²)',
  time_zone: 'Time zone',
  mon: 'Opening hours, Monday',
  tue: 'Opening hours, Tuesday',
  wed: 'Opening hours, Wednesday',
  thu: 'Opening hours, Thursday',
  fri: 'Opening hours, Friday',
  sat: 'Opening hours, Saturday',
  sun: 'Opening hours, Sunday',
  exceptions: 'Opening hours on single dates',
  pickup: 'Order pickup',
  delivery_warehouse: 'Deliveries',
  active: 'Active',
} as const;

export const menu = { stores: 'Stores' } as const;

export const actions = {
  'stores-exported': 'Stores exported',
  'store-created': 'Store added',
  'store-changed': 'Store changed',
  'store-deactivated': 'Store deactivated',
  'store-activated': 'Store activated',
  'store-deleted': 'Store deleted',
  'store-code-renewed': 'New code for the poster of a store',
  'store-manager-added': 'Store given to a manager',
  'store-manager-removed': 'Store taken from a manager',
} as const;

export const recordKinds = { store: 'Store' } as const;

export const exported = {
  stores: {
    name: 'Stores',
    columns: {
      name: 'Name',
      address: 'Address',
      company: 'Company',
      phone: 'Phone',
      sales_area_m2: 'Sales area (m²)',
      time_zone: 'Time zone',
      pickup: 'Order pickup',
      delivery_warehouse: 'Deliveries',
      vendors: 'Performers',
    },
  },
} as const;

export default {
  fields,
  title: 'Stores',
  new: 'New store',
  create: 'Create store',
  tabs: 'Store',
  search: 'Name of the store',
  columns: {
    name: 'Name',
    address: 'Address',
    company: 'Company',
    today: 'Open today',
    area: 'Sales area',
    vendors: 'Performers',
  },
  closed: 'Closed',
  inactive: 'Inactive',
  show: { label: 'View', list: 'List', map: 'Map' },
  map: {
    title: 'Map of stores',
    shown_one: '{{count}} store on the map.',
    shown_other: '{{count}} stores on the map.',
    without_one: '{{count}} store has no point yet.',
    without_other: '{{count}} stores have no point yet.',
    more: 'There are {{total}} in all; narrow them with the filters.',
    far_one: '{{count}} store is far away.',
    far_other: '{{count}} stores are far away.',
    showAll: 'Show all',
  },
  code: {
    tab: 'QR code',
    title: 'Code at the door',
    reason:
      'Workers scan it when they come to work. It opens this store on their phone and proves that they are there.',
    none: 'There is no code for this store yet.',
    make: 'Make the code',
    made: 'The code is ready. Print the poster and put it up at the door.',
    madeOn: 'Made on {{day}}.',
    image: 'QR code of {{name}}',
    poster: 'Poster to print',
    posterTitle: 'Poster',
    print: 'Print',
    language: 'Language of the poster',
    renew: 'New code',
    renewTitle: 'Replace the code?',
    renewText: 'The printed poster stops working at once. Print the new one and put it up in its place.',
    keep: 'Keep the code',
    changed: 'Someone else has just made a new code. It is shown now.',
    renewed: 'The new code is ready. Print the poster again.',
  },
  state: { label: 'State', true: 'Active', false: 'Inactive' },
  closing: {
    deactivate: 'Deactivate',
    activate: 'Activate',
    delete: 'Delete',
    deactivateTitle: 'Deactivate {{name}}?',
    deactivateText:
      'Nobody can order shifts for the store any more, and its public page says that it is closed. Past shifts and managers stay. You can activate it again at any time.',
    keepActive: 'Keep it active',
    deactivated: '{{name}} is inactive now',
    activated: '{{name}} is active again',
    deleteTitle: 'Delete {{name}}?',
    deleteText:
      'The store disappears for good. A store that has ever had a shift cannot be deleted; it stays inactive.',
    keep: 'Keep the store',
    deleted: '{{name}} was deleted',
    shifts: 'Show the shifts',
  },
  noVendors: 'None yet',
  none: {
    title: 'No store matches the filters',
    text: 'Try a shorter part of the name or address, or remove a filter.',
  },
  first: {
    title: 'Your stores will be here',
    text: 'A store has an address, opening hours and the performers that serve it. Add the first store to order shifts for it.',
    readOnly: 'You have no access to any store yet. Ask the administrator of the company.',
  },
  common: {
    tab: 'General',
    store: 'Store',
    storeReason: 'Workers see this name on their phones. Keep it short and include the location.',
    company: 'Company',
    companyHint: 'The company that owns the store.',
    phoneHint: 'With the country code, like +420 777 000 001.',
    place: 'Location',
    placeReason: 'Workers find the store by its address.',
    addressHint: 'With the town, like “Lidická 12, Brno”.',
    suggestions: 'Suggested addresses',
    suggested_one: '{{count}} suggestion. Choosing it sets the point.',
    suggested_other: '{{count}} suggestions. Choosing one sets the point.',
    noSuggestion: 'No suggestion. Add the town, or enter the point below.',
    point: 'Point (latitude, longitude)',
    notPoint: 'Enter latitude and longitude, like 49.195061, 16.606837.',
    pointHint: 'Choose a suggested address, or copy the point from a map, like 49.195061, 16.606837.',
    pointOfTown: 'The middle of {{town}}. For the exact place, copy the point from a map.',
    pointNear: 'Nearest known address: {{place}}.',
    pointFar: 'No known address near this point. Check it.',
    timeZoneHint: 'Shifts and opening hours use this time zone.',
    law: 'Law',
    lawReason:
      'Shops over 200 m² are closed by law on some state holidays (act 223/2016). Shifts on those days show a warning.',
    area: 'Sales area',
    areaUnit: 'm²',
    orders: 'Orders',
    ordersReason: 'How the marketplace uses this store.',
    pickup: 'Customers can pick up orders here',
    warehouse: 'Deliveries are sent to this store',
    vendors: 'Performers',
    vendorsReason: 'Companies that staff the shifts of this store.',
  },
  schedule: {
    tab: 'Opening hours',
    title: 'Opening hours',
    reason:
      'In the time zone of the store, in steps of 15 minutes. A day may have several opening hours, also past midnight.',
    open: 'Open on {{day}}',
    from: '{{day}}, opens',
    to: '{{day}}, closes',
    hours: '{{hours}} h',
    copyDay: 'Copy {{day}} to all days',
    copied: '{{day}} copied to all days',
    add: 'Add hours on {{day}}',
    remove: 'Remove: {{day}}',
    nth: '{{day}} ({{number}})',
    nextDay: 'Closes the next day',
    nextDayOf: '{{day}}, closes the next day',
    holidays: {
      title: 'State holidays',
      reason:
        'Suggested as the law says: shops over 200 m² are closed on some of them (act 223/2016). Set other hours if the store is an exception.',
      closedByLaw: 'Closed by law',
      shortByLaw: '{{hours}} by law',
      usual: 'As usual: {{hours}}',
      own: 'Own hours: {{hours}}',
      change: 'Set hours',
      changeOf: 'Set hours: {{name}}',
    },
    exceptions: {
      title: 'Exceptions',
      reason: 'Dates with other hours than usual, for example a stocktaking or a state holiday.',
      add: 'Add a date',
      remove: 'Remove date {{number}}',
      date: 'Date {{number}}',
    },
    zone: 'Time zone {{zone}}',
  },
  users: {
    tab: 'Users',
    title: 'Managers',
    reason:
      'They order shifts for this store. A store manager changes its opening hours, a buyer manager the rest too.',
    list: 'Managers of the store',
    none: 'Nobody manages this store yet.',
    add: 'Give the store to',
    addHint: 'Buyer managers and store managers of the company. Invite others first.',
    choose: 'Choose a person',
    remove: 'Take the store from {{name}}',
    added: '{{name}} manages this store now',
    removed: '{{name}} no longer manages this store',
    more_one: 'And {{count}} more person.',
    more_other: 'And {{count}} more people.',
  },
  readOnly: 'You can view this store. Only its company can change it.',
  scheduleOnly: 'You can change the opening hours. Only the company can change the rest.',
} as const;
