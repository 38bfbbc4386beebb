import { useTranslation } from 'react-i18next';
import {
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '#shared/contracts/notifications.ts';
import { type Channel, channels } from '#shared/domain/notifications/delivery.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Section } from '../../ui/section.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { type DeliveredKind, groupsOf } from './kind-groups.ts';
import { QuietField } from './quiet-field.tsx';
import { bodyOf, ReachForm, valuesOf } from './reach-values.ts';

/** The form of what reaches the person, and when. */
export const ReachFields = ({ settings }: { settings: NotificationSettings }) => {
  const { t } = useTranslation('notifications');
  const save = useSend(updateNotificationSettings);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <ResourceForm
      schema={ReachForm}
      values={valuesOf(settings)}
      check={({ quiet }) => ({ quiet: quiet !== null && quiet.from === quiet.to ? t('quiet.same') : undefined })}
      submit={async (changes) => valuesOf((await save.mutateAsync({ body: bodyOf(changes, settings, timeZone) })).data)}
      reload={async () => valuesOf((await api(getNotificationSettings, {})).data)}
    >
      <Section title={t('reach.title')} reason={t('reach.reason')}>
        {settings.kinds.length === 0 ? <p>{t('reach.none')}</p> : <Kinds kinds={valuesOf(settings).kinds} />}
      </Section>
      <Section title={t('quiet.title')} reason={t('quiet.reason')}>
        <QuietField saved={settings.time_zone} browser={timeZone} />
      </Section>
    </ResourceForm>
  );
};

type Choices = ReturnType<typeof valuesOf>['kinds'];

const Kinds = ({ kinds }: { kinds: Choices }) => {
  const { t } = useTranslation('notifications');
  return (
    <table className="w-full">
      <thead>
        <tr className="text-12 text-ink-3">
          <th scope="col" className="pb-2 text-left font-medium">
            {t('reach.kind')}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-14 pb-2 font-medium">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(kinds).map(([group, ofGroup]) => (
        <tbody key={group}>
          <tr className="border-line border-t">
            <th scope="rowgroup" colSpan={1 + channels.length} className="pt-4 pb-1 text-left font-semibold">
              {t(`groups.${group}`)}
            </th>
          </tr>
          {ofGroup.map((kind) => (
            <tr key={kind} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal text-pretty">
                {t(`kinds.${kind}`)}
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center">
                  <Choice kind={kind} channel={channel} isMissing={kinds[kind]?.[channel] === null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

const Choice = ({ kind, channel, isMissing }: { kind: DeliveredKind; channel: Channel; isMissing: boolean }) => {
  const { t } = useTranslation('notifications');
  const label = `${t(`kinds.${kind}`)}, ${t(`channels.${channel}`)}`;
  const { field } = useField(`kinds.${kind}.${channel}`, { label });
  if (isMissing)
    return (
      <>
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <span className="sr-only">{t('reach.noChannel', { what: t(`channels.${channel}`) })}</span>
      </>
    );
  return (
    <Checkbox
      aria-label={label}
      name={field.name}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.target.checked)}
      onBlur={field.onBlur}
    />
  );
};
