import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AssistantFields, type AssistantInput, listAssistantVersions } from '#shared/contracts/assistant.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** What was saved before. A former version fills the form; saving it is up to the person. */
export const Versions = ({ current }: { current: number }) => {
  const { t } = useTranslation('assistant');
  const { setValue } = useFormContext();
  const { data, error, refetch, isPlaceholderData } = useGet(listAssistantVersions, {});
  const rows = data?.data.map((one) => ({ ...one, id: String(one.version) }));
  const fill = (version: AssistantInput) => {
    for (const name of Object.keys(AssistantFields.shape) as (keyof AssistantInput)[])
      setValue(name, structuredClone(version[name]), { shouldDirty: true, shouldValidate: true });
    snack({ tone: 'info', text: t('versions.filled') });
  };
  return (
    <Section title={t('versions.title')} reason={t('versions.reason')}>
      <ShortList
        answer={{ ...(rows && { data: { data: rows, total: rows.length } }), error, refetch, isPlaceholderData }}
        none={t('versions.none')}
        failed={t('versions.failed')}
        row={(one) => (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <span className="figures font-medium">
                {one.at === null ? t('versions.first') : deviceMoment(one.at)}
              </span>
              {one.by && <span className="text-ink-2 ml-2">{one.by.fio}</span>}
            </span>
            {one.version === current ? (
              <span className="text-12 text-ink-3">{t('versions.current')}</span>
            ) : (
              <Button size="sm" onClick={() => fill(one)}>
                {t('versions.use')}
              </Button>
            )}
          </div>
        )}
      />
    </Section>
  );
};
