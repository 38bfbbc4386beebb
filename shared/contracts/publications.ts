import * as z from 'zod/mini';
import { publicationLimits } from '../domain/publications/limits.ts';
import { publicationStates } from '../domain/publications/publication.ts';
import { isSlug } from '../domain/publications/slug.ts';
import { area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import {
  bounded,
  id,
  optionalLine,
  optionalLines,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';

const endpoint = area('publications');

const inEach = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ cs: schema, en: schema, ru: schema });
const slug = bounded(publicationLimits.slug).check(z.minLength(3), z.refine(isSlug, { error: 'not-slug' }));

const PublicationFields = z.strictObject({
  slug,
  titles: inEach(text(publicationLimits.title)),
  /** For search engines and the list. A draft may have none. */
  descriptions: inEach(optionalLine(publicationLimits.description)),
  /** Markdown. A draft may have none. */
  texts: inEach(optionalLines(publicationLimits.text)),
});
/** The values of the form of a publication. */
export type PublicationInput = z.input<typeof PublicationFields>;

const state = z.enum(publicationStates);
const texts = z.object({ cs: z.string(), en: z.string(), ru: z.string() });

const ListedPublication = z.object({
  id,
  version,
  /** In the caller's language. */
  title: z.string(),
  slug: z.string(),
  state,
  /** When it was published first. */
  published_at: z.nullable(storedInstant),
  created_at: storedInstant,
  author: person,
  /** The address of its cover. */
  cover: z.nullable(z.string()),
});
export type ListedPublication = z.infer<typeof ListedPublication>;

const Publication = z.extend(ListedPublication, { titles: texts, descriptions: texts, texts });
export type Publication = z.infer<typeof Publication>;

const BlogEntry = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  cover: z.nullable(z.string()),
  published_at: storedInstant,
});
export type BlogEntry = z.infer<typeof BlogEntry>;
const BlogPublication = z.extend(BlogEntry, {
  /** Markdown. */
  text: z.string(),
});
export type BlogPublication = z.infer<typeof BlogPublication>;

export const listBlog = endpoint({
  name: 'list-blog',
  summary: "List what is published, in the caller's language, the newest first",
  method: 'GET',
  path: '/api/blog/list',
  access: 'public',
  atEdge: true,
  localized: true,
  query: z.strictObject(paging),
  reply: list(BlogEntry),
});

export const getBlogPublication = endpoint({
  name: 'get-blog-publication',
  summary: "Get a published publication in the caller's language",
  method: 'GET',
  path: '/api/blog/{slug}',
  access: 'public',
  atEdge: true,
  localized: true,
  params: z.object({ slug: text(publicationLimits.slug) }),
  reply: item(BlogPublication),
  problems: ['not-found'],
});

export const listPublications = endpoint({
  name: 'list-publications',
  summary: 'List publications to work with: an admin those of everybody, a manager own ones',
  method: 'GET',
  path: '/api/publications/list',
  access: 'publication.write',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at', 'published_at', 'title'], 'desc'),
    state: z.optional(queryArray(state)),
    /** Only those of the caller. */
    author: z.optional(queryArray(z.enum(['me']))),
    /** The beginnings of words of the title in the caller's language. */
    text: z.optional(search),
  }),
  reply: list(ListedPublication),
});

export const createPublication = endpoint({
  name: 'create-publication',
  summary: 'Create a draft of a publication',
  method: 'POST',
  path: '/api/publication',
  access: 'publication.write',
  localized: true,
  body: PublicationFields,
  reply: item(Publication),
  status: 201,
  problems: ['publication-slug-taken', 'too-many-publications'],
});

export const getPublication = endpoint({
  name: 'get-publication',
  summary: 'Get a publication in all languages',
  method: 'GET',
  path: '/api/publication/{id}',
  access: 'publication.write',
  localized: true,
  params: z.object({ id }),
  reply: item(Publication),
  problems: ['not-found'],
});

export const updatePublication = endpoint({
  name: 'update-publication',
  summary: 'Change a publication; a published one keeps its address and all its texts',
  method: 'PUT',
  path: '/api/publication/{id}',
  access: 'publication.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(PublicationFields), { version }),
  reply: item(Publication),
  problems: ['not-found', 'changed', 'publication-incomplete', 'publication-slug-taken'],
});

export const setPublicationCover = endpoint({
  name: 'set-publication-cover',
  summary: 'Set the cover of a publication to an uploaded picture, or remove it',
  method: 'POST',
  path: '/api/publication/{id}/avatar',
  access: 'publication.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ upload_id: z.nullable(id) }),
  reply: item(Publication),
  problems: ['not-found', 'upload-not-ready'],
});

export const publishPublication = endpoint({
  name: 'publish-publication',
  summary: 'Publish a publication, which needs its texts in all languages',
  method: 'POST',
  path: '/api/publication/{id}/publish',
  access: 'publication.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ version }),
  reply: item(Publication),
  problems: ['not-found', 'changed', 'publication-incomplete'],
});

export const unpublishPublication = endpoint({
  name: 'unpublish-publication',
  summary: 'Make a publication a draft again',
  method: 'POST',
  path: '/api/publication/{id}/unpublish',
  access: 'publication.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ version }),
  reply: item(Publication),
  problems: ['not-found', 'changed'],
});

export const deletePublication = endpoint({
  name: 'delete-publication',
  summary: 'Delete a publication',
  method: 'DELETE',
  path: '/api/publication/{id}',
  access: 'publication.write',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed'],
});
