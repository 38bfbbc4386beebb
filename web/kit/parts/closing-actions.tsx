import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useAsk } from './use-ask.tsx';

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
  const { ask, question } = useAsk();
  const activation = useMutation<unknown, ApiProblem>({
    mutationFn: () => setActive(true),
    onSuccess: () => snack({ tone: 'good', text: word('activated') }),
    onError: ({ message }) => snack({ tone: 'bad', text: message }),
  });
  const confirmDeactivation = () =>
    ask({
      danger: true,
      title: word('deactivateTitle'),
      text: word('deactivateText'),
      confirm: word('deactivate'),
      keep: word('keepActive'),
      act: () => setActive(false),
      done: word('deactivated'),
      inPlace: { next },
    });
  // Without undo: another record of the same name would have another id.
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: word('deleteTitle'),
      text: word('deleteText'),
      confirm: word('delete'),
      keep: word('keep'),
      act: async () => {
        await remove();
        onDeleted();
      },
      done: word('deleted'),
      inPlace: { next },
    });
  return (
    <>
      {active ? (
        <Button onClick={confirmDeactivation}>{word('deactivate')}</Button>
      ) : (
        <>
          <Button onClick={confirmDeletion}>{word('delete')}</Button>
          <Button busy={activation.isPending} onClick={() => activation.mutate()}>
            {word('activate')}
          </Button>
        </>
      )}
      {question}
    </>
  );
};
