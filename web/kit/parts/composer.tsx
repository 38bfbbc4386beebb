import type { ClipboardEventHandler, ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';

/**
 * Where a message is written. Ctrl+Enter sends it, too; nothing can be sent while it is blank, unless `hasFiles`.
 */
export const Composer = ({
  label,
  placeholder,
  send,
  text,
  maxLength,
  disabled = false,
  hasFiles = false,
  files,
  tools,
  input,
  onText,
  onSend,
  onPaste,
}: {
  label: string;
  placeholder: string;
  /** The label of the button. */
  send: string;
  text: string;
  maxLength: number;
  /** Whether nothing can be sent yet. It can be written. */
  disabled?: boolean;
  /** Whether there are files to send with the text or without one. */
  hasFiles?: boolean;
  /** Shown below the text. */
  files?: ReactNode;
  /** Buttons before the one that sends. */
  tools?: ReactNode;
  input?: Ref<HTMLTextAreaElement>;
  onText: (text: string) => void;
  onSend: () => void;
  onPaste?: ClipboardEventHandler;
}) => {
  const isOff = disabled || (text.trim() === '' && !hasFiles);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) onSend();
      }}
      className="rounded-2 border-line-field bg-surface border outline-offset-1 has-[textarea:focus-visible]:outline-2"
    >
      <textarea
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!isOff) onSend();
        }}
        className="text-14 max-md:text-16 block [field-sizing:content] max-h-80 min-h-17.5 w-full resize-none bg-transparent px-2.5 py-2 outline-none"
      />
      {files}
      <div className="flex items-center gap-0.5 px-1.5 pb-1.5">
        {tools}
        <Button type="submit" size="sm" keys="Ctrl Enter" disabled={isOff} className="ml-auto">
          {send}
        </Button>
      </div>
    </form>
  );
};
