import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Question = {
  title: string;
  text: ReactNode;
  confirm: string;
  keep: string;
  danger?: boolean;
  act: () => Promise<unknown>;
  /** The text of the snackbar after success. */
  done?: string;
  /** By default a snackbar shows the refusal, and the question closes. */
  onRefused?: (refusal: ApiProblem, close: () => void) => void;
  /** Shows a refusal in place of the question, with the next step as a button. */
  inPlace?: {
    title?: string;
    back?: string;
    next?: ((refusal: ApiProblem, close: () => void) => ReactNode) | undefined;
  };
};

const showRefusal = ({ message }: ApiProblem, close: () => void) => {
  snack({ tone: 'bad', text: message });
  close();
};

/**
 * Confirms a request, sends it and shows its result: `ask({ title, text, confirm, keep, act, done })`. `question` is
 * rendered by a component that stays mounted until the answer: not by the row that is deleted. With a reason use
 * kit/form/reason-dialog.tsx, with other fields kit/form/form-dialog.tsx.
 */
export const useAsk = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const close = () => {
    setOpen(null);
    setRefusal(null);
  };
  const send = async ({ act, done, inPlace, onRefused = inPlace ? setRefusal : showRefusal }: Question) => {
    setBusy(true);
    try {
      await act();
      if (done !== undefined) snack({ tone: 'good', text: done });
      close();
    } catch (error) {
      if (error instanceof ApiProblem) return onRefused(error, close);
      close();
      throw error;
    } finally {
      setBusy(false);
    }
  };
  const confirmation = (question: Question) => (
    <Confirm
      open
      title={question.title}
      confirm={question.confirm}
      keep={question.keep}
      danger={question.danger}
      busy={busy}
      onConfirm={() => void send(question)}
      onClose={close}
    >
      {typeof question.text === 'string' ? <p className="text-pretty">{question.text}</p> : question.text}
    </Confirm>
  );
  const refused = ({ title, inPlace }: Question, problem: ApiProblem) => (
    <Dialog
      open
      onClose={close}
      title={inPlace?.title ?? title}
      back={inPlace?.back ?? t('back')}
      actions={inPlace?.next?.(problem, close)}
    >
      <p role="alert" className="text-pretty">
        {problem.message}
      </p>
    </Dialog>
  );
  return {
    ask: (question: Question) => setOpen(question),
    question: open && (refusal ? refused(open, refusal) : confirmation(open)),
  };
};
