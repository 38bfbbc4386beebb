import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text } from '#shared/contracts/fields.ts';
import { type FullDocument, setDocumentStatus } from '#shared/contracts/supply.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

type Shown = { document: FullDocument; onClose: () => void };

const statuses = { accept: 'accepted', reject: 'rejected', cancel: 'canceled' } as const;

/** Accepts, rejects or cancels a document, of which the last two have a reason. */
export const MoveDialog = ({ document, action, onClose }: Shown & { action: keyof typeof statuses }) => {
  const { t } = useTranslation('supply');
  const send = useSend(setDocumentStatus);
  const { id, version, number, sum } = document;
  const move = (reason: string | undefined) =>
    send.mutateAsync({
      params: { id },
      body: { version, status: statuses[action], ...(reason !== undefined && { reason }) },
    });
  return (
    <ReasonDialog
      title={t(`documents.ask.${action}.title`, { number })}
      confirm={t(`documents.actions.${action}`)}
      keep={t('documents.ask.keep')}
      danger={action !== 'accept'}
      reason={action === 'accept' ? null : { label: t('documents.ask.reason'), hint: t('documents.ask.reasonHint') }}
      submit={(reason) =>
        handleRefusal(move(reason), (problem) => {
          snack({ tone: 'bad', text: problem.message });
          onClose();
        })
      }
      onDone={() => {
        snack({ tone: 'good', text: t(`documents.done.${action}`, { number }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty tabular-nums">{t(`documents.ask.${action}.text`, { sum: money(sum) })}</p>
    </ReasonDialog>
  );
};

const Export = z.strictObject({ external_id: z.nullable(text(60)) });
type Export = z.input<typeof Export>;

/** A document was taken over into the books, where it has an id. */
export const ExportDialog = ({ document, onClose }: Shown) => {
  const { t } = useTranslation('supply');
  const send = useSend(setDocumentStatus);
  const { id, version, number, external_id } = document;
  const state = useResourceForm({
    kind: 'dialog',
    schema: Export,
    values: { external_id },
    submit: (fields) =>
      handleRefusal(
        send.mutateAsync({ params: { id }, body: { version, status: 'exported', ...fields } }),
        (problem) => {
          snack({ tone: 'bad', text: problem.message });
          onClose();
        },
      ),
    savedText: () => t('documents.done.export', { number }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('documents.ask.export.title', { number })}
      submit={t('documents.actions.export')}
      onClose={onClose}
      help={<p className="text-pretty">{t('documents.ask.export.text')}</p>}
    >
      <TextField<Export>
        name="external_id"
        label={t('documents.external_id')}
        maxLength={60}
        autoComplete="off"
        autoFocus
        optional
      />
    </FormDialog>
  );
};
