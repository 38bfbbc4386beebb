import type * as z from 'zod';
import type { FieldIssue } from '../domain/problem.ts';

type Issue = z.core.$ZodIssue;

/** Formats that a contract names; each has its own sentence. Others share `wrong-format`. */
const formats = new Set(['datetime', 'date', 'time', 'phone', 'whole number', 'email']);

/** What to tell a person about one field, by path; the same for a form and for the server's answer. */
export const fieldIssues = (error: z.ZodError): Record<string, FieldIssue> =>
  Object.fromEntries(error.issues.flatMap(flatten).map((issue) => [issue.path.join('.'), describe(issue)]));

/** A union's issues are those of the branch that came closest; every unknown key is a field of its own. */
const flatten = (issue: Issue): Issue[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue).flatMap(flatten);
};

const describe = (issue: Issue): FieldIssue => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? { key: 'required' } : { key: `not-${issue.expected}` };
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? { key: 'required' }
        : {
            key: `${issue.origin === 'string' || issue.origin === 'array' ? issue.origin : 'number'}-too-small`,
            params: { minimum: Number(issue.minimum) },
          };
    case 'too_big':
      return {
        key: `${issue.origin === 'string' || issue.origin === 'array' ? issue.origin : 'number'}-too-big`,
        params: { maximum: Number(issue.maximum) },
      };
    case 'invalid_value':
      return { key: 'not-a-choice', params: { choices: issue.values.join(', ') } };
    case 'invalid_format':
      return { key: formats.has(issue.format) ? `not-${issue.format.replace(' ', '-')}` : 'wrong-format' };
    case 'unrecognized_keys':
      return { key: 'unknown-field' };
    case 'custom':
      return { key: issue.message };
    default:
      return { key: 'wrong-format' };
  }
};
