import { Problem } from '#shared/domain/problem.ts';

/** Lambda does not send larger responses. The JSON body is a string inside the JSON of the response. */
const maxBytes = 6 * 1024 * 1024;
/** For the headers and for larger rows on other pages. */
const margin = 0.9;
/** Escaped, a UTF-16 unit of a body takes at most 4 bytes, so a shorter body needs no counting. */
const surelyFitting = (maxBytes * margin) / 4;

type Paged = { per_page?: unknown; data?: unknown };

/** Throws invalid-input at `per_page`, with the number of rows that fit, for a page that Lambda would not send. */
export const requireFittingPage = (body: string, reply: unknown): void => {
  const { per_page, data } = reply as Paged;
  if (body.length <= surelyFitting || per_page === undefined || !Array.isArray(data)) return;
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes <= maxBytes * margin) return;
  const limit = Math.max(1, Math.floor((data.length * maxBytes * margin) / bytes));
  throw new Problem('invalid-input', { fields: { per_page: { key: 'number-too-big', params: { limit } } } });
};
