type Query = Record<string, string> | undefined;
/**
 * The number of the first event of a connection, from the query of its address; undefined without one. A client that
 * names its last connection gets a new one, from 0, and fetches what it missed.
 */
export const firstEvent = (query: Query): number | undefined => {
  const { connection_id, sequence_number } = query ?? {};
  if (sequence_number === undefined) return undefined;
  return connection_id || !/^\d{1,9}$/.test(sequence_number) ? 0 : Number(sequence_number);
};
