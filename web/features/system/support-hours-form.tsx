import { setSupportHours, type SystemSettings } from '#shared/contracts/system.ts';
import type { SupportHours } from '#shared/domain/system/support-hours.ts';
import { useSend } from '../../api/query.ts';
import { WeekFields } from '../../domain/stores/week-fields.tsx';
import { SettingForm } from './setting-form.tsx';

/** When people of the support answer. */
export const SupportHoursForm = ({ setting }: { setting: SystemSettings['support_hours'] }) => {
  const save = useSend(setSupportHours);
  return (
    <SettingForm
      name="support_hours"
      setting={setting}
      schema={setSupportHours.body}
      submit={async (changes) => (await save.mutateAsync({ body: { ...setting.value, ...changes } })).data}
    >
      <WeekFields<SupportHours> name="week" />
    </SettingForm>
  );
};
