import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as Root } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/**
 * A modal dialog, 440 px wide, or `wide`, 640 px. To view or edit beside a list, use ui/drawer.tsx. Focus moves in on
 * opening and back on closing. Escape, a press outside and the button `back` close it, but not while it is `busy`:
 * closing would neither cancel the request nor show its result.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  back,
  busy = false,
  wide = false,
  actions,
  role = 'dialog',
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The label of the button that closes the dialog. */
  back: string;
  busy?: boolean;
  wide?: boolean;
  /** The buttons after it. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
}) => {
  const opened = useOpened(open);
  return (
    <Root
      open={opened}
      onClose={() => !busy && onClose()}
      role={role}
      transition
      className="relative z-50 outline-none"
    >
      <Scrim />
      <div className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4">
        <DialogPanel
          transition
          className={cx(
            'floats rounded-4 bg-raised shadow-3 w-full p-5 data-closed:translate-y-2',
            wide ? 'max-w-160' : 'max-w-110',
          )}
        >
          <DialogTitle className="text-16 tracking-title mb-1 font-semibold">{title}</DialogTitle>
          <div className="text-14 text-ink-2">{children}</div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button disabled={busy} onClick={onClose}>
              {back}
            </Button>
            {actions}
          </div>
        </DialogPanel>
      </div>
    </Root>
  );
};

/** A dialog for long text: 544 × 500 px with a scrolling body; full screen on phones. */
export const ReadingDialog = ({
  title,
  aside,
  onClose,
  children,
  actions,
}: {
  title: string;
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}) => {
  const opened = useOpened(true);
  return (
    <Root open={opened} onClose={onClose} transition className="relative z-50 outline-none">
      <Scrim />
      <div className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
        <DialogPanel
          transition
          className="floats rounded-4 bg-raised shadow-3 flex h-125 max-h-full w-full max-w-136 flex-col data-closed:translate-y-2"
        >
          <div className="border-line flex-none border-b px-5 pt-4 pb-3">
            <DialogTitle className="text-16 tracking-title font-semibold">{title}</DialogTitle>
            {aside && <p className="text-12 text-ink-3">{aside}</p>}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only the focused element */}
          <div tabIndex={0} className="quiet-scroll min-h-0 flex-1 overflow-auto px-5 py-4 -outline-offset-2">
            {children}
          </div>
          <div className="border-line flex flex-none flex-wrap items-center justify-end gap-2 border-t px-5 py-3">
            {actions}
          </div>
        </DialogPanel>
      </div>
    </Root>
  );
};

/** Headless UI moves the focus and makes the page inert only when a dialog opens after its first render. */
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
 * Confirms an irreversible action. The title names the action and its object, the confirming button repeats the verb,
 * and the cancelling button names what stays ("Cancel 4 shifts", "Keep the shifts"). A request is confirmed by
 * kit/parts/use-ask.tsx, with a reason by kit/form/reason-dialog.tsx.
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
      back={keep ?? t('back')}
      busy={busy}
      actions={
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
          {confirm}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
};
