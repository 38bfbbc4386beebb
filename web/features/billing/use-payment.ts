import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPayment, addSubscription, finishPayment, type Tariff } from '#shared/contracts/billing.ts';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';

/** What pays: a saved card by its id, or Stripe's form. */
export type Means = { card: string } | { elements: StripeElements };
/** `unclear`: it may have been paid; its event says so. */
type Failure = { kind: 'failed' | 'unclear'; text: string };

/**
 * Pays a plan. Whatever Stripe's half in the browser says, the server asks Stripe how the payment ended, so its answer
 * is the one that is shown. A failed payment can be tried again, and is never made twice.
 */
export const usePayment = (
  { tariff, days, amount }: { tariff: Tariff; days: Period; amount: number },
  onPaid: (until: string | null) => void,
) => {
  const { t } = useTranslation('billing');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = useSend(addPayment);
  const paySaved = useSend(addSubscription);
  const finish = useSend(finishPayment);

  const byNewCard = async (stripe: Stripe, elements: StripeElements): Promise<string | null> => {
    const { error } = await elements.submit();
    if (error) return null;
    const query = { tariff_id: tariff.id, days: String(days), amount: String(amount) };
    const { client_secret: clientSecret, payment_id } = (await begin.mutateAsync({ query })).data;
    await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    });
    return payment_id;
  };

  const bySavedCard = async (stripe: Stripe, payment_method_id: string): Promise<string> => {
    const body = { tariff_id: tariff.id, days, payment_method_id, amount };
    const { state, client_secret: clientSecret, payment_id } = (await paySaved.mutateAsync({ body })).data;
    if (state === 'action-needed') await stripe.handleNextAction({ clientSecret });
    return payment_id;
  };

  const pay = async (stripe: Stripe, means: Means): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      const id = 'card' in means ? await bySavedCard(stripe, means.card) : await byNewCard(stripe, means.elements);
      if (id === null) return setFailure({ kind: 'failed', text: t('pay.incomplete') });
      const { state, until } = (await finish.mutateAsync({ params: { id }, body: {} })).data;
      if (state === 'paid') onPaid(until);
      else if (state === 'processing') setFailure({ kind: 'unclear', text: t('pay.unclearHelp') });
      else setFailure({ kind: 'failed', text: t('pay.notDone') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const isUnclear = error.isOutcomeUnknown || error.code === 'payments-unavailable';
      setFailure({ kind: isUnclear ? 'unclear' : 'failed', text: error.message });
    } finally {
      setBusy(false);
    }
  };

  return { pay, isBusy, failure };
};
