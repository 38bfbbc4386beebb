import { writeSquares } from '../../../functions/data/files/objects.ts';
import { findPublication, publicationWrites } from '../../../functions/data/publications/publications.ts';
import { transact } from '../../../functions/data/table.ts';
import { claimedPictureWrite } from './claimed-picture-write.ts';
import { drawPicture } from './product-pictures.ts';
import { publications } from './publications.ts';

/** Adds those that are missing. */
export const storePublications = async (now: string): Promise<void> => {
  for (const { publication, picture } of publications) {
    if (await findPublication(publication.id)) continue;
    const { cover_id: id } = publication;
    const purpose = 'publication-cover';
    if (id && picture) await writeSquares({ id, purpose }, drawPicture(picture, purpose));
    await transact([
      ...publicationWrites(undefined, publication),
      ...(id ? [claimedPictureWrite({ id, owner_id: publication.author.id, purpose, created_at: now })] : []),
    ]);
  }
};
