import { ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kit/form/drafts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { type Asking, draftName, forgetQuestion, sendQuestion } from './asking.ts';
import { excessOf, maySend } from './may-send.ts';

/** Where a question is written: Enter sends it, Shift+Enter breaks the line. It has the focus when the dialog opens. */
export const AskBox = ({ asking }: { asking: Asking | null }) => {
  const { t } = useTranslation('assistant');
  const [text, setText] = useDraft<string>(draftName, '');
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  const excess = excessOf(text);
  const isWaiting = asking?.state === 'waiting';
  const isReady = maySend(text, isWaiting);
  // The button that tried again has disappeared.
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) input.current?.focus();
  }, [isWaiting]);
  const below = excess > 0 ? t('ask.tooLong', { count: excess }) : asking?.state === 'refused' && asking.message;
  const send = () => {
    if (!isReady) return;
    setText('');
    void sendQuestion(text.trim());
    input.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-none flex-col gap-1.5 px-3 pb-3"
    >
      {below && (
        <p id={id} role="alert" className="text-12 text-danger-text px-1 text-pretty tabular-nums">
          {below}
        </p>
      )}
      <div className="rounded-3 border-line-field bg-surface flex items-end gap-2 border p-1.5 pl-3 outline-offset-1 has-[textarea:focus-visible]:outline-2">
        <textarea
          ref={input}
          rows={1}
          aria-label={t('ask.label')}
          aria-describedby={below ? id : undefined}
          aria-invalid={excess > 0 || undefined}
          placeholder={t('ask.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (asking?.state === 'refused') forgetQuestion();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className="quiet-scroll text-13 max-md:text-16 block [field-sizing:content] max-h-32 min-w-0 flex-1 resize-none bg-transparent py-1 outline-none pointer-coarse:py-2.5"
        />
        <button
          type="submit"
          disabled={!isReady}
          aria-label={t('ask.send')}
          className={cx(buttonClass('primary', 'sm'), 'w-control-sm px-0!')}
        >
          <ArrowUp />
        </button>
      </div>
    </form>
  );
};
