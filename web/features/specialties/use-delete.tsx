import { useTranslation } from 'react-i18next';
import { deleteSpecialty } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useKind } from './kinds.ts';

type Named = { id: string; name: string };

/** Deletes a category after a question. Without undo: another one of the same name would have another id. */
export const useDelete = (onDeleted: (deleted: Named) => void) => {
  const { t } = useTranslation('specialties');
  const { texts } = useKind();
  const { ask, question } = useAsk();
  const remove = useSend(deleteSpecialty);
  return {
    ask: ({ id, name }: Named) =>
      ask({
        danger: true,
        title: t(`${texts}delete.title`, { name }),
        text: t(`${texts}delete.text`),
        confirm: t(`${texts}delete.confirm`),
        keep: t('delete.keep'),
        act: async () => {
          await remove.mutateAsync({ params: { id } });
          onDeleted({ id, name });
        },
        done: t(`${texts}delete.done`, { name }),
        onRefused: ({ message }, close) => {
          snack({ tone: 'bad', text: t('delete.failed', { name, message }) });
          close();
        },
      }),
    dialog: question,
  };
};
