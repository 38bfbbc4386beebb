import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getSubscription, listCards, setRenewal, type Subscription } from '#shared/contracts/billing.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { Switch } from '../../ui/switch.tsx';
import { cardName } from './card-name.ts';

/** Whether a saved card pays the plan again before it ends. */
export const RenewalSwitch = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('billing');
  const id = useId();
  const cards = useGet(listCards, {}).data?.data ?? [];
  const send = useSend(setRenewal);
  // After a payment, the plan that is shown is about to be a newer one.
  const { isFetching } = useGet(getSubscription, {});
  const { state, renewal, paid, until, version } = subscription;
  const card = cards[0];
  const turn = (card_id: string | null) =>
    send.mutateAsync({ body: { version, card_id } }).then(
      () =>
        snack({
          tone: 'good',
          text: card_id
            ? t('renewal.turnedOn')
            : t('renewal.turnedOff', { day: until === null ? '' : deviceDay(until) }),
        }),
      (error: unknown) => error instanceof ApiProblem && snack({ tone: 'bad', text: error.message }),
    );
  if (!renewal && (state !== 'active' || !paid)) return null;
  return (
    <section aria-labelledby="plan-renewal">
      <h2 id="plan-renewal" className="text-14 mb-2 font-semibold">
        {t('renewal.title')}
      </h2>
      {renewal || card ? (
        <label className="flex items-start gap-3">
          <Switch
            checked={renewal !== null}
            disabled={send.isPending || isFetching}
            aria-describedby={id}
            onChange={({ target }) => void turn(target.checked && card ? card.id : null)}
            className="mt-px"
          />
          <span className="font-medium">{t('renewal.label')}</span>
        </label>
      ) : null}
      <p id={id} className="text-ink-2 mt-1 text-pretty">
        {renewal
          ? t('renewal.on', {
              day: deviceDay(renewal.at),
              card: t('pay.saved', { brand: cardName(renewal.card), last4: renewal.card.last4 }),
              amount: renewal.amount === null ? '—' : money(renewal.amount),
            })
          : t(card ? 'renewal.off' : 'renewal.needsCard')}
      </p>
      {renewal && renewal.tries > 0 && (
        <p className="text-danger-text mt-1">{t('renewal.tried', { count: renewal.tries })}</p>
      )}
    </section>
  );
};
