import type { NotificationKind } from '#shared/contracts/notifications.ts';

/** The kinds of notifications that are sent outside the app, by subject and in the order of the screen. */
export const kindGroups = {
  shifts: [
    'shift-assigned',
    'shift-changed',
    'shift-terms-changed',
    'shift-called-up',
    'shift-canceled',
    'shift-taken-away',
    'shift-start-missed',
    'shift-unfilled',
    'shift-left',
    'shift-left-late',
    'shift-not-started',
    'shift-no-show',
    'replacement-asked',
    'replacement-found',
    'stand-by-called-up',
    'shift-change-requested',
    'shift-request-dropped',
    'shift-declined',
    'shift-canceled-by-performer',
    'shift-canceled-by-customer',
    'punch-claimed',
  ],
  hours: ['hours-reduced', 'hours-disputed', 'hours-answered'],
  orders: [
    'order-placed',
    'order-quoted',
    'order-quotation-accepted',
    'order-paid',
    'order-ready',
    'order-shipped',
    'order-canceled',
    'supply-placed',
    'supply-waits',
    'document-issued',
    'document-rejected',
  ],
  invoices: ['invoice-issued', 'invoice-credited', 'invoice-overdue'],
  messages: ['message-received', 'chat-answered', 'chat-waiting'],
  company: ['price-agreed', 'price-deleted', 'credibility-changed'],
} as const satisfies Record<string, readonly NotificationKind[]>;

type Group = keyof typeof kindGroups;
/** A kind that has a label. */
export type DeliveredKind = (typeof kindGroups)[Group][number];

/** The groups with kinds of `values`, which are by kind. */
export const groupsOf = (values: Readonly<Record<string, unknown>>): [Group, DeliveredKind[]][] =>
  (Object.entries(kindGroups) as [Group, readonly DeliveredKind[]][])
    .map(([group, kinds]): [Group, DeliveredKind[]] => [group, kinds.filter((kind) => kind in values)])
    .filter(([, kinds]) => kinds.length > 0);
