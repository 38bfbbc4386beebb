import { useTranslation } from 'react-i18next';
import { type Coefficient, deleteCoefficient } from '#shared/contracts/pay.ts';
import { useSend } from '../../api/query.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

export const DeleteCoefficient = ({
  coefficient: { id, name, version },
  onClose,
}: {
  coefficient: Coefficient;
  onClose: () => void;
}) => {
  const { t } = useTranslation('pay');
  const remove = useSend(deleteCoefficient);
  const confirm = () =>
    remove.mutate(
      { params: { id }, query: { version: String(version) } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('delete.done', { name }) }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      open
      danger
      title={t('delete.title', { name })}
      confirm={t('delete.confirm')}
      keep={t('delete.keep')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="text-pretty">{t('delete.text')}</p>
    </Confirm>
  );
};
