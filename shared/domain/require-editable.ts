import { Problem } from './problem.ts';

/** Throws forbidden at the fields of a change that the actor may not change, and if the actor may change none. */
export const requireEditable = (changes: object, editable: readonly string[]): void => {
  const locked = Object.keys(changes).filter((field) => !editable.includes(field));
  if (editable.length === 0 || locked.length > 0)
    throw new Problem('forbidden', {
      fields: Object.fromEntries(locked.map((field) => [field, { key: 'not-yours-to-change' }])),
    });
};
