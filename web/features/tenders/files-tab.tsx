import { Download, FileText, FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text } from '#shared/contracts/fields.ts';
import { addTenderFile, deleteTenderFile, type Tender, type TenderFile } from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fileSize } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { Part, TabLayout } from './tab-layout.tsx';

export const documentPurpose = 'tender-document';
const maxName = 200;

/** What a chosen file becomes: a file of its own, or a new version of one. */
type Chosen = { name: string; file_id?: string };

/** The technical documentation with its versions. Changes apply at once. */
export default function FilesTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const writes = tender.may_add_documents;
  const add = useSend(addTenderFile);
  const remove = useSend(deleteTenderFile);
  const { ask, question } = useAsk();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** A file that still has to be named. */
  const [unnamed, setUnnamed] = useState<File | null>(null);
  /** The file that gets a new version. */
  const [renewed, setRenewed] = useState<TenderFile | null>(null);
  const { id, version, files } = tender;
  const upload = useUpload(documentPurpose, async (upload_id) => {
    if (!chosen) return;
    await add.mutateAsync({ params: { id }, body: { version, upload_id, ...chosen } });
    setRenewed(null);
    snack({ tone: 'good', text: t('files.added', { name: chosen.name }) });
  });
  const start = (as: Chosen, file: File) => {
    setChosen(as);
    void upload.start(file);
  };
  const confirmDeletion = (file: TenderFile) =>
    ask({
      danger: true,
      title: t('files.delete.title', { name: file.name }),
      text: t('files.delete.text'),
      confirm: t('files.delete.confirm'),
      keep: t('files.delete.keep'),
      act: () => remove.mutateAsync({ params: { id }, query: { version: String(version), file_id: file.id } }),
      done: t('files.delete.done', { name: file.name }),
    });
  return (
    <TabLayout>
      <div className="max-w-180">
        <Part title={t('files.title')}>
          {files.length === 0 && !writes && (
            <EmptyState kind="start" title={t('files.none')}>
              {t('files.noneText')}
            </EmptyState>
          )}
          {files.length === 0 && writes && <p className="text-ink-2 mb-4 text-pretty">{t('files.start')}</p>}
          <ul
            aria-label={t('files.title')}
            className="rounded-3 border-line divide-line mb-4 divide-y border empty:hidden"
          >
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-2.5">
                <Versions file={file} />
                {writes && (
                  <span className="ml-auto flex items-center gap-1">
                    {file.versions.length < tenderLimits.versions && (
                      <Button
                        size="sm"
                        icon={FileUp}
                        disabled={upload.isRunning}
                        aria-pressed={renewed?.id === file.id}
                        onClick={() => setRenewed(renewed?.id === file.id ? null : file)}
                      >
                        {t('files.newVersion')}
                      </Button>
                    )}
                    <IconButton
                      icon={Trash2}
                      label={t('files.delete.of', { name: file.name })}
                      onClick={() => confirmDeletion(file)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {writes && renewed && (
            <p className="mb-2 font-medium text-pretty">{t('files.versionOf', { name: renewed.name })}</p>
          )}
          {writes && (renewed !== null || files.length < tenderLimits.files) && (
            <UploadField
              purpose={documentPurpose}
              upload={upload}
              choose={t(renewed ? 'files.chooseVersion' : 'files.add')}
              hint={t('files.hint')}
              onChoose={(file) =>
                renewed ? start({ name: renewed.name, file_id: renewed.id }, file) : setUnnamed(file)
              }
            >
              {renewed && (
                <Button variant="ghost" onClick={() => setRenewed(null)}>
                  {t('files.noVersion')}
                </Button>
              )}
            </UploadField>
          )}
        </Part>
      </div>
      {unnamed && (
        <FileName
          file={unnamed}
          onNamed={(name) => {
            setUnnamed(null);
            start({ name }, unnamed);
          }}
          onClose={() => setUnnamed(null)}
        />
      )}
      {question}
    </TabLayout>
  );
}

/** The newest version as a link, the ones before it folded. */
const Versions = ({ file: { name, versions } }: { file: TenderFile }) => {
  const { t } = useTranslation('tenders');
  const [newest, ...before] = versions;
  if (!newest) return null;
  return (
    <div className="flex min-w-0 flex-1 basis-60 gap-3">
      <FileText aria-hidden className="text-ink-3 mt-0.5 flex-none" />
      <div className="min-w-0">
        <FileLink name={name} version={newest} strong />
        <VersionNote version={newest} />
        {before.length > 0 && (
          <details className="mt-1">
            <summary className="text-12 text-ink-2 cursor-pointer">
              {t('files.earlier', { count: before.length })}
            </summary>
            <ul className="mt-1 flex flex-col gap-1.5">
              {before.map((version) => (
                <li key={version.n}>
                  <FileLink name={name} version={version} />
                  <VersionNote version={version} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
};

type Version = TenderFile['versions'][number];

const FileLink = ({
  name,
  version: { n, url, size },
  strong = false,
}: {
  name: string;
  version: Version;
  strong?: boolean;
}) => {
  const { t } = useTranslation('tenders');
  return (
    <a
      href={url}
      download={`${name} v${n}.pdf`}
      className="text-primary-text flex min-w-0 flex-wrap items-center gap-x-2 hover:underline"
    >
      <span className="min-w-0 font-medium wrap-anywhere">{strong ? name : t('files.version', { n })}</span>
      <span className="text-12 text-ink-2 figures inline-flex items-center gap-1">
        <Download aria-hidden className="size-3" />
        {strong ? `${t('files.version', { n })}, ` : ''}PDF, {fileSize(size)}
      </span>
    </a>
  );
};

const VersionNote = ({ version: { at, by } }: { version: Version }) => (
  <p className="text-12 text-ink-2 tabular-nums">
    {deviceMoment(at)}, {by.fio}
  </p>
);

const NamedFile = z.strictObject({ name: text(maxName) });
type NameProps = { file: File; onNamed: (name: string) => void; onClose: () => void };

const FileName = ({ file, onNamed, onClose }: NameProps) => {
  const { t } = useTranslation('tenders');
  const state = useResourceForm({
    kind: 'dialog',
    schema: NamedFile,
    values: { name: file.name.replace(/\.pdf$/i, '').slice(0, maxName) },
    submit: (named) => Promise.resolve(named),
    onSaved: ({ name }) => onNamed(name),
  });
  return (
    <FormDialog state={state} title={t('files.nameTitle')} submit={t('files.send')} onClose={onClose}>
      <TextField<z.input<typeof NamedFile>>
        name="name"
        label={t('files.name')}
        hint={t('files.nameHint')}
        maxLength={maxName}
        autoFocus
      />
    </FormDialog>
  );
};
