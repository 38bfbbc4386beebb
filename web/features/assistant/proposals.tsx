import type { QueryClient } from '@tanstack/react-query';
import type { CustomTypeOptions } from 'i18next';
import type { ComponentType } from 'react';
import { addToCart } from '#shared/contracts/cart.ts';
import type { Answer, Endpoint } from '#shared/contracts/endpoint.ts';
import { sendMessage } from '#shared/contracts/messages.ts';
import { askReplacement, cancelShift, createComment, createShift } from '#shared/contracts/shifts.ts';
import { paths } from '../../paths.ts';
import { ChangeShift } from './change-shift.tsx';
import { type Fields, textIn } from './proposal-rows.ts';
import {
  AddresseeName,
  Minutes,
  OrderNumber,
  PerformerName,
  ProductName,
  Raw,
  ShiftCost,
  ShiftSummary,
  ShiftTimes,
  shownShiftCost,
  SpecialtyName,
  StoreName,
  type Value,
  Words,
  YesOrNo,
} from './proposal-values.tsx';

type Row = {
  /** A message under `proposals.rows`. */
  label: keyof CustomTypeOptions['resources']['assistant']['proposals']['rows'];
  /** The fields of the request that it shows. */
  fields: readonly string[];
  Value: Value;
};

export type ProposalKind = {
  contract: Endpoint;
  rows: readonly Row[];
  /** What follows from it, while it is open. `shown` is what it shows of the body: it is sent along. */
  forecast?: Row & { shown: (client: QueryClient, fields: Fields) => object };
  /** A link to the form in which it can be changed before it is sent. */
  Change?: ComponentType<{ id: string; fields: Fields }>;
  /** The page of what was made or changed. */
  page: (answer: unknown, fields: Fields) => string | null;
};

const row = (label: Row['label'], name: string, value: Value): Row => ({ label, fields: [name], Value: value });

const shift = row('shift', 'params.id', ShiftSummary);
const shiftPage: ProposalKind['page'] = (_, fields) => paths.shifts.view(textIn(fields, 'params.id'));
const reasonAndVersion = [row('reason', 'body.reason', Words), row('version', 'body.version', Raw)];

/** The requests that the assistant may propose, by their endpoints. Their words are messages under `proposals.kinds`. */
export const proposalKinds = {
  'create-shift': {
    contract: createShift,
    rows: [
      row('store', 'body.store_id', StoreName),
      row('specialty', 'body.category_id', SpecialtyName),
      { label: 'time', fields: ['body.starts_at', 'body.ends_at'], Value: ShiftTimes },
      row('break', 'body.planned_break_minutes', Minutes),
      row('count', 'body.count', Raw),
      row('performer', 'body.vendor_id', PerformerName),
      row('comment', 'body.comment', Words),
      row('override', 'body.override_reason', Words),
    ],
    forecast: { label: 'cost', fields: ['body.cost'], Value: ShiftCost, shown: shownShiftCost },
    Change: ChangeShift,
    page: (answer) => {
      const [first] = [(answer as Answer<typeof createShift>).data].flat();
      return first ? paths.shifts.view(first.id) : null;
    },
  },
  'cancel-shift': { contract: cancelShift, rows: [shift, ...reasonAndVersion], page: shiftPage },
  'ask-replacement': { contract: askReplacement, rows: [shift, ...reasonAndVersion], page: shiftPage },
  'create-comment': {
    contract: createComment,
    rows: [shift, row('comment', 'body.text', Words), row('instruction', 'body.instruction', YesOrNo)],
    page: shiftPage,
  },
  'send-message': {
    contract: sendMessage,
    rows: [
      row('order', 'body.order_id', OrderNumber),
      row('message', 'body.text', Words),
      row('addressee', 'body.for_user_id', AddresseeName),
    ],
    page: (_, fields) => paths.orders.thread(textIn(fields, 'body.order_id')),
  },
  'add-to-cart': {
    contract: addToCart,
    rows: [
      row('product', 'query.product_id', ProductName),
      row('pieces', 'query.count', Raw),
      row('replace', 'body.replace', YesOrNo),
      row('cart', 'query.hash', Raw),
    ],
    page: () => paths.cart,
  },
} as const satisfies Record<string, ProposalKind>;

export type ProposalName = keyof typeof proposalKinds;
export const isKnown = (endpoint: string): endpoint is ProposalName => Object.hasOwn(proposalKinds, endpoint);
