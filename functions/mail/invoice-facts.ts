import { money } from '#shared/domain/number-text.ts';
import { formatBankAccount } from '#shared/domain/people/bank-account.ts';
import { fullDay } from '#shared/domain/time-text.ts';

/** What a letter about an invoice or a credit note says. */
export type AboutInvoice = {
  number: string;
  seller: string;
  /** Haléř: what is to be paid, or the total. */
  amount: number;
  /** Null if nothing is to be paid. */
  payment: { due_on: string; bank_account: string; symbol: string } | null;
};

export const invoiceFacts = ({ number, seller, amount, payment }: AboutInvoice) => ({
  document: number,
  supplier: seller,
  amount: money(amount),
  ...(payment && {
    due: fullDay(payment.due_on),
    account: formatBankAccount(payment.bank_account),
    symbol: payment.symbol,
  }),
});
