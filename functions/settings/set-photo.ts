import { setPhoto } from '#shared/contracts/settings.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { fileClaim, fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, ownAccountChange } from './own-account.ts';

export const handler = serve(setPhoto, async ({ body, actor, now }) => {
  const own = await ownAccount(actor);
  const { photo } = own.account;
  const upload = { id: body.upload_id, owner_id: actor.id, purpose: 'profile-photo' } as const;
  const claimed = await fileClaim(upload, now);
  return ownAccountChange(own, { photo: { id: claimed.file.id, at: now } }, [
    ...claimed.writes,
    ...(photo ? [fileRemovalWrite(photo.id, now)] : []),
    auditEntryWrite({ action: 'photo-changed', by: actor, at: now }),
  ]);
});
