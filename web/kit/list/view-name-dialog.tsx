import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SavedView } from '#shared/contracts/list-settings.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { TextField } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useResourceForm } from '../form/use-resource-form.ts';

const Named = z.pick(SavedView, { name: true });

/** The name of a new view, or a new name. */
export default function ViewNameDialog({
  view,
  others,
  onNamed,
  onClose,
}: {
  view: SavedView;
  others: readonly SavedView[];
  onNamed: (view: SavedView) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const state = useResourceForm({
    kind: 'dialog',
    schema: Named,
    values: { name: view.name },
    check: ({ name }) => ({
      name: others.some((other) => foldText(other.name) === foldText(name.trim())) ? t('views.taken') : undefined,
    }),
    submit: ({ name }) => Promise.resolve({ ...view, name: name.trim() }),
    onSaved: onNamed,
  });
  return (
    <FormDialog
      state={state}
      title={t(view.name ? 'views.renameTitle' : 'views.saveTitle')}
      submit={t(view.name ? 'views.renameConfirm' : 'views.saveConfirm')}
      onClose={onClose}
      help={!view.name && <p className="text-pretty">{t('views.help')}</p>}
    >
      <TextField name="name" label={t('views.name')} maxLength={60} autoFocus />
    </FormDialog>
  );
}
