import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { id, integer, optionalLines } from '#shared/contracts/fields.ts';
import { getTender, setUnderwritingReport, type Tender } from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fileSize } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { documentPurpose } from './files-tab.tsx';
import { Part, TabLayout } from './tab-layout.tsx';

/** The underwriting report: a text, a file, or both. Without it the placement does not begin. */
export default function ReportTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const { report, may_add_documents } = tender;
  return (
    <TabLayout>
      <div className="max-w-180">
        <Part
          title={t('report.title')}
          end={
            report && (
              <Tag tone={report.ready ? 'success' : 'warning'}>
                {t(report.ready ? 'report.ready' : 'report.notReady')}
              </Tag>
            )
          }
        >
          {may_add_documents ? <ReportForm tender={tender} /> : <Read report={report} />}
        </Part>
      </div>
    </TabLayout>
  );
}

const Read = ({ report }: { report: Tender['report'] }) => {
  const { t } = useTranslation('tenders');
  if (!report || (report.text === '' && !report.file))
    return (
      <EmptyState kind="start" title={t('report.none')}>
        {t('report.noneText')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {report.file && <ReportFile file={report.file} />}
      {report.text && <p className="text-14 text-pretty wrap-anywhere whitespace-pre-line">{report.text}</p>}
    </div>
  );
};

type File = NonNullable<NonNullable<Tender['report']>['file']>;

const ReportFile = ({ file: { name, size, url } }: { file: File }) => (
  <a
    href={url}
    download={`${name}.pdf`}
    className="text-primary-text inline-flex min-h-8 min-w-0 flex-wrap items-center gap-2 hover:underline"
  >
    <FileText aria-hidden className="text-ink-3 flex-none" />
    <span className="font-medium wrap-anywhere">{name}</span>
    <span className="text-12 text-ink-2 figures inline-flex items-center gap-1">
      <Download aria-hidden className="size-3" />
      PDF, {fileSize(size)}
    </span>
  </a>
);

const Report = z.strictObject({
  version: integer(0, Number.MAX_SAFE_INTEGER),
  text: optionalLines(tenderLimits.report),
  ready: z.boolean(),
  /** Of a file that is sent and not saved yet; null removes the saved one. */
  upload_id: z.optional(z.nullable(id)),
});
type Report = z.input<typeof Report>;

const valuesOf = ({ report }: Pick<Tender, 'report'>): Report => ({
  version: report?.version ?? 0,
  text: report?.text ?? '',
  ready: report?.ready ?? false,
});

const ReportForm = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const send = useSend(setUnderwritingReport);
  const { report } = tender;
  const [name, setName] = useState('');
  const state = useResourceForm({
    schema: Report,
    values: valuesOf(tender),
    check: ({ text, ready, upload_id }) => ({
      ready:
        ready && text.trim() === '' && (upload_id === null || (upload_id === undefined && !report?.file))
          ? t('report.empty')
          : undefined,
    }),
    submit: async ({ version, upload_id }) => {
      const { text, ready, version: seen } = state.form.getValues() as Report;
      const { data } = await send.mutateAsync({
        params: { id: tender.id },
        body: {
          version: version ?? seen,
          text,
          ready,
          ...(upload_id !== undefined && { upload_id }),
          ...(upload_id && { name }),
        },
      });
      return valuesOf(data);
    },
    savedText: () => t('report.saved'),
    reload: async () => valuesOf((await api(getTender, { params: { id: tender.id } })).data),
  });
  const setFile = (upload_id: string | null | undefined) =>
    state.form.setValue('upload_id', upload_id, { shouldDirty: true });
  const upload = useUpload(documentPurpose, (upload_id) => {
    setFile(upload_id);
    return Promise.resolve();
  });
  return (
    <FormScope state={state}>
      <FormFrame state={state} className="flex flex-col gap-5">
        <TextField<Report>
          name="text"
          label={t('report.text')}
          hint={t('report.textHint')}
          lines={14}
          maxLength={tenderLimits.report}
          optional
          nullable={false}
        />
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">{t('report.file')}</h3>
          <ChosenFile report={report} name={name} onChange={setFile} />
          <UploadField
            purpose={documentPurpose}
            upload={upload}
            choose={t(report?.file ? 'report.replace' : 'report.choose')}
            hint={t('files.hint')}
            onChoose={(file) => {
              setName(file.name.replace(/\.pdf$/i, '').slice(0, 200) || t('report.title'));
              void upload.start(file);
            }}
          />
        </div>
        <Ready />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={state.busy} disabled={!state.isDirty || upload.isRunning}>
            {t('report.save')}
          </Button>
          {state.isDirty && <Button onClick={state.discard}>{t('report.discard')}</Button>}
        </div>
      </FormFrame>
    </FormScope>
  );
};

const Ready = () => {
  const { t } = useTranslation('tenders');
  return <SwitchField<Report> name="ready" label={t('report.ready')} hint={t('report.readyHint')} />;
};

/** The saved file, or what a save would make of it. */
const ChosenFile = ({
  report,
  name,
  onChange,
}: {
  report: Tender['report'];
  name: string;
  onChange: (upload: string | null | undefined) => void;
}) => {
  const { t } = useTranslation('tenders');
  const upload_id = useWatch<Report, 'upload_id'>({ name: 'upload_id' });
  const undo = (
    <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
      {t('report.undo')}
    </Button>
  );
  if (upload_id)
    return (
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{t('report.newFile', { name })}</span>
        {undo}
      </p>
    );
  if (!report?.file) return null;
  if (upload_id === null)
    return (
      <p className="flex flex-wrap items-center gap-2">
        <span>{t('report.removed')}</span>
        {undo}
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-2">
      <ReportFile file={report.file} />
      <Button size="sm" variant="ghost" icon={Trash2} onClick={() => onChange(null)}>
        {t('report.remove')}
      </Button>
    </p>
  );
};
