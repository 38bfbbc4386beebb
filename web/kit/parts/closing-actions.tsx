import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Word =
  | 'deactivate'
  | 'deactivateTitle'
  | 'deactivateText'
  | 'deactivated'
  | 'keepActive'
  | 'activate'
  | 'activated'
  | 'delete'
  | 'deleteTitle'
  | 'deleteText'
  | 'deleted'
  | 'keep';

type Closing = {
  active: boolean;
  /** The record's own words, with its name. */
  word: (key: Word) => string;
  setActive: (active: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** What to do next after a refusal, such as a link to what is in the way. */
  next?: (refusal: ApiProblem) => ReactNode;
};

/** Deactivates an active record after a question, activates an inactive one, or deletes it after a question. */
export const ClosingActions = ({ active, word, setActive, remove, onDeleted, next }: Closing) => {
  const [confirming, setConfirming] = useState<'deactivate' | 'delete' | null>(null);
  const close = () => setConfirming(null);
  const activation = useMutation<unknown, ApiProblem>({
    mutationFn: () => setActive(true),
    onSuccess: () => snack({ tone: 'good', text: word('activated') }),
    onError: ({ message }) => snack({ tone: 'bad', text: message }),
  });
  return (
    <>
      {active ? (
        <Button onClick={() => setConfirming('deactivate')}>{word('deactivate')}</Button>
      ) : (
        <>
          <Button onClick={() => setConfirming('delete')}>{word('delete')}</Button>
          <Button busy={activation.isPending} onClick={() => activation.mutate()}>
            {word('activate')}
          </Button>
        </>
      )}
      {confirming === 'deactivate' && (
        <Question
          title={word('deactivateTitle')}
          text={word('deactivateText')}
          confirm={word('deactivate')}
          keep={word('keepActive')}
          done={word('deactivated')}
          act={() => setActive(false)}
          onDone={close}
          onClose={close}
          next={next}
        />
      )}
      {/* Without undo: another record of the same name would have another id. */}
      {confirming === 'delete' && (
        <Question
          title={word('deleteTitle')}
          text={word('deleteText')}
          confirm={word('delete')}
          keep={word('keep')}
          done={word('deleted')}
          act={remove}
          onDone={onDeleted}
          onClose={close}
          next={next}
        />
      )}
    </>
  );
};

type QuestionProps = Record<'title' | 'text' | 'confirm' | 'keep' | 'done', string> & {
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  next: Closing['next'];
};

/** A refusal stands in the place of the question. */
const Question = ({ title, text, confirm, keep, done, act, onDone, onClose, next }: QuestionProps) => {
  const { t } = useTranslation();
  const action = useMutation<unknown, ApiProblem>({
    mutationFn: act,
    onSuccess: () => {
      snack({ tone: 'good', text: done });
      onDone();
    },
  });
  if (action.error)
    return (
      <Dialog open onClose={onClose} title={title} back={t('back')} actions={next?.(action.error)}>
        <p role="alert" className="text-pretty">
          {action.error.message}
        </p>
      </Dialog>
    );
  return (
    <Confirm
      open
      danger
      title={title}
      confirm={confirm}
      keep={keep}
      busy={action.isPending}
      onConfirm={() => action.mutate()}
      onClose={onClose}
    >
      <p className="text-pretty">{text}</p>
    </Confirm>
  );
};
