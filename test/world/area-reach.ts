import type { Role } from '#shared/domain/roles.ts';
import type { World } from './world.ts';

/** What a record is to the people of a world; `same` is another record of their company. */
export const relations = ['own', 'same', 'other'] as const;
export type Records = Record<(typeof relations)[number], string>;

export type Kind = {
  /** Paths whose {id} names such a record. */
  paths?: readonly RegExp[];
  /**
   * docs/rules.md, "Companies and scope": the relations of the records that a role reaches. Written here again,
   * independently of the data layer.
   */
  reach: Partial<Record<Role, string>>;
  /** Ids of records that are not used for any other route. */
  records: (world: World, nth: number) => Records | Promise<Records>;
};

export type AreaReach = {
  kinds?: Readonly<Record<string, Kind>>;
  /** For routes without an id in the path: the field of the body or of the query that names a record of any area. */
  namedByBody?: Readonly<Record<string, { field: string; kind: string }>>;
  /** Routes whose record belongs to one account, whatever its role. Their own tests check that nobody else reaches it. */
  ofOneAccount?: readonly string[];
  /** Routes that remove their record, so that each role gets records of its own. */
  removesItsRecord?: readonly string[];
  /**
   * Requests that cannot succeed on these records: the refusals that follow once the role and the record were admitted.
   * A code, the fields that it names, and the role before it where only one role is refused. Every other request of a
   * role for a record that it reaches must succeed.
   */
  refusals?: Readonly<Record<string, readonly string[]>>;
  /** Optional fields that the area's requests have nevertheless, because the rules require them. */
  optionalFields?: readonly string[];
  /** Path parameters other than `id`, of what is the caller's own. */
  params?: Readonly<Record<string, string>>;
  /** Values of the fields of the area's requests, by name, for a request about the record `id`. */
  values?: (world: World) => Values | Promise<Values>;
};
export type Values = (id: string) => Record<string, unknown>;
