import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AssistantMessage, rateAnswer, ratings } from '#shared/contracts/assistant.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlClass } from '../../ui/field.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { showMessage } from './use-messages.ts';

const icons = { up: ThumbsUp, down: ThumbsDown };

/** Whether an answer helped, and why it did not. */
export const RateAnswer = ({ message: { id, rating } }: { message: AssistantMessage }) => {
  const { t } = useTranslation('assistant');
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useSend(rateAnswer, { refetches: false });
  const [isReasonOpen, setReasonOpen] = useState(false);
  const shown = isPending ? variables.body.rating : rating;
  const send = async (body: { rating: typeof rating; reason?: string }) => {
    try {
      showMessage(client, (await mutateAsync({ params: { id }, body })).data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  const press = (one: (typeof ratings)[number]) => {
    const next = one === shown ? null : one;
    setReasonOpen(next === 'down');
    void send({ rating: next });
  };
  return (
    <div className="-mt-1 flex flex-col gap-1.5">
      <div className="flex gap-0.5">
        {ratings.map((one) => (
          <IconButton
            key={one}
            icon={icons[one]}
            size="sm"
            label={t(`rate.${one}`)}
            aria-pressed={shown === one}
            onClick={() => press(one)}
            className={cx(shown === one ? 'text-primary-text' : 'text-ink-3')}
          />
        ))}
      </div>
      {isReasonOpen && (
        <Reason
          onSend={(reason) => {
            setReasonOpen(false);
            void send({ rating: 'down', ...(reason && { reason }) });
          }}
        />
      )}
    </div>
  );
};

const Reason = ({ onSend }: { onSend: (reason: string) => void }) => {
  const { t } = useTranslation('assistant');
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
  };
  return (
    <form onSubmit={send} className="flex gap-2">
      <input
        aria-label={t('rate.reason')}
        placeholder={t('rate.reason')}
        maxLength={assistantLimits.reason}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={cx(controlClass, 'h-control-sm!')}
      />
      <Button type="submit" size="sm">
        {t('rate.send')}
      </Button>
    </form>
  );
};
