/**
 * The kinds of items whose changes are events (events.ts), with the start of their partition keys. The infrastructure
 * filters the table's stream by it.
 */
export const eventKinds = {
  shift: 'SHIFT#',
  comment: 'SHIFT#',
  notification: 'NOTIFICATIONS#',
  'read-marks': 'READ#',
  account: 'ACCOUNT#',
  login: 'LOGIN#',
  export: 'EXPORTS#',
  product: 'PRODUCT#',
  stock: 'PRODUCT#',
  'product-rating': 'PRODUCT#',
  specialty: 'SPECIALTY#',
  'product-type': 'PRODUCT_TYPE#',
  company: 'COMPANY#',
  order: 'ORDER#',
  'delivery-document': 'DELIVERY_DOCUMENT#',
  thread: 'THREAD#',
} as const;

export type EventKind = keyof typeof eventKinds;
