import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createServiceRequest, type Performer } from '#shared/contracts/clients.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { useSend } from '../../api/query.ts';
import { storeOptions } from '../../domain/lookup-filters.ts';
import { useOfferNextStep } from '../../domain/setup/next-step.ts';
import { Choices } from '../../kit/form/choices.tsx';
import { TextField, useField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { snack } from '../../ui/snackbars.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Asks a performer to serve all stores of the reader's company, or some of them: first the given one. */
export const AskDialog = ({
  performer: { id, name },
  store,
  onClose,
}: {
  performer: Performer;
  store: string | null;
  onClose: () => void;
}) => {
  const { t } = useTranslation('clients');
  const send = useSend(createServiceRequest);
  const offerNextStep = useOfferNextStep();
  const state = useResourceForm({
    kind: 'dialog',
    schema: createServiceRequest.body,
    values: { vendor_id: id, store_ids: store === null ? null : [store], comment: null },
    check: ({ store_ids }) => ({ store_ids: store_ids?.length === 0 ? t('asking.atLeastOne') : undefined }),
    submit: (body) => send.mutateAsync({ body }),
    onSaved: () => {
      snack({ tone: 'good', text: t('asking.done', { name }) });
      offerNextStep('performer');
      onClose();
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('asking.title', { name })}
      keep={t('asking.keep')}
      submit={t('asking.send')}
      onClose={onClose}
      help={<p className="text-pretty">{t('asking.text')}</p>}
    >
      <RequestedStores />
      <TextField
        name="comment"
        label={t('asking.comment')}
        hint={t('asking.commentHint')}
        lines={3}
        maxLength={500}
        optional
      />
    </FormDialog>
  );
};

/** Null for all stores, new ones too. */
const RequestedStores = () => {
  const { t } = useTranslation('clients');
  const chosen = useWatch<{ store_ids: string[] | null }, 'store_ids'>({ name: 'store_ids' });
  const { field, error } = useField('store_ids', {
    label: t('asking.stores'),
    text: (value) => (Array.isArray(value) ? t('storeCount', { count: value.length }) : t('allStores')),
  });
  const stores = useLookup(listStores, {
    request: (query) => ({ query }),
    options: storeOptions,
    chosen: chosen ?? [],
    searches: chosen !== null,
  });
  return (
    <div className="flex flex-col gap-3">
      <label className="flex min-h-8 items-center gap-2.5 font-medium">
        <Switch checked={chosen === null} onChange={({ target }) => field.onChange(target.checked ? null : [])} />
        {t('allStores')}
      </label>
      {chosen !== null && (
        <Choices
          label={t('asking.stores')}
          find={t('searchStores')}
          empty={t('noStores')}
          {...stores}
          value={chosen}
          onChange={field.onChange}
          error={error}
        />
      )}
    </div>
  );
};
