import { deletePhoto } from '#shared/contracts/settings.ts';
import { record } from '../data/audit.ts';
import { photoRemoved } from '../data/photos.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, saveOwn, userOf } from './own-account.ts';

export const handler = serve(deletePhoto, async ({ actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  if (!photo) return { data: userOf(own.account, own.users) };
  return saveOwn(own, { photo: null }, [
    ...photoRemoved(photo),
    record({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
