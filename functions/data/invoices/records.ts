import { announcementOf } from '../live/announcement.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { bankPaymentKey, bankPaymentLists, listBankPaymentWrites, readBankPayment } from './bank-payments.ts';
import {
  dueInvoices,
  invoiceLists,
  invoiceSubject,
  listInvoiceWrites,
  searchInvoiceWrites,
} from './invoice-entries.ts';
import { invoiceKey, readInvoice, type StoredInvoice } from './invoices.ts';

export const readers = { invoice: readInvoice } satisfies Readers;

export const announcements = {
  invoice: ({ before, after }: Change<StoredInvoice>) => announcementOf('invoices', [before, after], invoiceSubject),
} satisfies Announcements;

export const listed = {
  invoices: {
    record: invoiceKey,
    writes: (item) => {
      const invoice = readInvoice(item);
      return [...listInvoiceWrites(undefined, invoice), ...searchInvoiceWrites(null, invoice)];
    },
  },
  'bank-payments': {
    record: bankPaymentKey,
    writes: (item) => listBankPaymentWrites(undefined, readBankPayment(item)),
  },
} satisfies Listed;

/** What a person got is left to `npm run rebuild`. */
export const countedLists: CountedLists = (company) => [
  ...(company
    ? (['seller', 'buyer'] as const).flatMap((side) => invoiceLists(`${side}#${company.id}`))
    : [...invoiceLists('all'), dueInvoices]),
  ...bankPaymentLists(company?.id ?? null),
];
