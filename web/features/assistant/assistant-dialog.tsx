import { Transition } from '@headlessui/react';
import { RotateCcw, Sparkles, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { clearAssistantChat, getAssistantStart } from '#shared/contracts/assistant.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useWide } from '../../ui/media.ts';
import { useStore } from '../../ui/store.ts';
import { AskBox } from './ask-box.tsx';
import { asking, forgetQuestion } from './asking.ts';
import { Log } from './log.tsx';
import { useMessages } from './use-messages.ts';

const card = cx(
  'rounded-4 bg-raised shadow-3 ease-arrive fixed right-2.5 bottom-12 z-44 flex h-[min(571px,calc(100dvh-88px))] w-98 flex-col overflow-hidden max-md:inset-x-2 max-md:bottom-2 max-md:w-auto print:hidden',
  // Above the buttons of a form.
  'md:[body:has(main_[data-bar=save])_&]:bottom-26 md:[body:has(main_[data-bar=save])_&]:h-[min(571px,calc(100dvh-144px))]',
  'transition duration-(--t-enter) data-closed:translate-y-3 data-closed:opacity-0 data-leave:pointer-events-none data-leave:duration-300',
);

/** The conversation with the assistant, beside the page, which stays usable. */
export default function AssistantDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('assistant');
  return (
    <Transition show={open} appear>
      <section role="dialog" aria-modal={false} aria-label={t('title')} className={card}>
        <Conversation onClose={onClose} />
      </section>
    </Transition>
  );
}

const Conversation = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('assistant');
  const start = useGet(getAssistantStart, {}).data?.data;
  const { messages, error, refetch } = useMessages();
  const current = useStore(asking);
  const element = useRef<HTMLDivElement>(null);
  useEscape(element, onClose);
  useClosesWithLink(onClose);
  const hasOpen = messages?.some(({ proposals }) => proposals.some(({ state }) => state === 'open')) ?? false;
  return (
    <div ref={element} className="flex min-h-0 flex-1 flex-col">
      <Head avatar={start?.avatar ?? null} onClose={onClose} />
      {error && !messages ? (
        <div className="min-h-0 flex-1 overflow-auto p-4">
          <Broken as="banner" error={error} onRetry={refetch} />
        </div>
      ) : (
        <Log start={start?.value} messages={messages} asking={current} />
      )}
      {hasOpen && <p className="text-12 text-ink-3 flex-none px-4 pb-2 text-center">{t('nothingYet')}</p>}
      <AskBox asking={current} />
    </div>
  );
};

/** Escape closes it, unless the focus is elsewhere on the page, or something above it takes the key. */
const useEscape = (element: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const isAbove = document.querySelector('[aria-modal="true"], :popover-open') !== null;
      const isHere = document.activeElement === document.body || element.current?.contains(document.activeElement);
      if (isAbove || !isHere) return;
      event.preventDefault();
      close();
    };
    // Before the drawers, which would close with the same key.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [element]);
};

/** On a phone it covers the page, so it closes when a link in it was followed. */
const useClosesWithLink = (onClose: () => void): void => {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const close = useEffectEvent(onClose);
  const isLeft = !useWide('md') && pathname !== first;
  useEffect(() => {
    if (isLeft) close();
  }, [isLeft]);
};

const Head = ({ avatar, onClose }: { avatar: string | null; onClose: () => void }) => {
  const { t } = useTranslation(['assistant', 'common']);
  const clear = useSend(clearAssistantChat);
  const { ask, question } = useAsk();
  const confirmClearing = () =>
    ask({
      danger: true,
      title: t('clear.title'),
      text: t('clear.text'),
      confirm: t('clear.confirm'),
      keep: t('clear.keep'),
      act: async () => {
        await clear.mutateAsync({});
        forgetQuestion();
      },
    });
  return (
    <header className="flex min-h-13 flex-none items-center gap-2 py-2 pr-2.5 pl-4">
      {avatar ? (
        <img src={avatar} alt="" className="size-6 flex-none rounded-full object-cover" />
      ) : (
        <span
          aria-hidden
          className="bg-primary-soft text-primary-text grid size-6 flex-none place-items-center rounded-full [&>svg]:size-3.5"
        >
          <Sparkles />
        </span>
      )}
      <h2 className="text-16 tracking-title min-w-0 flex-1 truncate font-semibold">{t('title')}</h2>
      <IconButton icon={RotateCcw} size="sm" label={t('clear.open')} onClick={confirmClearing} />
      <IconButton icon={X} size="sm" label={t('common:close')} onClick={onClose} />
      {question}
    </header>
  );
};
