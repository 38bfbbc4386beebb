import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { optional } from '../../ui/optional.tsx';

const AssistantDialog = optional(() => import('./assistant-dialog.tsx'), { areas: ['assistant'], failed: 'close' });

/**
 * Opens the assistant. On a phone it stands above a bar at the lower edge, and is hidden where it would cover a form's
 * buttons or the field of a chat.
 */
export const AssistantButton = ({ inert = false }: { inert?: boolean }) => {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  const isInChat = useMatch(paths.chats.view.pattern) !== null;
  const isOpen = state === 'open';
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  return (
    <aside aria-label={t('assistant')} inert={inert} className="contents">
      <button
        ref={button}
        type="button"
        aria-label={t('assistant')}
        title={t('assistant')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setState('open'))}
        className={cx(
          'bg-primary text-on-primary shadow-2 hover:bg-primary-hover active:bg-primary-press fixed right-2.5 bottom-0.5 z-25 grid size-9 place-items-center rounded-full focus-visible:rounded-full print:hidden',
          'max-md:right-3.5 max-md:bottom-3.5 max-md:size-12',
          'max-md:[body:has(main_[data-bar]:not([data-bar=dock]))_&]:bottom-20 max-md:[body:has([data-bar=dock])_&]:bottom-44 max-md:[body:has([data-bar=save])_&]:hidden',
          isInChat && 'max-md:hidden',
        )}
      >
        <Sparkles />
      </button>
      {state !== 'unused' && <AssistantDialog open={isOpen} onClose={close} />}
    </aside>
  );
};
