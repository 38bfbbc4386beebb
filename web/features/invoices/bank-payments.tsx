import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BankPayment,
  ignoreBankPayment,
  listBankPayments,
  unpairBankPayment,
} from '#shared/contracts/invoices.ts';
import { bankPaymentStates } from '#shared/domain/invoices/matching.ts';
import { useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { InvoiceTabs } from '../../domain/invoices/invoice-tabs.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useBankColumns } from './bank-columns.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { StatementImport } from './statement-import.tsx';

/** Payments of bank statements: those that wait to be paired, and what became of the others. */
export default function BankPayments() {
  const { t } = useTranslation('invoices');
  const { company } = useMe();
  const [pairing, setPairing] = useState<BankPayment | null>(null);
  const { ask, question } = useAsk();
  const sendUnpair = useSend(unpairBankPayment);
  const state = useListState('bankPayments', listBankPayments, { state: bankPaymentStates });
  const { state: [shown = 'open'] = [], ...query } = state.query;
  const unpair = ({ id, version, amount, invoice }: BankPayment) =>
    ask({
      title: t('bank.unpair.title', { number: invoice?.number ?? '' }),
      text: t('bank.unpair.text', { amount: money(amount) }),
      confirm: t('bank.unpair.confirm'),
      keep: t('bank.unpair.keep'),
      act: () => sendUnpair.mutateAsync({ params: { id }, body: { version } }),
      done: t('bank.unpair.done'),
    });
  return (
    <ListPage
      title={t('bank.title')}
      state={state}
      list={useGet(listBankPayments, { query: { ...query, state: shown } })}
      columns={useBankColumns(shown, (payment) => (
        <PaymentActions payment={payment} onPair={() => setPairing(payment)} onUnpair={() => unpair(payment)} />
      ))}
      tabs={<InvoiceTabs current="bank" />}
      views={bankPaymentStates.map((id) => ({
        id,
        label: t(`bank.views.${id}`),
        to: id === 'open' ? `${paths.invoices.bank}?page=1` : `${paths.invoices.bank}?state=${id}`,
        current: id === shown,
      }))}
      intro={company && <StatementImport />}
      none={{ title: t('bank.none.title'), text: t('bank.none.text') }}
      first={{ title: t('bank.first.title'), text: t('bank.first.text') }}
    >
      {question}
      {pairing && <PairDialog key={pairing.id} payment={pairing} onClose={() => setPairing(null)} />}
    </ListPage>
  );
}

const PaymentActions = ({
  payment,
  onPair,
  onUnpair,
}: {
  payment: BankPayment;
  onPair: () => void;
  onUnpair: () => void;
}) => {
  const { t } = useTranslation('invoices');
  const wide = useWide('md');
  const send = useSend(ignoreBankPayment);
  const { id, version, amount, state } = payment;
  const ignore = async (ignored: boolean) => {
    try {
      await send.mutateAsync({ params: { id }, body: { version, ignored } });
      snack({ tone: 'good', text: t(ignored ? 'bank.ignore.done' : 'bank.reopen.done') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  const action = (what: 'pair' | 'unpair' | 'ignore' | 'reopen', act: () => void) => (
    <Button
      size={wide ? 'sm' : 'md'}
      variant={what === 'pair' ? 'plain' : 'ghost'}
      busy={send.isPending}
      aria-label={`${t(`bank.${what}.open`)}: ${money(amount)}`}
      onClick={act}
    >
      {t(`bank.${what}.open`)}
    </Button>
  );
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:pt-2">
      {state === 'open' && action('pair', onPair)}
      {state === 'open' && action('ignore', () => void ignore(true))}
      {state === 'paired' && action('unpair', onUnpair)}
      {state === 'ignored' && action('reopen', () => void ignore(false))}
    </span>
  );
};
