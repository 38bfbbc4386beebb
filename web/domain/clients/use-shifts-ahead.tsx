import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Choice = 'keep' | 'release';
type Question = { text: string; answer: (choice: Choice | null) => void };

/**
 * Asks what becomes of staffed shifts, if a change is refused because of them, and sends it again with the answer. Null
 * if the reader changes nothing.
 */
export const useShiftsAhead = () => {
  const { t } = useTranslation('clients');
  const [question, setQuestion] = useState<Question | null>(null);
  const sendAsking = async <A,>(send: (choice?: Choice) => Promise<A>): Promise<A | null> => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'confirmed-shifts-ahead') throw error;
      const choice = await new Promise<Choice | null>((answer) => setQuestion({ text: error.message, answer }));
      setQuestion(null);
      return choice && send(choice);
    }
  };
  const dialog = question && (
    <Dialog
      open
      role="alertdialog"
      title={t('ahead.title')}
      back={t('ahead.back')}
      onClose={() => question.answer(null)}
      actions={
        <>
          <Button onClick={() => question.answer('keep')}>{t('ahead.keep')}</Button>
          <Button variant="danger" onClick={() => question.answer('release')}>
            {t('ahead.release')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{question.text}</p>
      <p className="mt-2 text-pretty">{t('ahead.keepHelp')}</p>
      <p className="mt-2 text-pretty">{t('ahead.releaseHelp')}</p>
    </Dialog>
  );
  return { sendAsking, dialog };
};
