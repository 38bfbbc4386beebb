import { useTranslation } from 'react-i18next';
import { chooseFreePlan, type Tariff } from '#shared/contracts/billing.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** Asks whether to go on with the free plan of the own side. */
export const FreePlanQuestion = ({
  tariff: { name: plan },
  version,
  onClose,
}: {
  tariff: Tariff;
  version: number;
  onClose: () => void;
}) => {
  const { t } = useTranslation('billing');
  const send = useSend(chooseFreePlan);
  return (
    <ReasonDialog
      title={t('free.title', { plan })}
      confirm={t('free.confirm')}
      keep={t('free.keep')}
      danger={false}
      reason={null}
      submit={() =>
        handleRefusal(send.mutateAsync({ body: { version } }), (problem) => {
          snack({ tone: 'bad', text: problem.message });
          onClose();
        })
      }
      onDone={() => {
        snack({ tone: 'good', text: t('free.done', { plan }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t('free.text')}</p>
    </ReasonDialog>
  );
};
