import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Props = {
  /** Where the texts are. */
  words: 'delete' | 'newOnes.remove';
  name: string;
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something that cannot be undone, and says how it ended. */
export const Question = ({ words, name, act, onClose }: Props) => {
  const { t } = useTranslation('collections');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await act();
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
