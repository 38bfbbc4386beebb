import { type ImportedPayment, importBankPayments } from '#shared/contracts/invoices.ts';
import { isAccountOf } from '#shared/domain/invoices/domestic-account.ts';
import type { Seller } from '#shared/domain/invoices/invoice.ts';
import { matchOf } from '#shared/domain/invoices/matching.ts';
import type { StatementPayment } from '#shared/domain/invoices/statement-movements.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { mapAtMost } from '../data/at-most.ts';
import { decideAgain } from '../data/decide-again.ts';
import { bankPaymentId, bankPaymentWrites, findBankPayment } from '../data/invoices/bank-payments.ts';
import { invoicesWithSymbol } from '../data/invoices/invoices.ts';
import { consume } from '../data/rate-limits.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sellerFor } from './invoiced.ts';
import { companyIssuer } from './parties.ts';
import { paymentWrites } from './pay-invoice.ts';

/** A request that fails midway is repeated: finished rows are recognised by their payment. */
export const handler = serve(importBankPayments, async ({ actor, body: { account, payments, seller_id }, now }) => {
  const { seller } = await companyIssuer(sellerFor(actor, seller_id));
  if (account !== null && !isAccountOf(account, seller.iban))
    throw new Problem('statement-other-account', { params: { account, own: seller.bank_account } });
  await consume('import-requests-of-account', actor.id, now);
  // One after another, because all of them change the same lists.
  const data = await mapAtMost(
    payments,
    (payment) =>
      decideAgain(
        (error) => error instanceof ConditionFailed,
        () => importOne(payment, seller, { actor, now }),
      ),
    1,
  );
  return { reply: { data }, writes: [] };
});

const importOne = async (
  payment: StatementPayment,
  seller: Seller,
  { actor, now }: { actor: Actor; now: string },
): Promise<ImportedPayment> => {
  const { reference, variable_symbol, day, amount } = payment;
  const id = bankPaymentId(seller, reference);
  const known = await findBankPayment(id);
  if (known) return { reference, outcome: 'known', invoice: known.invoice };
  const by = { id: actor.id, fio: actor.fio };
  const match = matchOf(payment, variable_symbol === null ? [] : await invoicesWithSymbol(seller.id, variable_symbol));
  const paid = match && (await paymentWrites(match, { day, amount, by, payment: id }, { actor, now }).catch(refused));
  const invoice = paid ? { id: paid.after.id, number: paid.after.number } : null;
  const outcome = paid ? 'paired' : 'open';
  const stored = { ...payment, id, version: 1, company_id: seller.id ?? '', state: outcome, invoice } as const;
  await transact([...(paid?.writes ?? []), ...bankPaymentWrites(undefined, { ...stored, imported_at: now, by })]);
  return { reference, outcome, invoice };
};

/** The payment of an order that may not change any more is left to people. */
const refused = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};
