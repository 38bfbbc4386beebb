import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AssistantInput,
  type AssistantSetting,
  getAssistantSettings,
  setAssistantSettings,
} from '#shared/contracts/assistant.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Page } from '../../ui/page.tsx';
import { AssistantAvatar } from './assistant-avatar.tsx';
import { LimitFields } from './limit-fields.tsx';
import { ModelFields } from './model-fields.tsx';
import { GreetingFields, PromptFields } from './prompt-fields.tsx';
import { TryPane } from './try-pane.tsx';
import { Versions } from './versions.tsx';

/** The prompts, the greetings, the models and the limits of the assistant, with a pane to try them unsaved. */
export default function AssistantSettings() {
  const { t } = useTranslation('assistant');
  return (
    <Loaded title={t('settings.title')} answer={useGet(getAssistantSettings, {})}>
      {({ data }) => <Settings setting={data} />}
    </Loaded>
  );
}

/** What is saved, without who saved it and when. */
const fieldsOf = (setting: AssistantSetting): AssistantInput => {
  const { version: _, at: __, by: ___, avatar: ____, ...fields } = setting;
  return fields;
};

const Settings = ({ setting }: { setting: AssistantSetting }) => {
  const { t } = useTranslation('assistant');
  const save = useSend(setAssistantSettings);
  // The form's base version: every field is always sent.
  const [base, setBase] = useState(setting);
  const { at, by } = setting;
  return (
    <Page
      title={t('settings.title')}
      aside={at && by ? t('settings.changed', { name: by.fio, time: deviceMoment(at) }) : t('settings.default')}
    >
      <ResourceForm
        schema={setAssistantSettings.body}
        values={setting}
        onNewer={() => setBase(setting)}
        submit={async (changes) => {
          const { data } = await save.mutateAsync({ body: { ...fieldsOf(base), ...changes } });
          setBase(data);
          return data;
        }}
        reload={async () => {
          const { data } = await api(getAssistantSettings, {});
          setBase(data);
          return data;
        }}
      >
        <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-10">
          <div>
            <PromptFields />
            <GreetingFields />
            <AssistantAvatar avatar={setting.avatar} />
            <ModelFields />
            <LimitFields />
            <Versions current={setting.version} />
          </div>
          <TryPane />
        </div>
      </ResourceForm>
    </Page>
  );
};
