import { randomUUID } from 'node:crypto';
import { type Publication, publicationWrites } from '../../functions/data/publications/publications.ts';
import { transact } from '../../functions/data/table.ts';

/** What a request writes, complete and with a slug of its own. */
export const publicationBody = () => ({
  slug: `dpp-${randomUUID()}`,
  titles: { cs: 'Dohody v roce 2026', en: 'Agreements in 2026', ru: 'Договоры в 2026 году' },
  descriptions: { cs: 'Co se mění.', en: 'What changes.', ru: 'Что меняется.' },
  texts: {
    cs: '## Hranice\n\nOd ledna je **vyšší**.',
    en: '## The limit\n\nFrom January it is **higher**.',
    ru: '## Порог\n\nС января он **выше**.',
  },
});

/** A stored draft of an author, or with its time what is published. */
export const storedPublication = async (
  author: { id: string; fio: string },
  changes: Partial<Publication> = {},
): Promise<Publication> => {
  const publication: Publication = {
    ...publicationBody(),
    id: randomUUID(),
    version: 1,
    cover_id: null,
    state: changes.published_at ? 'published' : 'draft',
    published_at: null,
    author: { id: author.id, fio: author.fio },
    created_at: '2026-06-01T08:00:00.000Z',
    ...changes,
  };
  await transact(publicationWrites(undefined, publication));
  return publication;
};
