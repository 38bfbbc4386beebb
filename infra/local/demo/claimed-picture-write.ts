import type { PurposeName } from '#shared/domain/files/purposes.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import { fileInsertionWrite } from '../../../functions/data/files/files.ts';
import type { Write } from '../../../functions/data/table.ts';

type Picture = { id: string; owner_id: string; purpose: PurposeName; created_at: string };

/** The write of a picture that a record shows. */
export const claimedPictureWrite = ({ created_at, ...picture }: Picture): Write =>
  fileInsertionWrite({
    ...picture,
    public_id: picture.id,
    type: 'image/jpeg',
    size: 50_000,
    state: 'claimed',
    rejection: null,
    ...uploadTimes(created_at),
  });
