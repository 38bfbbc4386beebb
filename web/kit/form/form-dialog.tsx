import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { FormFrame, FormScope } from './form-frame.tsx';
import { AskToLeave } from './leave-guard.tsx';
import type { ResourceFormState } from './use-resource-form.ts';

type Common = {
  /** From `useResourceForm({ kind: 'dialog' })`. */
  state: ResourceFormState;
  title: string;
  /** The label of the button that sends the form. */
  submit: string;
  onClose: () => void;
  children: ReactNode;
};

/** Closing with unsaved input asks first. */
const useAskToClose = ({ isDirty }: ResourceFormState, onClose: () => void) => {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: <AskToLeave open={asking} onLeave={onClose} onStay={() => setAsking(false)} />,
  };
};

/**
 * A modal dialog with a form. It stays open while it is busy and after a refusal; `keep` is the label of the button
 * that closes it.
 */
export const FormDialog = ({
  state,
  title,
  submit,
  keep,
  danger = false,
  role,
  onClose,
  help,
  children,
}: Common & {
  keep?: string;
  danger?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** What the action does, above the fields. */
  help?: ReactNode;
}) => {
  const { t } = useTranslation();
  const { close, question } = useAskToClose(state, onClose);
  return (
    <FormScope state={state}>
      <Dialog
        open
        onClose={close}
        title={title}
        role={role}
        back={keep ?? t('back')}
        busy={state.busy}
        actions={
          <Button type="submit" form={state.id} variant={danger ? 'danger' : 'primary'} busy={state.busy}>
            {submit}
          </Button>
        }
      >
        {help}
        <FormFrame
          state={state}
          bannerClass="outline-none"
          className="text-ink text-13 mt-4 flex flex-col gap-4 empty:mt-0"
        >
          {children}
        </FormFrame>
        {question}
      </Dialog>
    </FormScope>
  );
};

/** A drawer with a form, beside the page that stays usable. */
export const FormDrawer = ({ state, title, picture, submit, onClose, children }: Common & { picture?: ReactNode }) => {
  const { close, question } = useAskToClose(state, onClose);
  return (
    <FormScope state={state}>
      <Drawer
        title={title}
        picture={picture}
        onClose={close}
        busy={state.busy}
        footer={
          <Button type="submit" form={state.id} variant="primary" className="ml-auto max-md:flex-1" busy={state.busy}>
            {submit}
          </Button>
        }
      >
        <FormFrame state={state} bannerClass="outline-none" className="flex flex-col gap-5 pb-2">
          {children}
        </FormFrame>
        {question}
      </Drawer>
    </FormScope>
  );
};
