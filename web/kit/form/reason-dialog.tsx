import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { type Reason, ReasonField, useReasonForm } from './reason-form.tsx';

/**
 * Confirms an action that others can read a reason of. The title names the action and its object, the confirming button
 * repeats the verb, and the closing button names what stays ("Cancel 4 shifts", "Keep the shifts"). Children say what
 * follows. `reason` is null while none is needed.
 */
export const ReasonDialog = <R extends object>({
  reason,
  submit,
  onDone,
  children,
  confirm,
  ...dialog
}: {
  title: string;
  confirm: string;
  keep: string;
  danger?: boolean;
  reason: Reason | null;
  /** Sends the trimmed reason. Returns null after a refusal that it has handled itself. */
  submit: (reason: string | undefined) => Promise<R | null>;
  /** Called after the action, also when the action has removed the dialog. */
  onDone: (answer: R) => void;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const state = useReasonForm({ isRequired: reason !== null && !reason.optional, submit, onDone });
  return (
    <FormDialog state={state} role="alertdialog" submit={confirm} help={children} {...dialog}>
      {reason && <ReasonField {...reason} />}
    </FormDialog>
  );
};
