import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/dialog.tsx';
import { useAudienceCount } from './use-audience-count.ts';

type Answer = (isSure: boolean) => void;

/** `await isSure(audience)` asks before a broadcast to everybody. `question` is rendered beside the form. */
export const useConfirmAll = () => {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null);
  const isSure = ({ to }: { to: string }): Promise<boolean> =>
    to === 'all' ? new Promise((give) => setAnswer({ give })) : Promise.resolve(true);
  const close: Answer = (sure) => {
    answer?.give(sure);
    setAnswer(null);
  };
  return { isSure, question: answer && <Question onAnswer={close} /> };
};

const Question = ({ onAnswer }: { onAnswer: Answer }) => {
  const { t } = useTranslation('broadcasts');
  const { count } = useAudienceCount({ to: 'all' });
  return (
    <Confirm
      open
      title={t('send.title')}
      confirm={t('send.confirm')}
      keep={t('send.keep')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p className="text-pretty tabular-nums">
        {count === undefined ? t('send.textUncounted') : t('send.text', { count })}
      </p>
    </Confirm>
  );
};
