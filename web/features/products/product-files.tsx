import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text } from '#shared/contracts/fields.ts';
import { addProductFile, deleteProductFile, type Product, type ProductFile } from '#shared/contracts/products.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { IconButton } from '../../ui/button.tsx';
import { fileSize } from '../../ui/format.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import type { Media } from './use-media.ts';

const purpose = 'product-file';
const maxName = 100;

/** Belongs to the page of the product, so that another tab does not cancel the upload. */
export const useFileUpload = ({ id, take }: Media) => {
  const { t } = useTranslation('products');
  const add = useSend(addProductFile);
  const [name, setName] = useState('');
  const upload = useUpload(purpose, async (upload_id) => {
    take(await add.mutateAsync({ params: { id }, body: { upload_id, name } }));
    snack({ tone: 'good', text: t('files.added', { name }) });
  });
  const startAs = (chosenName: string, file: File) => {
    setName(chosenName);
    void upload.start(file);
  };
  return { upload, startAs };
};

type Props = { product: Product; media: Media; upload: ReturnType<typeof useFileUpload> };

/** Changes apply at once. */
export const ProductFiles = ({ product: { editable }, media, upload: { upload, startAs } }: Props) => {
  const { t } = useTranslation('products');
  const [chosen, setChosen] = useState<File | null>(null);
  const { ask, question } = useAsk();
  const remove = useSend(deleteProductFile);
  const confirmDeletion = ({ id, name }: ProductFile) =>
    ask({
      danger: true,
      title: t('files.deleteTitle', { name }),
      text: t('files.deleteText'),
      confirm: t('files.delete'),
      keep: t('files.keep'),
      act: async () => media.take(await remove.mutateAsync({ params: { id: media.id }, query: { file_id: id } })),
      done: t('files.deleted', { name }),
    });
  return (
    <Section title={t('files.title')} reason={t('files.reason')}>
      {media.files.length === 0 && <p className="text-ink-3">{t('files.none')}</p>}
      <ul aria-label={t('files.title')} className="rounded-3 border-line divide-line divide-y border empty:hidden">
        {media.files.map((file) => (
          <li key={file.id} className="flex min-h-13 items-center gap-3 px-4 py-2">
            <FileText className="text-ink-3 flex-none" />
            <a
              href={file.url}
              download={`${file.name}.pdf`}
              className="text-primary-text flex min-w-0 flex-1 flex-wrap items-center gap-x-2 hover:underline"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
              <span className="text-12 text-ink-3 figures inline-flex items-center gap-1">
                <Download className="size-3" />
                PDF, {fileSize(file.size)}
              </span>
            </a>
            {editable && (
              <IconButton
                icon={Trash2}
                label={t('files.deleteOf', { name: file.name })}
                onClick={() => confirmDeletion(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {editable && media.files.length < productLimits.files && (
        <UploadField
          purpose={purpose}
          upload={upload}
          choose={t('files.add')}
          hint={t('files.hint')}
          onChoose={setChosen}
        />
      )}
      {chosen && (
        <FileName
          file={chosen}
          onNamed={(name) => {
            setChosen(null);
            startAs(name, chosen);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {question}
    </Section>
  );
};

const Name = z.strictObject({ name: text(maxName) });
type NameProps = { file: File; onNamed: (name: string) => void; onClose: () => void };

const FileName = ({ file, onNamed, onClose }: NameProps) => {
  const { t } = useTranslation('products');
  const state = useResourceForm({
    kind: 'dialog',
    schema: Name,
    values: { name: file.name.replace(/\.pdf$/i, '').slice(0, maxName) },
    submit: (named) => Promise.resolve(named),
    onSaved: ({ name }) => onNamed(name),
  });
  return (
    <FormDialog state={state} title={t('files.nameTitle')} submit={t('files.send')} onClose={onClose}>
      <TextField<z.input<typeof Name>>
        name="name"
        label={t('fields.name')}
        hint={t('files.nameHint')}
        maxLength={maxName}
        autoFocus
      />
    </FormDialog>
  );
};
