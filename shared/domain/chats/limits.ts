/**
 * `text` is characters of a post, `files` those of a post, `posts` those of a channel, `answers` the canned answers. A
 * post of 4,000 characters in an event fits into a frame of API Gateway (32 KB).
 */
export const chatLimits = { text: 4000, files: 5, posts: 20_000, answers: 50, answer: 1000 } as const;

/** Minutes for which the author of a post may edit it. */
export const minutesToEdit = 15;
