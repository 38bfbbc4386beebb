import { useTranslation } from 'react-i18next';
import { setNewDays } from '#shared/contracts/collections.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { SystemSettings } from '#shared/contracts/system.ts';
import { useSend } from '../../api/query.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import { SettingForm } from './setting-form.tsx';

type Fields = Input<typeof setNewDays>['body'];

/** For how many days products count as new. */
export const NewDaysForm = ({ setting }: { setting: SystemSettings['new_days'] }) => {
  const { t } = useTranslation('system');
  const save = useSend(setNewDays);
  return (
    <SettingForm
      name="new_days"
      setting={setting}
      schema={setNewDays.body}
      // Enter in an unchanged form sends no field.
      submit={async (changes) => (await save.mutateAsync({ body: { ...setting.value, ...changes } })).data}
    >
      <NumberField<Fields> name="new_days" label={t('new_days.title')} unit={t('new_days.unit')} />
    </SettingForm>
  );
};
