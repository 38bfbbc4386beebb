import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlClass } from '../../ui/field.tsx';

/** Where a message is written. Ctrl+Enter sends it, too; nothing can be sent while it is blank. */
export const Composer = ({
  label,
  placeholder,
  send,
  text,
  maxLength,
  disabled = false,
  onText,
  onSend,
}: {
  label: string;
  placeholder: string;
  /** The label of the button. */
  send: string;
  text: string;
  maxLength: number;
  /** Whether nothing can be sent yet. It can be written. */
  disabled?: boolean;
  onText: (text: string) => void;
  onSend: () => void;
}) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
    className="relative"
  >
    <textarea
      aria-label={label}
      placeholder={placeholder}
      rows={2}
      maxLength={maxLength}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
      className={cx(controlClass, 'h-auto! max-h-80 resize-none pt-2 pb-12 [field-sizing:content]')}
    />
    <Button
      type="submit"
      size="sm"
      keys="Ctrl Enter"
      disabled={disabled || text.trim() === ''}
      className="absolute right-1.5 bottom-1.5"
    >
      {send}
    </Button>
  </form>
);
