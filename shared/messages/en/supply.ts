export const problems = {
  'document-not-allowed': 'The document is already in another state, which does not allow this. Nothing was changed.',
  'order-not-documented':
    'A delivery document is issued when the order was placed with the supplier or accepted, of a supply once the customer has accepted it, and not of a canceled one. Nothing was saved.',
  'order-has-documents': 'Delivery documents of this order are valid. Cancel or reject them first, then the order.',
} as const;

export const notifications = {
  'supply-placed': '{{company}} supplies {{store}}: order {{number}}',
  'supply-waits': '{{company}} wants to supply {{store}}: accept or refuse order {{number}}',
  'supply-within-limit': '{{company}} supplies {{store}} within your monthly limit: order {{number}}',
  'supply-accepted': '{{customer}} accepted supply {{number}} for {{store}}',
  'supply-refused': '{{customer}} refused supply {{number}} for {{store}}: {{reason}}',
  'document-issued': 'Delivery document {{number}} from {{company}} waits for you',
  'document-accepted': '{{by}} accepted delivery document {{number}}',
  'document-rejected': '{{by}} rejected delivery document {{number}}',
} as const;

export const notificationLinks = {
  document: 'Open the document',
} as const;

export const actions = {
  'documents-exported': 'Delivery documents exported',
  'document-issued': 'Delivery document issued',
  'document-replaced': 'Delivery document replaced by a new one',
  'document-accepted': 'Delivery document accepted',
  'document-rejected': 'Delivery document rejected',
  'document-exported': 'Delivery document exported to the books',
  'document-canceled': 'Delivery document canceled',
} as const;

export const recordKinds = {
  'delivery-document': 'Delivery document',
} as const;

export const exported = {
  documents: {
    name: 'Delivery documents',
    columns: {
      number: 'Number',
      status: 'Status',
      issued: 'Issued',
      order: 'Order',
      company: 'Seller',
      customer: 'Customer',
      store: 'Store',
      external_number: 'Number in the books',
      external_date: 'Date in the books',
      external_id: 'Id in the books',
      exported: 'Exported',
      pieces: 'Pieces',
      sum: 'Sum (Kč)',
      comment: 'Comment',
      replaces: 'Replaces',
      replaced_by: 'Replaced by',
    },
  },
} as const;

export const exportedWords = {
  documentStatus: {
    issued: 'Issued',
    accepted: 'Accepted',
    rejected: 'Rejected',
    exported: 'In the books',
    replaced: 'Replaced',
    canceled: 'Canceled',
  },
} as const;

