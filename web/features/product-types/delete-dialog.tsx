import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Props = {
  /** Where the texts are: those of a type or of a parameter. */
  words: 'delete' | 'parameters.delete';
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
};

export const DeleteDialog = ({ words, name, remove, onClose }: Props) => {
  const { t } = useTranslation('product-types');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      snack({ tone: 'good', text: t(`${words}.done`, { name }) });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      snack({ tone: 'bad', text: problem.message });
    } finally {
      onClose();
    }
  };
  return (
    <Confirm
      open
      danger
      title={t(`${words}.title`, { name })}
      confirm={t(`${words}.confirm`)}
      keep={t(`${words}.keep`)}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="text-pretty">{t(`${words}.text`)}</p>
    </Confirm>
  );
};
