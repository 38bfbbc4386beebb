import { deletePhoto } from '#shared/contracts/settings.ts';
import { auditEntry } from '../data/audit.ts';
import { fileRemoved } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, saveOwn, userOf } from './own-account.ts';

export const handler = serve(deletePhoto, async ({ actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  if (!photo) return { reply: { data: userOf(own) } };
  return saveOwn(own, { photo: null }, [
    fileRemoved(photo.id, now),
    auditEntry({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
