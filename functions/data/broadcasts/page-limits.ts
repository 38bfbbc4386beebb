/**
 * `people` of a page: each takes up to three writes of its transaction, which has at most 100. `pages` of a run, which
 * take a minute or so; the next ones are another run. Tests set lower ones.
 */
export const pageLimits = { people: 30, pages: 400 };
