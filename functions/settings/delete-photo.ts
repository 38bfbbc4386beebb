import { deletePhoto } from '#shared/contracts/settings.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, ownAccountChange, userOf } from './own-account.ts';

export const handler = serve(deletePhoto, async ({ actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  if (!photo) return { reply: { data: userOf(own) } };
  return ownAccountChange(own, { photo: null }, [
    fileRemovalWrite(photo.id, now),
    auditEntryWrite({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
