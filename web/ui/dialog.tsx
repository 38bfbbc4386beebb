import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as Root } from '@headlessui/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/**
 * A question that stops the work (440 px; looking and adjusting beside the list is ui/drawer.tsx). Focus goes in when it
 * opens and back when it closes; Escape closes.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  role?: 'dialog' | 'alertdialog';
}) => {
  const opened = useOpened(open);
  return (
    <Root open={opened} onClose={onClose} role={role} transition className="relative z-50 outline-none">
      <Scrim />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className="floats rounded-4 bg-raised shadow-3 w-full max-w-110 p-5 data-closed:translate-y-2"
        >
          <DialogTitle className="text-16 tracking-title mb-1 font-semibold">{title}</DialogTitle>
          <div className="text-14 text-ink-2">{children}</div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
        </DialogPanel>
      </div>
    </Root>
  );
};

/** Headless UI takes the focus, and the page behind from use, only where a dialog opens after it was mounted. */
const useOpened = (open: boolean): boolean => {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return open && mounted;
};

export const Scrim = () => (
  <DialogBackdrop
    transition
    className="bg-scrim fixed inset-0 transition-opacity duration-(--t-enter) data-closed:opacity-0"
  />
);

/**
 * Asks before what cannot be undone: the title names what happens and to whom, the button repeats the verb, and the way
 * back says what stays ("Cancel 4 shifts", "Keep the shifts"). Children are more to fill in, such as a reason.
 */
export const Confirm = ({
  open,
  title,
  confirm,
  keep,
  danger = false,
  busy = false,
  disabled = false,
  onConfirm,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  confirm: string;
  keep?: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{keep ?? t('back')}</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
