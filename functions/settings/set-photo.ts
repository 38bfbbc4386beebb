import { setPhoto } from '#shared/contracts/settings.ts';
import { auditEntry } from '../data/audit.ts';
import { fileClaimed, fileRemoved } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, saveOwn, userOf } from './own-account.ts';

export const handler = serve(setPhoto, async ({ body, actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  const { upload_id: id } = body;
  if (photo?.id === id) return { reply: { data: userOf(own) } };
  const claimed = await fileClaimed({ id, owner_id: actor.id, purpose: 'profile-photo' }, now);
  return saveOwn(own, { photo: { id, at: now } }, [
    claimed,
    ...(photo ? [fileRemoved(photo.id, now)] : []),
    auditEntry({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
