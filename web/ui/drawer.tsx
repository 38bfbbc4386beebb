import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';

/**
 * A non-modal panel, 400 px wide at the right; the list beside it stays usable. On phones it opens from below. Focus
 * moves in on opening and back on closing; Escape closes it, but not while a request is under way (`busy`).
 */
export const Drawer = ({
  title,
  picture,
  onClose,
  busy = false,
  children,
  footer,
}: {
  title: string;
  /** Before the title. */
  picture?: ReactNode;
  onClose: () => void;
  busy?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) => {
  const { t } = useTranslation();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => !busy && onClose());
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    const listen = (event: KeyboardEvent) => {
      // A modal dialog or a popover above takes the key.
      const above = document.querySelector('[aria-modal="true"], :popover-open');
      if (event.key === 'Escape' && !event.defaultPrevented && !above) close();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-4 bg-raised shadow-3 ease-arrive fixed inset-y-2 right-2 z-45 flex w-[min(var(--panel),calc(100vw-16px))] flex-col overflow-hidden transition-all duration-(--t-panel) outline-none max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[92dvh] max-md:w-auto max-md:rounded-b-none starting:opacity-0 max-md:starting:translate-y-8 md:starting:translate-x-4"
    >
      <header className="flex min-h-13 flex-none items-center gap-2 py-2 pr-2.5 pl-5">
        {picture}
        <h2 id={heading} className="text-16 tracking-title min-w-0 flex-1 truncate font-semibold">
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} size="sm" disabled={busy} onClick={onClose} />
      </header>
      <div className="quiet-scroll min-h-0 flex-1 overflow-auto px-5 py-2">{children}</div>
      {footer && (
        <footer data-bar className="border-line flex flex-none items-center gap-2 border-t px-5 py-3">
          {footer}
        </footer>
      )}
    </aside>,
    document.body,
  );
};
