import { useTranslation } from 'react-i18next';
import { type FooterInput, setFooterCompany, type SystemSettings } from '#shared/contracts/system.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { SettingForm } from './setting-form.tsx';

/** The company that the footer names. */
export const FooterForm = ({ setting }: { setting: SystemSettings['footer'] }) => {
  const { t } = useTranslation('system');
  const save = useSend(setFooterCompany);
  return (
    <SettingForm
      name="footer"
      setting={setting}
      schema={setFooterCompany.body}
      // Every field is always sent.
      submit={async (changes) => (await save.mutateAsync({ body: { ...setting.value, ...changes } })).data}
    >
      <TextField<FooterInput> name="name" label={t('footer.name')} maxLength={100} />
      <TextField<FooterInput> name="url" type="url" label={t('footer.url')} hint={t('footer.urlHint')} optional />
    </SettingForm>
  );
};
