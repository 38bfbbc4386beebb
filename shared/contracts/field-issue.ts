import * as z from 'zod/mini';
import { type FieldIssue, type FieldKey, fieldKeys } from '../domain/problem.ts';

type Issue = z.core.$ZodIssue;

/** Issues do not contain their input, so this word marks a missing value. */
const missing = 'missing';
const notFilledIn: readonly unknown[] = [undefined, null, ''];
const typeCodes: readonly (string | undefined)[] = ['invalid_type', 'invalid_format', 'invalid_value'];
z.config({
  customError: ({ code, input }) => (typeCodes.includes(code) && notFilledIn.includes(input) ? missing : undefined),
});

/** Issues without their own message use `wrong-format`. */
const toFieldKey = (key: string): FieldKey => fieldKeys.find((each) => each === key) ?? 'wrong-format';

/** The messages for each invalid field, by path; forms and the server use the same ones. */
export const fieldIssues = (error: z.core.$ZodError): Record<string, FieldIssue> => {
  const issues = error.issues.flatMap(flatten);
  const unknown = issues.filter(isUnknownField).slice(0, maxUnknownKeys);
  const others = issues.filter((issue) => !isUnknownField(issue)).slice(0, mostNamed);
  return Object.fromEntries([...others, ...unknown].map((issue) => [pathOf(issue), describe(issue)]));
};

/** The client controls the number and length of unknown field names, so the response lists only this many. */
const maxUnknownKeys = 10;
const mostNamed = 50;
const longestPath = 100;
const isUnknownField = ({ code }: Issue) => code === 'unrecognized_keys';
const pathOf = ({ path }: Issue) => path.join('.').slice(0, longestPath);

/**
 * For a union: the issues of the branch that was meant, or matched best. Each unknown key becomes an issue of its own.
 */
const flatten = (issue: Issue): Issue[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, maxUnknownKeys).map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const [closest = []] = issue.errors.toSorted(
    (a, b) => Number(a.some(isOtherBranch)) - Number(b.some(isOtherBranch)) || a.length - b.length,
  );
  return closest
    .map((inner) => ({ ...withAllChoices(inner, issue.errors), path: [...issue.path, ...inner.path] }) as Issue)
    .flatMap(flatten);
};

/** The value is of another type, or another literal names the branch. */
const isOtherBranch = (issue: Issue): boolean =>
  issue.code === 'invalid_type' ? issue.path.length === 0 : isOtherLiteral(issue);
const isOtherLiteral = (issue: Issue) => issue.code === 'invalid_value' && issue.values.length === 1;

/** Where no branch has the value, the literals of all branches are the choices. */
const withAllChoices = (issue: Issue, branches: readonly Issue[][]): Issue => {
  if (issue.code !== 'invalid_value' || !isOtherLiteral(issue)) return issue;
  const same = branches.flat().filter((each) => each.path.join('.') === issue.path.join('.'));
  return { ...issue, values: [...new Set(same.flatMap((each) => (each.code === 'invalid_value' ? each.values : [])))] };
};

const describe = (issue: Issue): FieldIssue => {
  if (issue.message === missing) return { key: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return { key: toFieldKey(`not-${issue.expected}`) };
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? { key: 'required' }
        : { key: toFieldKey(`${sizeOf(issue.origin)}-too-small`), params: limitOf(issue.origin, issue.minimum) };
    case 'too_big':
      return { key: toFieldKey(`${sizeOf(issue.origin)}-too-big`), params: limitOf(issue.origin, issue.maximum) };
    case 'invalid_value':
      return { key: 'not-a-choice', params: { choices: issue.values.join(', ') } };
    case 'invalid_format':
      return { key: toFieldKey(`not-${issue.format.replace(' ', '-')}`) };
    case 'unrecognized_keys':
      return { key: 'unknown-field' };
    case 'custom':
      return { key: toFieldKey(issue.message), ...(issue.params && { params: issue.params }) };
    default:
      return { key: 'wrong-format' };
  }
};

/** The unit of a size limit: characters, entries, or the number itself. */
const sizeOf = (origin: string): string => (['string', 'array'].includes(origin) ? origin : 'number');

/** `count` selects the plural form of the message; a plain number limit needs none. */
const limitOf = (origin: string, limit: number | bigint): Record<string, number> =>
  sizeOf(origin) === 'number' ? { limit: Number(limit) } : { count: Number(limit) };
