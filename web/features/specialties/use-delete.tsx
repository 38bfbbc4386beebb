import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useKind } from './kinds.ts';

type Named = { id: string; name: string };

/** Deletes a category after a question. Without undo: another one of the same name would have another id. */
export const useDelete = (onDeleted: (deleted: Named) => void) => {
  const { t } = useTranslation('specialties');
  const { texts } = useKind();
  const [asking, setAsking] = useState<Named | null>(null);
  const remove = useSend(deleteSpecialty);
  const close = () => setAsking(null);
  const confirm = (specialty: Named) =>
    remove.mutate(
      { params: { id: specialty.id } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t(`${texts}delete.done`, { name: specialty.name }) });
          onDeleted(specialty);
        },
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
        onSettled: close,
      },
    );
  return {
    ask: ({ id, name }: Named) => setAsking({ id, name }),
    dialog: asking && (
      <Confirm
        open
        danger
        title={t(`${texts}delete.title`, { name: asking.name })}
        confirm={t(`${texts}delete.confirm`)}
        keep={t('delete.keep')}
        busy={remove.isPending}
        onConfirm={() => confirm(asking)}
        onClose={close}
      >
        <p className="text-pretty">{t(`${texts}delete.text`)}</p>
      </Confirm>
    ),
  };
};
