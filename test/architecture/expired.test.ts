import { expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { isCompanyChange, problemsOf } from '#shared/contracts/endpoint.ts';

/** What a company whose plan has expired may change: finish what was agreed, and go on. */
const finishing: Record<string, readonly string[]> = {
  billing: ['add-payment', 'add-subscription', 'choose-free-plan', 'delete-card', 'finish-payment', 'set-renewal'],
  chats: ['create-post', 'delete-post', 'edit-post', 'get-chat-token', 'open-channel', 'view-channel'],
  hours: [
    'answer-dispute',
    'approve-hours',
    'approve-many-hours',
    'dispute-hours',
    'lock-hours',
    'reopen-hours',
    'set-premium',
    'unapprove-hours',
  ],
  invoices: [
    'credit-invoice',
    'ignore-bank-payment',
    'import-bank-payments',
    'issue-invoice',
    'pair-bank-payment',
    'record-invoice-payment',
    'unpair-bank-payment',
  ],
  messages: ['read-messages', 'send-message'],
  orders: ['return-items', 'set-order-payment', 'set-order-status', 'ship-part'],
  people: ['deactivate-user'],
  promo: ['create-referral-code', 'use-promo-code'],
  shifts: [
    'ask-replacement',
    'call-up-shift',
    'cancel-shift',
    'confirm-change',
    'correct-shift',
    'create-comment',
    'decline-shift',
    'end-break',
    'end-shift',
    'leave-shift',
    'mark-unfulfilled',
    'refuse-change',
    'release-shift',
    'replace-shift',
    'start-break',
    'start-shift',
  ],
  supply: ['issue-document', 'set-document-status'],
  tenders: ['set-tender-status'],
};

it('of what a signed-in person of an expired company may change, each endpoint is named here', () => {
  const open = contracts
    .filter(isCompanyChange)
    .filter((contract) => !problemsOf(contract).includes('subscription-expired'));
  const named = Object.entries(finishing).flatMap(([area, names]) => names.map((name) => `${area}: ${name}`));
  expect(open.map(({ area, name }) => `${area}: ${name}`).toSorted()).toEqual(named.toSorted());
});

it('a GET that writes is no read: people of an inactive company are refused', () => {
  const writing = contracts.filter((contract) => contract.method === 'GET' && isCompanyChange(contract));
  expect(writing.map(({ name }) => name).toSorted()).toEqual([
    'add-payment',
    'geocode-address',
    'geocode-point',
    'get-chat-token',
  ]);
  for (const contract of writing) expect(problemsOf(contract)).toContain('company-inactive');
});
