import { randomBytes } from 'node:crypto';
import { uploadPhoto } from '#shared/contracts/settings.ts';
import { record } from '../data/audit.ts';
import { addPhotoWrite, photoRemoved } from '../data/photos.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, saveOwn } from './own-account.ts';
import { squarePhoto } from './square-photo.ts';

export const handler = serve(uploadPhoto, async ({ body, actor, now }) => {
  const jpeg = squarePhoto(Buffer.from(await body.photo.arrayBuffer()));
  const own = await ownAccount(actor);
  const id = randomBytes(16).toString('base64url');
  return saveOwn(own, { photo: { id, at: now } }, [
    addPhotoWrite({ id, jpeg }),
    ...photoRemoved(own.account.photo),
    record({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
