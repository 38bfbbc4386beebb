import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { readableComments, readableCommentsOfBacked } from '#shared/domain/shifts/log-visibility.ts';
import { partyOf } from '#shared/domain/shifts/party.ts';
import type { LogEntry, Shift } from '#shared/domain/shifts/shift.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { type Page, paginateFromNewest, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { ifNotExists, type Item, queryTable, type Write } from '../table.ts';
import { logItems, readShift, shiftKey } from './shift-items.ts';
import { withHistory } from './shifts.ts';

export const ofCommentCount = part('count');

export const commentKey = (shiftId: string, at: string, commentId: string): Key => ({
  pk: `SHIFT#${shiftId}`,
  sk: `COMMENT#${at}#${commentId}`,
});
/** The number of a shift's comments. */
export const commentCountKey = (shiftId: string): Key => ({ pk: `SHIFT#${shiftId}`, sk: 'COUNT' });

const Comment = z.object({
  id,
  text: z.string(),
  at: z.string(),
  by: person,
  instruction: z.boolean(),
  version: z.int(),
  vendor_id: z.nullable(id),
});
export type Comment = z.infer<typeof Comment>;

const comments = entity('comment', Comment);

/** A stored comment, with the shift in whose partition it is. */
export const readComment = (item: Item): Comment & { shift_id: string } => ({
  ...comments.read(item),
  shift_id: String(item['pk']).slice(shiftKey('').pk.length),
});

/**
 * One page, newest first, of the comments that the actor may read on a reachable shift, for a called-up one also of the
 * comments on the shift that it has taken over. Filtered before counting.
 */
export const listComments = async (actor: Actor, shiftId: string, paging: Paging): Promise<Page<Comment>> => {
  const { shift, items } = await withHistory(actor, shiftId, 'COMMENT#');
  const own = readableComments(items.map(comments.read), shift, actor);
  const all = [...own, ...(await inheritedComments(actor, shift))];
  return paginateFromNewest(all.toSorted(byTime), paging);
};

const byTime = (one: Comment, other: Comment): number => Date.parse(one.at) - Date.parse(other.at);

/** The readable comments on the shift that a called-up one has taken over, and on the one that that one took over. */
const inheritedComments = async (actor: Actor, shift: Shift): Promise<Comment[]> => {
  const found: Comment[] = [];
  for (let { called_up } = shift; called_up;) {
    const { pk, sk } = shiftKey(called_up.shift_id);
    const items = await queryTable(pk, { from: 'COMMENT#', to: sk });
    const item = items.find((each) => each['sk'] === sk);
    if (!item) break;
    const backed = readShift(item);
    const written = items.filter((each) => String(each['sk']).startsWith('COMMENT#')).map(comments.read);
    found.push(...readableCommentsOfBacked(written, backed, shift, actor));
    called_up = backed.called_up;
  }
  return found;
};

/** Comments per shift and party (`partyOf`). A page is counted by reading all of them, so their number is bounded. */
const maxComments = 200;

/**
 * The writes of a comment and its log entry. The shift keeps its version, so a comment does not conflict with an edit.
 * Part `count` fails if the shift has the most comments of the actor's party.
 */
export const commentWrites = (actor: Actor, shift: Shift, comment: Comment, entry: LogEntry): Write[] => {
  const [put, ...logged] = commentItems(shift, comment, entry);
  return [
    { part: 'comment', put, if: ifNotExists },
    ...logged.map((item) => ({ part: 'log', put: item })),
    {
      part: ofCommentCount,
      update: commentCountKey(shift.id),
      set: 'ADD #count :one',
      names: { '#count': partyOf(actor) },
      values: { ':one': 1 },
      if: { expression: 'attribute_not_exists(#count) OR #count < :maximum', values: { ':maximum': maxComments } },
    },
  ];
};

export const tooManyComments = () => new Problem('too-many-comments', { params: { limit: maxComments } });

export const commentItems = (shift: Shift, comment: Comment, entry: LogEntry): [Item, ...Item[]] => [
  { ...commentKey(shift.id, comment.at, comment.id), ...comments.store(comment) },
  // The id keeps two comments of the same millisecond and version apart.
  ...logItems(shift, [entry]).map((item) => ({ ...item, sk: `${String(item['sk'])}#${comment.id}` })),
];
