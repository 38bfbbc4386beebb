import { ArrowLeft, ArrowRight, EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { optionalLine } from '#shared/contracts/fields.ts';
import {
  addProductPhoto,
  arrangeProductPhotos,
  deleteProductPhoto,
  type Photo,
  type Product,
  setMainPhoto,
} from '#shared/contracts/products.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { type Upload, useUpload } from '../../kit/upload/use-upload.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import type { Media } from './use-media.ts';

const purpose = 'product-photo';

/** Belongs to the page of the product, so that another tab does not cancel the upload. */
export const usePhotoUpload = ({ id, take }: Media): Upload => {
  const { t } = useTranslation('products');
  const add = useSend(addProductPhoto);
  return useUpload(purpose, async (upload_id) => {
    take(await add.mutateAsync({ params: { id }, body: { upload_id, alt: '' } }));
    snack({ tone: 'good', text: t('photos.added') });
  });
};

/** Changes apply at once. */
export const ProductPhotos = ({
  product: { name, editable },
  media,
  upload,
}: {
  product: Product;
  media: Media;
  upload: Upload;
}) => {
  const { t } = useTranslation('products');
  const { id, photos, take } = media;
  const arrange = useArrange(media);
  const setMain = useSend(setMainPhoto);
  const remove = useSend(deleteProductPhoto);
  const [described, setDescribed] = useState<Photo | null>(null);
  const { ask, question } = useAsk();
  const move = (from: number, to: number) =>
    arrange.mutate(photos.with(from, photos[to] as Photo).with(to, photos[from] as Photo), {
      onSuccess: take,
      onError: report,
    });
  const makeMain = (photo: Photo) =>
    setMain.mutate({ params: { id }, body: { photo_id: photo.id } }, { onSuccess: take, onError: report });
  const confirmDeletion = (photo: Photo) =>
    ask({
      danger: true,
      title: t('photos.deleteTitle'),
      text: t('photos.deleteText'),
      confirm: t('photos.delete'),
      keep: t('photos.keep'),
      act: async () => take(await remove.mutateAsync({ params: { id }, query: { photo_id: photo.id } })),
      done: t('photos.deleted'),
    });
  return (
    <Section title={t('photos.title')} reason={t('photos.reason')}>
      {photos.length === 0 && <p className="text-ink-3">{t('photos.none')}</p>}
      <ul aria-label={t('photos.title')} className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3">
        {photos.map((photo, place) => (
          <li key={photo.id} className="flex min-w-0 flex-col gap-1.5">
            <div className="border-line rounded-3 relative overflow-hidden border">
              <img
                src={photo.large}
                alt={photo.alt || t('photos.place', { name, place: place + 1 })}
                loading="lazy"
                className="aspect-square w-full"
              />
              {photo.main && (
                <span className="absolute top-2 left-2">
                  <Tag tone="info" icon={Star}>
                    {t('photos.main')}
                  </Tag>
                </span>
              )}
            </div>
            <p className="text-12 text-ink-2 line-clamp-2" title={photo.alt}>
              {photo.alt || <span className="text-ink-3">{t('photos.noText')}</span>}
            </p>
            {editable && (
              <div className="flex items-center">
                <IconButton
                  icon={ArrowLeft}
                  label={t('photos.earlier', { place: place + 1 })}
                  disabled={place === 0 || arrange.isPending}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  icon={ArrowRight}
                  label={t('photos.later', { place: place + 1 })}
                  disabled={place === photos.length - 1 || arrange.isPending}
                  onClick={() => move(place, place + 1)}
                />
                <span className="ml-auto">
                  <Actions
                    photo={photo}
                    place={place + 1}
                    onMain={() => makeMain(photo)}
                    onDescribe={() => setDescribed(photo)}
                    onDelete={() => confirmDeletion(photo)}
                  />
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {editable && photos.length < productLimits.photos && (
        <UploadField purpose={purpose} upload={upload} choose={t('photos.add')} hint={t('photos.hint')} />
      )}
      {described && <PhotoText media={media} photo={described} onClose={() => setDescribed(null)} />}
      {question}
    </Section>
  );
};

const report = ({ message }: ApiProblem) => snack({ tone: 'bad', text: message });

/** Saves the photos in this order with their texts. */
const useArrange = ({ id, version }: Media) => {
  const { mutate, mutateAsync, isPending } = useSend(arrangeProductPhotos);
  const request = (photos: readonly Photo[]) => ({
    params: { id },
    body: { version, photos: photos.map((photo) => ({ id: photo.id, alt: photo.alt })) },
  });
  return {
    isPending,
    mutate: (photos: readonly Photo[], on: Parameters<typeof mutate>[1]) => mutate(request(photos), on),
    send: (photos: readonly Photo[]) => mutateAsync(request(photos)),
  };
};

type ActionsProps = { photo: Photo; place: number } & Record<'onMain' | 'onDescribe' | 'onDelete', () => void>;

const Actions = ({ photo, place, onMain, onDescribe, onDelete }: ActionsProps) => {
  const { t } = useTranslation('products');
  const label = t('photos.actions', { place });
  return (
    <Menu label={label} button={<IconButton icon={EllipsisVertical} label={label} />}>
      {!photo.main && (
        <MenuAction icon={Star} onClick={onMain}>
          {t('photos.makeMain')}
        </MenuAction>
      )}
      <MenuAction icon={Pencil} onClick={onDescribe}>
        {t('photos.editText')}
      </MenuAction>
      <MenuAction icon={Trash2} danger onClick={onDelete}>
        {t('photos.delete')}
      </MenuAction>
    </Menu>
  );
};

const Alternative = z.strictObject({ alt: optionalLine(200) });
type PhotoProps = { media: Media; photo: Photo; onClose: () => void };

const PhotoText = ({ media, photo, onClose }: PhotoProps) => {
  const { t } = useTranslation('products');
  const arrange = useArrange(media);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Alternative,
    values: photo,
    submit: async ({ alt }) => {
      const answer = await arrange.send(media.photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)));
      media.take(answer);
      return answer;
    },
    savedText: () => t('photos.saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('photos.editText')}
      submit={t('photos.saveText')}
      onClose={onClose}
      help={<p className="text-pretty">{t('photos.textHelp')}</p>}
    >
      <TextField<z.input<typeof Alternative>> name="alt" label={t('photos.text')} maxLength={200} lines={2} autoFocus />
    </FormDialog>
  );
};
