import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Card, deleteCard, listCards } from '#shared/contracts/billing.ts';
import { useGet, useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { IconButton } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { cardName } from './card-name.ts';

/** The cards that Stripe keeps for the company. */
export const SavedCards = () => {
  const { t } = useTranslation('billing');
  const { data, error, refetch } = useGet(listCards, {});
  const [removing, setRemoving] = useState<Card | null>(null);
  return (
    <section aria-labelledby="saved-cards">
      <h2 id="saved-cards" className="text-14 mb-2 font-semibold">
        {t('cards.title')}
      </h2>
      {!data && (error ? <Broken error={error} onRetry={refetch} as="banner" /> : <span className="skeleton w-40" />)}
      {data?.data.length === 0 && <p className="text-ink-2 text-pretty">{t('cards.none')}</p>}
      <ul className="divide-line divide-y">
        {data?.data.map((card) => (
          <li key={card.id} className="flex items-center gap-3 py-2">
            <CreditCard aria-hidden className="text-ink-3 size-5 flex-none" />
            <span className="figures min-w-0 flex-1">
              {t('pay.saved', { brand: cardName(card), last4: card.last4 })}
              <span className="text-12 text-ink-3 block">
                {t('pay.validUntil', { month: String(card.exp_month).padStart(2, '0'), year: card.exp_year })}
              </span>
            </span>
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('cards.remove', { last4: card.last4 })}
              onClick={() => setRemoving(card)}
            />
          </li>
        ))}
      </ul>
      {removing && <RemoveCard card={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
};

const RemoveCard = ({ card: { id, last4 }, onClose }: { card: Card; onClose: () => void }) => {
  const { t } = useTranslation('billing');
  const remove = useSend(deleteCard);
  return (
    <ReasonDialog
      title={t('cards.removeTitle', { last4 })}
      confirm={t('cards.removeConfirm')}
      keep={t('cards.removeKeep')}
      danger
      reason={null}
      submit={() =>
        handleRefusal(remove.mutateAsync({ params: { id } }), (problem) => {
          snack({ tone: 'bad', text: problem.message });
          onClose();
        })
      }
      onDone={() => {
        snack({ tone: 'good', text: t('cards.removed', { last4 }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t('cards.removeText')}</p>
    </ReasonDialog>
  );
};
