import { randomUUID } from 'node:crypto';
import { addTransaction } from '#shared/contracts/billing.ts';
import { type Period, priceOf, type Tariff } from '#shared/domain/billing/tariffs.ts';
import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { timeOfMoney } from '../data/billing/record-money-back.ts';
import { ofPayment, paymentRecord } from '../data/billing/record-payment.ts';
import { ofSubscription } from '../data/billing/subscriptions.ts';
import { getTariff } from '../data/billing/tariffs.ts';
import { moneyAlone, type Transaction, transactionWrites } from '../data/billing/transactions.ts';
import { getCompany } from '../data/companies/companies.ts';
import { ofBalance } from '../data/ledger/ledger.ts';
import { serve } from '../http/serve.ts';
import { toReplyTransaction } from './to-reply.ts';

export const handler = serve(addTransaction, async (request) => {
  const { body, actor, now } = request;
  const { kind, amount, reason } = body;
  const company = await getCompany(body.company_id);
  if (!company) throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (amount === 0 || (amount < 0 && kind !== 'correction'))
    throw wrong('amount', { key: 'number-too-small', params: { minimum: 1 } });
  const about = { id: company.id, name: company.name };
  const entry = auditEntryWrite({ action: 'transaction-added', by: actor, at: now, company: about, about });
  const refusals = [[ofBalance, 'refund-above-paid']] as const;
  const id = randomUUID();
  if (kind === 'transfer') {
    const { tariff, days } = await planOf(body, company.role);
    const { writes, transaction } = await paymentRecord(
      {
        id,
        company_id: company.id,
        kind_of: kind,
        book: 'bank-transfers',
        tariff_id: tariff.id,
        days,
        amount,
        price: priceOf(tariff, days),
        charged_at: null,
        account_id: actor.id,
        reason,
        card: null,
        promo_id: null,
      },
      now,
    );
    return {
      reply: { data: toReplyTransaction(transaction, request) },
      writes: [...writes, entry],
      retryOn: ofPayment,
    };
  }
  const time =
    kind === 'refund'
      ? await timeOfMoney(company.id, { payment: null, amount, keepTime: body.keep_time ?? false }, now)
      : { taken: null, until: null, writes: [] };
  const transaction: Transaction = {
    ...moneyAlone,
    id,
    at: now,
    kind_of: kind,
    company: about,
    amount: kind === 'refund' ? -amount : amount,
    book: kind === 'refund' ? 'bank-transfers' : 'corrections',
    tariff_id: null,
    days: null,
    until: time.until,
    taken: time.taken,
    by: { id: actor.id, fio: actor.fio },
    reason,
    promo_code: null,
    payment: null,
    card: null,
  };
  return {
    reply: { data: toReplyTransaction(transaction, request) },
    writes: [...transactionWrites(transaction), ...time.writes, entry],
    refusals,
    retryOn: [ofSubscription],
  };
});

const wrong = (field: string, issue: FieldIssue) => new Problem('invalid-input', { fields: { [field]: issue } });

/** The plan and the days that a transfer pays. */
const planOf = async (
  { tariff_id, days }: { tariff_id?: string | undefined; days?: Period | undefined },
  role: Tariff['role'],
): Promise<{ tariff: Tariff; days: Period }> => {
  if (tariff_id === undefined) throw wrong('tariff_id', { key: 'required' });
  if (days === undefined) throw wrong('days', { key: 'required' });
  const tariff = await getTariff(tariff_id);
  if (tariff?.role !== role) throw wrong('tariff_id', { key: 'not-found' });
  if (tariff.prices === null) throw new Problem('tariff-free');
  return { tariff, days };
};
