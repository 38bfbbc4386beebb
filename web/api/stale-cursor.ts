import { ApiProblem } from './problem.ts';

type Paged = { query?: Readonly<Record<string, unknown>> };

/**
 * Sends a request of a list. A remembered address may have a cursor of other days or of another order: the server
 * refuses it, and the request is sent once more without it, so that the page number counts.
 */
export const withStaleCursor = async <R extends Paged, A>(request: R, send: (request: R) => Promise<A>): Promise<A> => {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.fields['cursor'] || request.query?.['cursor'] === undefined)
      throw error;
    const { cursor: _, ...query } = request.query;
    return send({ ...request, query });
  }
};
