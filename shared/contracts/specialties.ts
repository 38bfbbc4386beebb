import * as z from 'zod/mini';
import { specialtyIcons } from '../domain/specialties/icons.ts';
import { categoryKinds } from '../domain/specialties/kinds.ts';
import { maxNodes } from '../domain/specialties/tree.ts';
import { area, item, list, paging, sortedBy, unpagedList } from './endpoint.ts';
import {
  id,
  idAndName,
  integer,
  money,
  optionalLines,
  perHour,
  queryArray,
  search,
  text,
  uniqueArray,
  version,
} from './fields.ts';

const endpoint = area('specialties');

/** Which tree: each kind of category has its own. */
const kind = z._default(z.enum(categoryKinds), 'specialty');

/**
 * `categories` in the path and in other contracts: names fixed by the specification. A category of products has no pay,
 * no automatic completion, and the icon package-open.
 */
export const Specialty = z.object({
  id,
  /** In the caller's language. */
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Haléř per hour. */
  hourly_rate: money,
  hourly_premium: money,
  /** Whether the scheduled job completes a shift that was not ended. */
  auto_complete: z.boolean(),
  active: z.boolean(),
  kind: z.enum(categoryKinds),
  /** The address of its picture as a small square. */
  avatar: z.nullable(z.string()),
});
export type Specialty = z.infer<typeof Specialty>;

/** A specialty at its place in the tree. */
export const SpecialtyNode = z.extend(Specialty, {
  parent_id: z.nullable(id),
  /** The number of specialties directly below it. */
  children: z.int(),
});
export type SpecialtyNode = z.infer<typeof SpecialtyNode>;

/** The children of a parent in their order. `version` counts the changes of this order. */
const Siblings = z.object({ ...unpagedList(SpecialtyNode).shape, version: z.int() });
export type Siblings = z.infer<typeof Siblings>;

const inEachLanguage = (field: z.ZodMiniType<string, string>) => z.strictObject({ cs: field, en: field, ru: field });
/** The editable fields; a new specialty and an edited one have the same. */
export const SpecialtyFields = z.strictObject({
  names: inEachLanguage(text(100)),
  descriptions: inEachLanguage(optionalLines(500)),
  /** Null for a root. Another parent moves the specialty, with those below it, to the end of its children. */
  parent_id: z.nullable(id),
  icon: z.enum(specialtyIcons),
  hourly_rate: perHour,
  hourly_premium: perHour,
  auto_complete: z.boolean(),
  /** Whether it can be ordered. */
  active: z.boolean(),
});
/** The values of a specialty form. */
export type SpecialtyInput = z.input<typeof SpecialtyFields>;

const fieldsOfWork = { icon: true, hourly_rate: true, hourly_premium: true, auto_complete: true } as const;
/** A category of products may leave out the fields of work, which do not count for it. */
const NewSpecialty = z.extend(z.partial(SpecialtyFields, fieldsOfWork), { kind }).check(
  z.check(({ value, issues }) => {
    if (value.kind !== 'specialty') return;
    for (const field of Object.keys(fieldsOfWork) as (keyof typeof fieldsOfWork)[])
      if (value[field] === undefined)
        issues.push({ code: 'custom', message: 'required', input: value, path: [field], continue: true });
  }),
);

/** A specialty with its texts in all languages, for editing. */
export const SpecialtyDetails = z.extend(Specialty, {
  version,
  names: z.object({ cs: z.string(), en: z.string(), ru: z.string() }),
  descriptions: z.object({ cs: z.string(), en: z.string(), ru: z.string() }),
  parent_id: z.nullable(id),
  avatar_large: z.nullable(z.string()),
});
export type SpecialtyDetails = z.infer<typeof SpecialtyDetails>;

export const listSpecialties = endpoint({
  name: 'list-specialties',
  summary: 'List the specialties with their rates, ordered by name',
  assistant: 'Specialties (what workers do) and their rates',
  method: 'GET',
  path: '/api/shop/categories/full',
  access: 'specialty.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name']),
    kind,
    /** The beginnings of words of the name in the caller's language. */
    name: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
    active: z.optional(z.literal('true')),
  }),
  reply: list(Specialty),
});

