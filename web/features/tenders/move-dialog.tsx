import { useTranslation } from 'react-i18next';
import type { Tender } from '#shared/contracts/tenders.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useReport } from './report.ts';
import { useMoveTender } from './use-move-tender.ts';

/** A transition with a reason. `tender` is the version that the reader saw when the dialog opened. */
export const MoveDialog = ({
  tender,
  action,
  onClose,
}: {
  tender: Tender;
  action: 'clarify' | 'cancel';
  onClose: () => void;
}) => {
  const { t } = useTranslation('tenders');
  const report = useReport();
  const { move } = useMoveTender();
  return (
    <ReasonDialog
      title={t(`reason.${action}.title`, { number: tender.number })}
      confirm={t(`reason.${action}.confirm`)}
      keep={t(`reason.${action}.keep`)}
      danger={action === 'cancel'}
      reason={{ label: t(`reason.${action}.label`), hint: t(`reason.${action}.hint`) }}
      submit={(reason) =>
        handleRefusal(move(tender, action, { ...(reason !== undefined && { reason }) }), (problem) => {
          report(problem);
          onClose();
        })
      }
      onDone={() => {
        snack({ tone: 'good', text: t(`done.${action}`) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t(`reason.${action}.text`)}</p>
    </ReasonDialog>
  );
};
