import { setPhoto } from '#shared/contracts/settings.ts';
import { auditEntry } from '../data/audit.ts';
import { fileClaimed, fileRemoved } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, saveOwn } from './own-account.ts';

export const handler = serve(setPhoto, async ({ body, actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  const upload = { id: body.upload_id, owner_id: actor.id, purpose: 'profile-photo' } as const;
  const claimed = await fileClaimed(upload, now);
  return saveOwn(own, { photo: { id: claimed.file.id, at: now } }, [
    ...claimed.writes,
    ...(photo ? [fileRemoved(photo.id, now)] : []),
    auditEntry({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
