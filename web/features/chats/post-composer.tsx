import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelWithContext } from '#shared/contracts/chats.ts';
import { chatLimits } from '#shared/domain/chats/limits.ts';
import { purposes } from '#shared/domain/files/purposes.ts';
import { useDraft } from '../../kit/form/drafts.ts';
import { Composer } from '../../kit/parts/composer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { AttachmentList } from './attachment-list.tsx';
import { Answers } from './quick-answers.tsx';
import { type Attachments, chatPurpose } from './use-attachments.ts';

/** From here on, the number of characters left is shown. */
const nearLimit = 500;

/** Where a post is written, with its files. It has the focus at once, except where a keyboard would cover the posts. */
export const PostComposer = ({
  channel,
  label,
  attachments: { files, add, remove, ready, isIncomplete, clear },
  answersFor,
  onType,
  onSend,
}: {
  /** Its id. Each has a draft. */
  channel: string;
  label: string;
  attachments: Attachments;
  /** Support can insert canned answers for the person of this channel. */
  answersFor?: ChannelWithContext | undefined;
  onType: () => void;
  /** False if the post was not taken. */
  onSend: (message: string) => boolean;
}) => {
  const { t } = useTranslation('chats');
  const [text, setText] = useDraft<string>(`post in ${channel}`, '');
  const input = useRef<HTMLTextAreaElement>(null);
  const allAnswers = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia('(width >= 64rem) and (pointer: fine)').matches) input.current?.focus();
  }, []);
  const left = chatLimits.text - text.length;
  return (
    <footer className="flex flex-none flex-col gap-2 px-4 pb-4 max-md:pb-3">
      {answersFor && (
        <Answers
          channel={answersFor}
          opener={allAnswers}
          onChoose={(answer) => {
            setText(text.trim() === '' ? answer : `${text.trimEnd()}\n${answer}`);
            input.current?.focus();
          }}
        />
      )}
      <Composer
        input={input}
        label={label}
        placeholder={t('placeholder')}
        send={t('send')}
        text={text}
        maxLength={chatLimits.text}
        disabled={isIncomplete || left < 0}
        hasFiles={ready.length > 0}
        files={<AttachmentList files={files} onRemove={remove} />}
        tools={
          <>
            <IconButton
              icon={Paperclip}
              size="sm"
              label={t('files.add')}
              disabled={files.length >= chatLimits.files}
              onClick={() => chooser.current?.click()}
            />
            <input
              ref={chooser}
              type="file"
              multiple
              accept={purposes[chatPurpose].types.join(',')}
              aria-label={t('files.choose')}
              aria-hidden
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                add(event.target.files ?? []);
                event.target.value = '';
              }}
            />
          </>
        }
        onText={(written) => {
          if (written === '/' && text === '' && allAnswers.current) return allAnswers.current.click();
          setText(written);
          if (written.trim() !== '') onType();
        }}
        onSend={() => {
          if (!onSend(text.trim())) return;
          setText('');
          clear();
          // The button is disabled now.
          input.current?.focus();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.files;
          if (pasted.length === 0) return;
          event.preventDefault();
          add(pasted);
        }}
      />
      {left < nearLimit && (
        <p role="status" className="text-12 text-ink-3 tabular-nums">
          {t('left', { characters: count(left) })}
        </p>
      )}
    </footer>
  );
};