export default {
  title: 'Supply',
  documents: {
    title: 'Delivery documents',
    one: 'Delivery document',
    heading: 'Delivery document {{number}}',
    numbered: 'Document {{number}}',
    history: 'History of delivery documents',
    search: 'Number, store or company',
    failed: 'The documents could not be loaded.',
    noneOfOrder: 'No document yet. Issue one for what you deliver; the store confirms it.',
    pieces: '{{pieces}} pcs',
    print: 'Print',
    statuses: {
      issued: 'Issued',
      accepted: 'Accepted',
      rejected: 'Rejected',
      exported: 'In the books',
      replaced: 'Replaced',
      canceled: 'Canceled',
    },
    views: {
      all: 'Valid',
      issued: 'To confirm',
      accepted: 'Accepted',
      rejected: 'Rejected',
      exported: 'In the books',
      replaced: 'Replaced',
      canceled: 'Canceled',
      history: 'History',
    },
    columns: {
      status: 'Status',
      number: 'Document',
      created: 'Issued',
      receiver: 'Customer',
      seller: 'Seller',
      order: 'Order',
      exported: 'Taken into the books',
      replacedBy: 'Replaced by',
      pieces: 'Pieces',
    },
    external_number: 'Number in the books',
    external_date: 'Date in the books',
    external_id: 'Id in the books',
    comment: 'Comment',
    issued: 'Issued',
    store: 'Delivered to',
    product: 'Product',
    price: 'Price',
    sum: 'Sum',
    total: 'Total',
    handedOver: 'Handed over by',
    received: 'Received by',
    signature: 'Name, date, signature',
    replacedBy: 'Replaced by document {{number}}',
    openNewer: 'Open the newer document',
    openOlder: 'It replaces document {{number}}',
    openOrder: 'Order {{number}}',
    rejectedBy: 'Rejected by {{name}}, {{time}}',
    canceledBy: 'Canceled by {{name}}, {{time}}',
    happened: 'History',
    events: {
      issue: 'Issued',
      accept: 'Accepted',
      reject: 'Rejected',
      export: 'Taken into the books',
      cancel: 'Canceled',
      replace: 'Replaced by a new one',
    },
    none: {
      title: 'No document matches the filters',
      text: 'Try the beginning of a number or a name, or another view.',
    },
    first: {
      title: 'Delivery documents will be here',
      text: 'They say what was delivered with an order. The seller issues them on the page of the order, the customer confirms them.',
    },
    firstEnded: {
      title: 'Nothing was replaced or canceled',
      text: 'A document never changes: a new one replaces it, and the old one stays here.',
    },
    own: {
      issued: 'Did everything arrive?',
      accepted: 'Take it into the books',
      rejected: 'Replace it',
      exported: 'It is in the books',
    },
    waiting: {
      issued: 'The customer confirms it',
      accepted: 'The seller takes it into the books',
      rejected: 'The seller issues a new one',
      exported: 'It is in the books',
    },
    help: {
      issued:
        'Compare the pieces with what was delivered. If something is missing, reject it with a reason: the seller issues a new one.',
      accepted: 'When it is in your books, note it here with its id. After that it only changes by a new document.',
      rejected: 'The customer does not agree with it. Issue a new one with the right pieces.',
      exported: 'It only changes by a new document.',
    },
    actions: {
      accept: 'Confirm the delivery',
      reject: 'Reject',
      export: 'It is in the books',
      cancel: 'Cancel the document',
      replace: 'Replace by a new one',
    },
    ask: {
      keep: 'Leave it as it is',
      reason: 'Reason',
      reasonHint: 'The other side reads it.',
      accept: {
        title: 'Confirm document {{number}}?',
        text: 'You confirm that goods for {{sum}} were delivered.',
      },
      reject: {
        title: 'Reject document {{number}}?',
        text: 'The seller learns the reason and issues a new document instead of this one for {{sum}}.',
      },
      cancel: {
        title: 'Cancel document {{number}}?',
        text: 'It no longer counts, and its pieces for {{sum}} can stand on another document.',
      },
      export: {
        title: 'Document {{number}} is in the books',
        text: 'The day is noted. The id is the one under which your books know the document.',
      },
    },
    done: {
      accept: 'Document {{number}} is confirmed.',
      reject: 'Document {{number}} is rejected.',
      cancel: 'Document {{number}} is canceled.',
      export: 'Document {{number}} is in the books.',
    },
    issue: {
      open: 'Issue a document',
      title: 'New delivery document',
      confirm: 'Issue the document',
      done: 'Document {{number}} is issued.',
      none: 'Enter the pieces of at least one product.',
      nothing: 'All pieces of the order stand on valid documents. To change one, open it and replace it.',
      pieces: 'What is delivered',
      piecesHelp: '0 leaves a product out. Other documents can follow for the rest.',
      left: '{{pieces}} pcs left, {{price}} each',
      unit: 'pcs',
    },
    replace: {
      title: 'New document instead of {{number}}',
      confirm: 'Replace the document',
      help: 'The old document ends and stays in the history. The customer confirms the new one.',
    },
  },
  supplyCart: {
    title: 'Cart of the accord',
    empty: 'The cart is empty. Add products of your company, then choose the store that gets them.',
    weight: '{{pieces}} pcs, {{weight}} kg',
    each: '{{price}} each, {{pieces}} pcs available',
    accord: {
      serves: 'Customers: {{customers}}, stores: {{stores}}',
      issued: 'Documents to confirm: {{documents}}',
      rejected: 'Rejected documents: {{documents}}',
    },
    add: { product: 'Product', placeholder: 'Name or SKU', count: 'Pieces', confirm: 'Add' },
    clear: {
      open: 'Clear',
      title: 'Clear the cart of the accord?',
      text: 'Your colleagues see the same cart: it is empty for them, too.',
      confirm: 'Clear the cart',
      keep: 'Keep the products',
    },
    form: {
      title: 'Supply a store',
      store: 'Store',
      storePlaceholder: 'Name of the store',
      status: 'Begins as',
      comment: 'Comment',
      commentHint: 'The store reads it: ramp, hours, who takes over.',
      keep: 'Keep the products for the next store',
      keepHint: 'The cart stays filled with the same pieces.',
      confirm: 'Supply the store for {{sum}}',
      done: 'Supply {{number}} is ordered.',
      open: 'Open the order',
    },
    statuses: {
      formation: 'you can still think it over',
      placement: 'you have ordered the goods, the customer is asked to accept them',
    },
    stores: {
      title: 'Stores',
      shown: 'What is shown',
      all: 'Stores',
      underWay: 'Under way',
      search: 'Name of the store',
      none: 'No store has this name.',
      quiet: 'No supply is under way to these stores.',
      supply: 'Supply',
      supplyOf: 'Supply the store {{store}}',
      more: 'Show more stores',
      first: {
        title: 'You serve no store yet',
        text: 'You supply the stores that you serve. A customer asks for your service in the directory of performers.',
        open: 'Show the clients',
      },
    },
  },
} as const;
