import * as z from 'zod/mini';
import { id, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { publicationLimits } from '#shared/domain/publications/limits.ts';
import { type PublicationState, publicationStates } from '#shared/domain/publications/publication.ts';
import { publicationScope } from '#shared/domain/publications/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { entity } from '../entity.ts';
import { recordKeyOf, uniqueKey } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { part, type Refusals } from '../part.ts';
import { readScope } from '../scope.ts';
import { atVersion, get, ifNotExists, type Item, queryIndex, type Write } from '../table.ts';

const publicationKey = recordKeyOf('PUBLICATION');
const publicationsPartition = 'PUBLICATIONS';

const Texts = z.object({ cs: z.string(), en: z.string(), ru: z.string() });
type Language = keyof z.infer<typeof Texts>;
const Publication = z.object({
  id,
  version,
  /** Unique. */
  slug: z.string(),
  titles: Texts,
  descriptions: Texts,
  /** Markdown. */
  texts: Texts,
  cover_id: z.nullable(id),
  state: z.enum(publicationStates),
  /** The first time. */
  published_at: z.nullable(storedInstant),
  author: person,
  created_at: storedInstant,
});
export type Publication = z.infer<typeof Publication>;
const publications = entity('publication', Publication);
const { read } = publications;

/** The part of the write of a publication. */
export const ofPublication = part('publication');
const ofSlug = part('publication-slug');

export const publicationRefusals: Refusals = [
  [ofSlug, new Problem('publication-slug-taken', { fields: { slug: { key: 'taken' } } })],
];

type Projection = Pick<Publication, 'titles' | 'state' | 'published_at' | 'created_at'> & { author_id: string };

/** The writes of a new publication, or of a changed one. They fail if its slug is taken. */
export const publicationWrites = (before: Publication | undefined, after: Publication): Write[] => {
  const { titles, state, published_at, created_at, author } = after;
  const put = {
    ...publicationKey(after.id),
    ...publications.store(after),
    projection: { titles, state, published_at, created_at, author_id: author.id } satisfies Projection,
    all_pk: publicationsPartition,
    all_sk: `${created_at}#${after.id}`,
  };
  return [
    { part: ofPublication, put, if: before ? atVersion(before.version) : ifNotExists },
    ...slugWrites(before, after),
  ];
};

export const publicationRemovalWrites = (publication: Publication): Write[] => [
  { part: ofPublication, remove: publicationKey(publication.id), if: atVersion(publication.version) },
  ...slugWrites(publication, undefined),
];

const slugWrites = (before: Publication | undefined, after: Publication | undefined): Write[] => {
  if (before?.slug === after?.slug) return [];
  return [
    ...(before ? [{ part: ofPublication, remove: slugKey(before) }] : []),
    ...(after ? [{ part: ofSlug, put: { ...slugKey(after), publication_id: after.id }, if: ifNotExists }] : []),
  ];
};
const slugKey = ({ slug }: Pick<Publication, 'slug'>) => uniqueKey('publication', slug);

/** By id, without an access check. */
export const findPublication = async (publicationId: string): Promise<Publication | undefined> => {
  const item = await get(publicationKey(publicationId));
  return item && read(item);
};

/** To work with. Throws not-found if it does not exist or is out of the actor's scope. */
export const getPublicationFor = async (actor: Actor, publicationId: string): Promise<Publication> => {
  const publication = await findPublication(publicationId);
  if (!publication || !isInScope(publicationScope, actor, { author_id: publication.author.id }))
    throw new Problem('not-found');
  return publication;
};

type Published = Publication & { published_at: string };
const isPublished = (publication: Publication): publication is Published => publication.state === 'published';

/** For everybody. Throws not-found if nothing is published under the slug. */
export const getPublished = async (slug: string): Promise<Published> => {
  const item = await get(slugKey({ slug }));
  const publication = item && (await findPublication(String(item['publication_id'])));
  if (!publication || !isPublished(publication)) throw new Problem('not-found');
  return publication;
};

type Filter = Paging<'created_at' | 'published_at' | 'title'> & {
  state?: readonly PublicationState[] | undefined;
  author?: readonly 'me'[] | undefined;
  text?: string | undefined;
};

const projectionOf = (entry: Item) => entry['projection'] as Projection;

/** One page of the publications that the actor works with. */
export const listPublications = async (
  actor: Actor,
  { state, author, text, ...paging }: Filter,
  language: Language,
): Promise<Page<Publication>> => {
  const isFound = searchFor(text ?? '');
  return pageOf<Projection, Publication>({
    entries: await readScope(publicationScope, actor, {
      sources: () => [{ index: 'all', pk: publicationsPartition }],
      subject: projectionOf,
      bound: { newest: publicationLimits.publications },
    }),
    paging,
    keep: (one) =>
      (!state || state.includes(one.state)) &&
      (!author || one.author_id === actor.id) &&
      isFound(searchWords(one.titles[language])),
    sorting: {
      language,
      columns: {
        created_at: ({ created_at }) => created_at,
        published_at: ({ published_at }) => published_at ?? '',
        title: ({ titles }) => titles[language],
      },
    },
    key: publicationKey,
    read,
  });
};

/** One page of what is published, the newest first. Eventually consistent. */
export const listPublished = async (paging: Paging): Promise<Page<Published>> => {
  const page = await pageOf<Projection, Publication>({
    entries: await queryIndex('all', publicationsPartition),
    paging: { ...paging, order: 'desc' },
    keep: ({ state }) => state === 'published',
    sorting: { language: 'en', columns: { published_at: ({ published_at }) => published_at ?? '' } },
    key: publicationKey,
    read,
  });
  return { ...page, data: page.data.filter(isPublished) };
};

/** Throws too-many-publications if there is no place for another one. */
export const requirePlaceForPublication = async (): Promise<void> => {
  const limit = publicationLimits.publications;
  const entries = await queryIndex('all', publicationsPartition, { limit });
  if (entries.length >= limit) throw new Problem('too-many-publications', { params: { limit } });
};