export const listRootSpecialties = endpoint({
  name: 'list-root-specialties',
  summary: 'List the specialties without a parent, in their order',
  method: 'GET',
  path: '/api/shop/categories/roots',
  access: 'specialty.list',
  localized: true,
  query: z.strictObject({ kind }),
  reply: Siblings,
});

export const listChildSpecialties = endpoint({
  name: 'list-child-specialties',
  summary: 'List the specialties directly below a specialty, in their order',
  method: 'GET',
  path: '/api/shop/category/{id}/children',
  access: 'specialty.list',
  localized: true,
  params: z.object({ id }),
  reply: Siblings,
  problems: ['not-found'],
});

export const listParentSpecialties = endpoint({
  name: 'list-parent-specialties',
  summary: 'List the specialties above a specialty, from the root',
  method: 'GET',
  path: '/api/shop/category/{id}/parents',
  access: 'specialty.list',
  localized: true,
  params: z.object({ id }),
  reply: unpagedList(idAndName),
  problems: ['not-found'],
});

export const getSpecialty = endpoint({
  name: 'get-specialty',
  summary: 'Get a specialty with its texts in all languages',
  method: 'GET',
  path: '/api/shop/category/{id}',
  access: 'specialty.list',
  localized: true,
  params: z.object({ id }),
  reply: item(SpecialtyDetails),
  problems: ['not-found'],
});

export const createSpecialty = endpoint({
  name: 'create-specialty',
  summary: 'Create a specialty, after the others of its parent',
  method: 'POST',
  path: '/api/shop/category',
  access: 'specialty.write',
  localized: true,
  body: NewSpecialty,
  reply: item(SpecialtyDetails),
  status: 201,
  problems: ['not-found', 'specialty-too-deep', 'too-many-specialties'],
});

export const updateSpecialty = endpoint({
  name: 'update-specialty',
  summary: 'Change a specialty; shifts that were ordered before keep its name and rate',
  method: 'PUT',
  path: '/api/shop/category/{id}',
  access: 'specialty.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(SpecialtyFields), { version }),
  reply: item(SpecialtyDetails),
  problems: ['not-found', 'changed', 'specialty-inside-itself', 'specialty-too-deep', 'too-many-specialties'],
});

export const deleteSpecialty = endpoint({
  name: 'delete-specialty',
  summary: 'Delete a specialty that has no children, no products, and that no shift or person ever had',
  method: 'DELETE',
  path: '/api/shop/category/{id}',
  access: 'specialty.write',
  params: z.object({ id }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'specialty-in-use', 'specialty-has-children', 'category-has-products'],
});

export const setSpecialtyAvatar = endpoint({
  name: 'set-specialty-avatar',
  summary: 'Make a ready upload (purpose category-picture) the picture of a specialty, or remove its picture',
  method: 'POST',
  path: '/api/shop/category/{id}/avatar',
  access: 'specialty.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({
    version,
    /** Null for no picture. */
    upload_id: z.nullable(id),
  }),
  reply: item(SpecialtyDetails),
  problems: ['not-found', 'changed', 'upload-not-ready'],
});

export const setSpecialtyPositions = endpoint({
  name: 'set-specialty-positions',
  summary: 'Set the order of the children of a parent; specialties of other parents in it move here',
  method: 'POST',
  path: '/api/shop/categories/set_positions',
  access: 'specialty.write',
  body: z.strictObject({
    kind,
    /** Null for the roots. */
    parent_id: z.nullable(id),
    /** All children in their new order. */
    ids: uniqueArray(id, maxNodes),
    /** Of the order that the client knows. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  reply: item(z.object({ parent_id: z.nullable(id), ids: z.array(id) })),
  problems: ['not-found', 'changed', 'specialty-inside-itself', 'specialty-too-deep', 'too-many-specialties'],
});
